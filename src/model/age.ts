/** All that is published of a birth date, which follows from it. */
export type KnownAge = {
  readonly years: number
  readonly builtIn: number
  /** MM-DD */
  readonly changesOn: string
  /** In that year, before the build. */
  readonly hadChanged: boolean
}

/** Whether a day has come in its year, by the calendar where it is asked. @param day MM-DD */
export function hasCome(day: string, today: Date): boolean {
  const [month = 1, date = 1] = day.split('-').map(Number)
  return today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= date)
}

export const ageOn = ({ years, builtIn, changesOn, hadChanged }: KnownAge, today: Date): number =>
  years + today.getFullYear() - builtIn + Number(hasCome(changesOn, today)) - Number(hadChanged)

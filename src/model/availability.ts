import type { ScreenWords } from '../site/words/es'
import { dateText } from './entries'
import { fillIn } from './fill-words'
import type { Profile } from './schema/schema'

/** What follows `disponibilidad`, or stands for it: ' · desde marzo de 2027 · remoto'. */
export function conditions(
  { disponibilidad = '', desde = '', modalidad }: Partial<Profile>,
  words: ScreenWords,
): string {
  const since = desde ? fillIn(words.profile.from, { start: dateText(desde, words) }) : ''
  const mode = modalidad ? words.profile.modes[modalidad] : ''
  const facts = [since, mode].filter(Boolean)
  if (disponibilidad !== '') return facts.map((fact) => `\u00a0· ${fact}`).join('')
  if (since !== '') return `${words.profile.available} ${facts.join('\u00a0· ')}`
  return mode.replace(/^./, (letter) => letter.toUpperCase())
}

const MINUTE_MS = 60_000
const HOUR_MIN = 60

/** Minutes that the clocks of a zone are ahead of UTC. @throws RangeError for a zone unknown here */
function minutesAhead(timeZone: string, now: Date): number {
  // Sweden writes dates as ISO 8601 does.
  const there = now.toLocaleString('sv', { timeZone }).replace(' ', 'T')
  return Math.round((Date.parse(`${there}Z`) - now.valueOf()) / MINUTE_MS)
}

const hoursText = (minutes: number, between: string, unit: string): string => {
  const rest = minutes % HOUR_MIN
  return `${Math.floor(minutes / HOUR_MIN)}${rest === 0 ? unit : `${between}${String(rest).padStart(2, '0')}`}`
}

/**
 * 'hora de Buenos Aires', 'CET': what the served page says, since only a browser knows what o'clock it is there. The
 * build makes it, because engines differ in these names.
 */
export const zoneText = (timeZone: string, { locale }: Pick<ScreenWords, 'locale'>): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** 'GMT−3 · 4 h menos que usted'; undefined where the browser does not know the zone. */
export function localTimeText(timeZone: string, words: ScreenWords, now: Date): string | undefined {
  try {
    const ahead = minutesAhead(timeZone, now)
    const beside = ahead + now.getTimezoneOffset()
    const sign = ahead < 0 ? '−' : '+'
    const zone = ahead === 0 ? 'GMT' : `GMT${sign}${hoursText(Math.abs(ahead), ':', '')}`
    const hours = hoursText(Math.abs(beside), '\u00a0h\u00a0', '\u00a0h')
    const { same, more, less } = words.profile.clock
    const difference = fillIn(beside === 0 ? same : beside > 0 ? more : less, { hours })
    return `${zone}\u00a0· ${difference}`
  } catch {
    return undefined
  }
}

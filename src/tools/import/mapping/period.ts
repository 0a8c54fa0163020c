import type { Period } from '../../../site/model/entries'
import { latestStart } from '../../../site/model/schema/date-fields'
import { isStillGoing, type ReadDate, readDate } from '../values/dates'
import { clean, type Text } from '../values/texts'
import type { Choose } from './context'

type Dates = { startDate?: Text; endDate?: Text; date?: Text }

const isPossible = (start: ReadDate | undefined) =>
  start !== undefined && start.year <= latestStart()

/** Months since year 0, by which a year alone is told to begin or to end. */
const monthOf = ({ year, month }: ReadDate, otherwise: number) => year * 12 + (month ?? otherwise)

/** The site's period; a start that nobody says is left out, what cannot be read is told. */
export function periodFrom({ startDate, endDate }: Dates, choose: Choose): Period {
  const [said, end] = [readDate(startDate), readDate(endDate)]
  const start = said !== undefined && isPossible(said) ? said : undefined
  const isTold = start ? !start.isWhole : clean(startDate) !== undefined
  const anioInicio = isTold ? choose('anioInicio', start?.year, startDate) : start?.year
  const from = {
    ...(anioInicio !== undefined && { anioInicio }),
    ...(start?.month !== undefined && { mesInicio: start.month }),
  }
  if (end === undefined) {
    const isRead = clean(endDate) === undefined || isStillGoing(endDate)
    return { ...from, anioFin: isRead ? null : choose('anioFin', null, endDate) }
  }
  if (start !== undefined && monthOf(end, 12) < monthOf(start, 1)) {
    return { ...from, anioFin: choose('anioFin', start.year, endDate) }
  }
  const anioFin = end.isWhole ? end.year : choose('anioFin', end.year, endDate)
  return { ...from, anioFin, ...(end.month !== undefined && { mesFin: end.month }) }
}

/** @param today `AAAA-MM-DD` */
export function isOver(endDate: Text, today: string): boolean {
  const end = readDate(endDate)
  const [year = 0, month = 0] = today.split('-').map(Number)
  return end !== undefined && monthOf(end, 0) <= year * 12 + month
}

/** `AAAA-MM` or `AAAA`, where the source says one. */
export function dateFrom(date: Text, choose: Choose): Text {
  const read = readDate(date)
  if (read === undefined) return clean(date) && choose('fecha', undefined, date)
  const month = read.month === undefined ? '' : `-${String(read.month).padStart(2, '0')}`
  return read.isWhole ? `${read.year}${month}` : choose('fecha', `${read.year}`, date)
}

/** End and start; what has no date is older than all else. */
function monthsOf({ startDate, date, endDate = date }: Dates) {
  const [start, end] = [readDate(startDate), readDate(endDate)].map(
    (read) => read && monthOf(read, 0),
  )
  const isGoing = isStillGoing(endDate) || (end === undefined && start !== undefined)
  return { end: isGoing ? Number.POSITIVE_INFINITY : (end ?? 0), start: start ?? 0 }
}

/** Those that go on, then by their end and by their start; those without dates stay in their order. */
export const newestFirst = <Entry extends Dates>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => {
    const [a, b] = [monthsOf(one), monthsOf(other)]
    return a.end === b.end ? b.start - a.start : b.end - a.end
  })

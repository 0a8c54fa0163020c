import type { Period } from '../../../site/model/entries'
import { latestStart } from '../../../site/model/schema/date-fields'
import { isStillGoing, type ReadDate, readDate } from '../values/dates'
import { clean, type Text } from '../values/texts'
import type { Choose } from './context'

const isPossible = (start: ReadDate | undefined) =>
  start !== undefined && start.year <= latestStart()

/** Months since year 0, by which a year alone is told to begin or to end. */
const monthOf = ({ year, month }: ReadDate, otherwise: number) => year * 12 + (month ?? otherwise)

/** The site's period; a start that nobody says is left out, what cannot be read is told. */
export function periodFrom(
  { startDate, endDate }: { startDate?: Text; endDate?: Text },
  choose: Choose,
): Period {
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

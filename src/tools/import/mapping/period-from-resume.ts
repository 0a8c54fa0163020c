import type { Period } from '../../../site/model/entries'
import { latestStart } from '../../../site/model/schema/date-fields'
import { showValue } from '../../content/show-value'
import { messages } from '../spoken'
import { isStillGoing, type ReadDate, readDate } from '../values/resume-dates'
import { clean, type Text } from '../values/resume-values'
import { chosen, type Notes } from './mapped'

export type Dates = { startDate?: Text; endDate?: Text }

/** For a date that the resume does not say; `npm run check` finds it. */
export const UNKNOWN_YEAR = 1900

const resumeSays = (text: Text) => {
  const shown = clean(text)
  return shown === undefined ? undefined : messages().import.resumeSays(showValue(shown))
}

function startFrom(text: Text, end: ReadDate | undefined, notes: Notes) {
  const read = readDate(text)
  if (read !== undefined && read.year <= latestStart()) {
    if (!read.isWhole) chosen(notes, 'anioInicio', read.year, resumeSays(text))
    return read
  }
  const isPast = end !== undefined && end.year <= latestStart()
  const year = isPast ? end.year : UNKNOWN_YEAR
  chosen(notes, 'anioInicio', year, resumeSays(text))
  return { year, month: undefined }
}

const isBefore = (end: ReadDate, start: { year: number; month?: number | undefined }) =>
  end.year < start.year || (end.year === start.year && (end.month ?? 12) < (start.month ?? 1))

const months = (start: number | undefined, end: number | undefined) => ({
  ...(start !== undefined && { mesInicio: start }),
  ...(end !== undefined && { mesFin: end }),
})

export function periodFromResume({ startDate, endDate }: Dates, notes: Notes): Period {
  const end = readDate(endDate)
  const start = startFrom(startDate, end, notes)
  const anioInicio = start.year
  if (end === undefined) {
    const isUnread = clean(endDate) !== undefined && !isStillGoing(endDate)
    if (isUnread) chosen(notes, 'anioFin', null, resumeSays(endDate))
    return { anioInicio, anioFin: null, ...months(start.month, undefined) }
  }
  if (isBefore(end, start)) {
    const why = messages().import.endBeforeStart(clean(endDate) ?? '')
    chosen(notes, 'anioFin', anioInicio, why)
    return { anioInicio, anioFin: anioInicio, ...months(start.month, undefined) }
  }
  if (!end.isWhole) chosen(notes, 'anioFin', end.year, resumeSays(endDate))
  return { anioInicio, anioFin: end.year, ...months(start.month, end.month) }
}

/** Compares only the part of today that the date states. @param today `AAAA-MM-DD` */
export function isOver(endDate: Text, today: string): boolean {
  const end = readDate(endDate)
  if (end === undefined) return false
  const [year = 0, month = 0] = today.split('-').map(Number)
  if (end.year !== year || end.month === undefined) return end.year <= year
  const day = /-(\d{2})$/.exec(/^\d{4}-\d{2}-\d{2}/.exec(clean(endDate) ?? '')?.[0] ?? '')?.[1]
  if (end.month !== month || day === undefined) return end.month <= month
  return day <= today.slice(-2)
}

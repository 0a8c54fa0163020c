import { isStillGoing, readDate } from '../values/resume-dates'

type Period = { startDate?: string; endDate?: string }

const SEPARATOR =
  /\s+(?:-|–|—|to|until|hasta|a|al|bis|à)\s+|\s*[–—]\s*|(?<=\d{4})\s*-\s*(?=\d{4}|[^\d\s])/i

/** 'March 2016 - Present', '2019 – 2021' or `{ start, end }` as two dates. */
export function periodOf(value: unknown): Period {
  if (typeof value === 'object' && value !== null) {
    const { start, end } = value as Record<string, unknown>
    return {
      ...(typeof start === 'string' && start !== '' && { startDate: start }),
      ...(typeof end === 'string' && end !== '' && { endDate: end }),
    }
  }
  if (typeof value !== 'string' || value.trim() === '') return {}
  const text = value.trim()
  const [start = '', end, ...rest] = text.split(SEPARATOR)
  if (end === undefined || rest.length > 0) return { startDate: text }
  // 'Sep - Dec 2021': the year of the end is that of the start.
  const year = readDate(end)?.year
  const isPeriod = readDate(end) !== undefined || isStillGoing(end)
  if (!isPeriod) return { startDate: text }
  const startDate = readDate(start) === undefined && year ? `${start} ${year}` : start
  return { startDate, endDate: end }
}

import { isStillGoing, readDate } from '../values/dates'
import type { Text } from '../values/texts'

type Dated = { startDate?: Text; endDate?: Text; isAside?: boolean }

/** Months since year 0 of end and start; what has no date is older than all else. */
function whenOf({ startDate, endDate, isAside = false }: Dated): [end: number, start: number] {
  const months = (text: Text) => {
    const read = readDate(text)
    return read && read.year * 12 + (read.month ?? 0)
  }
  const [start, end] = [months(startDate), months(endDate)]
  const isGoing = isStillGoing(endDate) || (end === undefined && start !== undefined)
  if (!isGoing) return [end ?? 0, start ?? 0]
  // Beside the present job, whenever it began.
  return [Number.POSITIVE_INFINITY, isAside ? 0 : (start ?? 0)]
}

/** Those that go on, then by their end and by their start; those without dates stay in their order. */
export const newestFirst = <Entry extends Dated>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => {
    const [[end, start], [otherEnd, otherStart]] = [whenOf(one), whenOf(other)]
    return end === otherEnd ? otherStart - start : otherEnd - end
  })

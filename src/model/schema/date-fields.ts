import * as v from 'valibot'
import {
  type Expected,
  type FieldProblem,
  marked,
  ofKind,
  problemsIn,
  wholeBetween,
} from './fields'

export const year = (expected: Expected = 'year') => wholeBetween(expected, 1900, 2200)
export const endYear = () =>
  marked(
    { kind: 'year', month: 'mesFin' },
    v.union([year('endYear'), v.literal(''), v.null()], 'endYear'),
  )
export const month = () => ofKind('month', wholeBetween('month', 1, 12))
/** Of an entry; some lists want its end. */
export const period = {
  anioInicio: v.optional(marked({ kind: 'year', month: 'mesInicio' }, year())),
  anioFin: v.optional(endYear()),
  mesInicio: v.optional(month()),
  mesFin: v.optional(month()),
}
/** `2024` or `2024-05`. */
export const yearMonth = () =>
  ofKind(
    'yearMonth',
    v.message(
      v.pipe(v.string(), v.regex(/^(?:19|20|21)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/)),
      'yearMonth',
    ),
  )

function isRealAndPast(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.valueOf()) || !day.toISOString().startsWith(date)) return false
  return day.getUTCFullYear() >= 1900 && day.valueOf() <= Date.now()
}

export const birthDay = () => {
  const form = v.pipe(v.string(), v.isoDate(), v.check(isRealAndPast))
  return ofKind('date', v.message(form, 'birthDay'))
}

/** Something may be about to begin, and be planned to end. */
const MOST_YEARS_AHEAD = 1
export const latestStart = (): number => new Date().getUTCFullYear() + MOST_YEARS_AHEAD
const FINISHED = /^(?:(?:finalizad|terminad|complet|graduad)[oa]s?|finished|completed|graduated)\b/i

export function dateProblems(entry: Readonly<Record<string, unknown>>): FieldProblem[] {
  const { anioInicio, anioFin, mesInicio, mesFin, estado } = entry
  const [start, end, startMonth, endMonth] = [anioInicio, anioFin, mesInicio, mesFin].map(
    (value) => (typeof value === 'number' ? value : Number.NaN),
  ) as [number, number, number, number]
  const latest = latestStart()
  const isOpen = anioFin === null || anioFin === ''
  const isFinished = typeof estado === 'string' && FINISHED.test(estado)
  // What is no number is neither more nor less than another.
  return problemsIn([
    [anioInicio === undefined && mesInicio !== undefined, 'mesInicio', 'noStartMonth'],
    [start > latest && start <= 2200, 'anioInicio', `startNotFuture:${latest}`],
    [isOpen && mesFin !== undefined, 'mesFin', 'noEndMonth'],
    [isOpen && anioInicio !== undefined && isFinished, 'anioFin', `endOfFinished:${estado}`],
    [end < start, 'anioFin', 'endAfterStart'],
    [end === start && endMonth < startMonth, 'mesFin', 'endMonthAfterStart'],
  ])
}

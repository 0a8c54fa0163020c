import * as v from 'valibot'
import type { Period } from '../../../model/entries'
import {
  latestStart,
  month as monthSchema,
  year as yearSchema,
} from '../../../model/schema/date-fields'
import { lettersOf } from '../../content/intl-names'
import { clean, type Text } from './texts'

type ReadDate = {
  year: number
  /** 1 to 12 */
  month?: number
  /** False when the text says more than was read: 'Spring 2021'. */
  isWhole: boolean
}

/** Longer ones are no dates, and would keep the expressions below busy. */
const MOST_CHARACTERS = 100
const LOCALES = ['es', 'en', 'pt', 'fr', 'de', 'it']
const SHORTEST_MONTH_LETTERS = 3

const MONTHS = Array.from({ length: 12 }, (_, index) =>
  LOCALES.map((locale) => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
    return lettersOf(format.format(Date.UTC(2000, index)))
  }),
)

/** 1 to 12 for 'Sep', 'sept.', 'septiembre', 'March'; undefined for other and ambiguous words. */
function monthNamed(word: string): number | undefined {
  const wanted = lettersOf(word)
  if (wanted.length < SHORTEST_MONTH_LETTERS) return undefined
  const found = MONTHS.flatMap((names, index) =>
    names.some((name) => name.startsWith(wanted)) ? [index + 1] : [],
  )
  return found.length === 1 ? found[0] : undefined
}

/** Of '2021-09-30T10:00', and not of 'OCT2021'. */
const TIME = /(?<=\d)T\d.*$/
const YEAR = /(?<!\d)\d{4}(?!\d)/g
const WORDS = /\p{L}+\.?/gu
const FILLER =
  /^(?:de|del|d|of|do|da|st|nd|rd|th|year|ano|month|mes|desde|since|from|depuis|seit)\.?$/i
/** 2021-09-30, 2021/9, 2021.9.1: the month comes first. */
const YEAR_FIRST = /^\d{4}\D/

/** 01.04.2021: where full stops stand, the day comes first. */
const DAY_FIRST = /^\d{1,2}\.\s?\d{1,2}\.\s?\d{4}/

/** The number that is the month; of 05/06/2021 either may be. */
function monthAmong(text: string, numbers: readonly number[]): number | undefined {
  let possible = [...new Set(numbers)]
  if (YEAR_FIRST.test(text)) possible = numbers.slice(0, 1)
  if (DAY_FIRST.test(text)) possible = numbers.slice(1, 2)
  const months = possible.filter((number) => v.is(monthSchema(), number))
  return months.length === 1 ? months[0] : undefined
}

/** The year and month that a resume means; undefined where it names no year. */
export function readDate(value: Text): ReadDate | undefined {
  const whole = clean(value) ?? ''
  const text = whole.length > MOST_CHARACTERS ? '' : whole.replace(TIME, '')
  const [said, ...others] = text.match(YEAR) ?? []
  const year = Number(said)
  if (said === undefined || others.length > 0 || !v.is(yearSchema(), year)) return undefined
  const words = (text.match(WORDS) ?? []).filter((word) => !FILLER.test(word))
  const numbers = (text.replace(YEAR, ' ').match(/\d+/g) ?? []).map(Number)
  const month = words.length === 0 ? monthAmong(text, numbers) : monthNamed(words.join(' '))
  if (month !== undefined) return { year, month, isWhole: words.length < 2 }
  return { year, isWhole: words.length === 0 && numbers.length === 0 }
}

/** 'Mar 4, 1990' and '4 de marzo de 1990' as `AAAA-MM-DD`; undefined where a part is not certain. */
export function isoDay(value: Text): string | undefined {
  const { year, month, isWhole } = readDate(value) ?? {}
  const numbers = value?.replace(YEAR, ' ').match(/\d+/g) ?? []
  // Of '1990-03-04' the last is the day.
  const day = Number(YEAR_FIRST.test(value ?? '') ? numbers[1] : numbers[0])
  if (year === undefined || month === undefined || !isWhole) return undefined
  const read = new Date(Date.UTC(year, month - 1, day))
  const isReal = read.getUTCMonth() === month - 1 && read.getUTCDate() === day
  return isReal ? read.toISOString().slice(0, 'AAAA-MM-DD'.length) : undefined
}

const STILL_GOING =
  /^(?:(?:to )?presente?|current(?:ly)?|now|today|ongoing|to date|actual(?:idad|mente)?|(?:a )?la actualidad|hoy|en curso|hasta la fecha|atual|aktuell|heute|laufend|attuale|oggi|aujourd[’']hui|en cours)\.?$/i

export const isStillGoing = (value: Text): boolean => STILL_GOING.test(clean(value) ?? '')

const SEPARATOR =
  /\s+(?:-|–|—|to|until|hasta|a|al|bis|à)\s+|\s*[–—]\s*|(?<=\d{4})\s*-\s*(?=\d{4}|[^\d\s])/i

/** 'March 2016 - Present' and '2019 – 2021' as two dates. */
export function periodOf(text: string): { startDate: string; endDate?: string } {
  const [start = '', end, ...rest] = text.length > MOST_CHARACTERS ? [] : text.split(SEPARATOR)
  const isPeriod = rest.length === 0 && (readDate(end) !== undefined || isStillGoing(end))
  if (end === undefined || !isPeriod) return { startDate: text }
  // 'Sep - Dec 2021': the year of the end is that of the start.
  const year = readDate(end)?.year
  const startDate = readDate(start) === undefined && year ? `${start} ${year}` : start
  return { startDate, endDate: end }
}

type Dates = { startDate?: Text; endDate?: Text; date?: Text }

/** Months since year 0, by which a year alone is told to begin or to end. */
const monthOf = ({ year, month }: ReadDate, otherwise: number) => year * 12 + (month ?? otherwise)

/** Notes that a value had to be chosen in an entry, and returns it. */
export type Choose = <Value>(field: string, used: Value, said?: Text) => Value

/** The site's period; what nobody says is left out, what cannot be read is told. */
export function periodFrom({ startDate, endDate }: Dates, choose: Choose): Partial<Period> {
  const [said, end] = [readDate(startDate), readDate(endDate)]
  const start = said && said.year <= latestStart() ? said : undefined
  const isTold = start ? !start.isWhole : clean(startDate) !== undefined
  const anioInicio = isTold ? choose('anioInicio', start?.year, startDate) : start?.year
  const from = {
    ...(anioInicio !== undefined && { anioInicio }),
    ...(start?.month !== undefined && { mesInicio: start.month }),
  }
  if (end === undefined) {
    if (isStillGoing(endDate)) return { ...from, anioFin: null }
    return clean(endDate) === undefined ? from : choose('anioFin', from, endDate)
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

/** `2021` or `2021-03`; '' without a year. */
export const dateText = (year: unknown, month: unknown): string =>
  year && month ? `${year}-${String(month).padStart(2, '0')}` : String(year || '')

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

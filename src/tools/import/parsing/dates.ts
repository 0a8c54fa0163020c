import * as v from 'valibot'
import type { Period } from '../../../model/entries'
import type { Fields } from '../../../model/objects'
import {
  latestStart,
  month as monthSchema,
  year as yearSchema,
} from '../../../model/schema/date-fields'
import { AFTER_UNTIL, isNowWord, monthNamed, SEPARATORS, withoutUntil } from './date-words'
import { clean, type Text } from './texts'

type ReadDate = {
  year: number
  /** 1 to 12 */
  month?: number
  /** Of the month, as the text says it. */
  day?: number
  /** False when the text says more than was read: 'Spring 2021'. */
  isWhole: boolean
}

/** Longer ones are no dates, and would keep the expressions below busy. */
const MOST_CHARACTERS = 100

/** The zeros of the digits that Arabic, Persian, Hindi, Bengali and full-width texts have. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10]
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu

const withPlainDigits = (text: string): string =>
  text.replace(OTHER_DIGIT, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = ZEROS.find((each) => code >= each && code < each + 10)
    return zero === undefined ? digit : String(code - zero)
  })

/** Of '2021-09-30T10:00', '2021-09-30 10:00:00 UTC' and '09/11/23, 11:27 AM'; and not of 'OCT2021'. */
const TIME = /(?<=\d)(?:T|,?\s+(?:at\s+)?)\d{1,2}:\d{2}.*$/
/** LinkedIn writes so in every country: month, day, and year of this century. */
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(?:20)?(\d{2}),?\s\d{1,2}:\d{2}(?::\d{2})?\s[AP]M$/
/** How long it took: '(1 yr 2 mos)', '· 2 años'. */
const LASTING = /\s*(?:\((?=[^()]*\d)(?![^()]*\d{4})[^()]*\)|·(?!.*\d{4}).*)\s*$/
export const withoutLength = (text: string): string => text.replace(LASTING, '')
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s/i
/** "Sept '19": before an apostrophe the century is left out. */
const SHORT_YEAR = /(?<!\d)['’](\d{2})(?!\d)/
/** '2020年4月': number and word. */
const UNIT = /(?<=\d)\s*[年月日년월일]/gu
const YEAR = /(?<!\d)\d{4}(?!\d)/g
const WORDS = /[\p{L}\p{M}]+\.?/gu
/** 2021-09-30, 2021/9, 2021.9.1: the month comes first. */
const YEAR_FIRST = /^\d{4}\D/
/** 01.04.2021: where full stops stand, the day comes first. */
const DAY_FIRST = /^\d{1,2}\.\s?\d{1,2}\.\s?\d{4}/

const isMonth = (number: number | undefined) => v.is(monthSchema(), number)

/** The numbers that are month and day; of 05/06/2021 either may be. */
function monthAndDay(text: string, numbers: readonly number[]) {
  const [first, second, ...others] = numbers
  const possible = [
    ...(DAY_FIRST.test(text) ? [] : [{ month: first, day: second }]),
    ...(YEAR_FIRST.test(text) ? [] : [{ month: second, day: first }]),
  ].filter(({ month }) => isMonth(month))
  const [read] = possible
  const isSure = others.length === 0 && possible.every(({ month }) => month === read?.month)
  return isSure ? read : undefined
}

/** Of two digits the year that is not in the future. */
const fullYear = (years: number): number => years + (2000 + years <= latestStart() ? 2000 : 1900)

/** The year and month that a resume means; undefined where it names no year. @param language of the resume */
export function readDate(value: Text, language?: string): ReadDate | undefined {
  const said = withPlainDigits(clean(value) ?? '')
  if (said.length > MOST_CHARACTERS) return undefined
  const [, ...american] = AMERICAN.exec(said) ?? []
  const [first, second, century = 0] = american.map(Number)
  if (isMonth(first)) return { year: 2000 + century, month: first, day: second, isWhole: true }
  const text = said
    .replace(TIME, '')
    .replace(LASTING, '')
    .replace(WEEKDAY, '')
    .replace(SHORT_YEAR, (_, years) => String(fullYear(Number(years))))
    .replace(UNIT, ' ')
  const [written, ...others] = text.match(YEAR) ?? []
  const year = Number(written)
  if (written === undefined || others.length > 0 || !v.is(yearSchema(), year)) return undefined
  const named = monthNamed(text.match(WORDS) ?? [], language)
  const numbers = (text.replace(YEAR, ' ').match(/\d+/g) ?? []).map(Number)
  if (named === undefined) {
    const { month, day } = monthAndDay(text, numbers) ?? {}
    return { year, month, day, isWhole: month !== undefined || numbers.length === 0 }
  }
  const [day, ...more] = numbers
  return named === 'unknown'
    ? { year, isWhole: false }
    : { year, month: named, day, isWhole: more.length === 0 }
}

/** 'Mar 4, 1990' and '4 de marzo de 1990' as `AAAA-MM-DD`; undefined where a part is not certain. */
export function isoDay(value: Text, language?: string): string | undefined {
  const { year, month, day, isWhole } = readDate(value, language) ?? {}
  if (year === undefined || month === undefined || day === undefined || !isWhole) return undefined
  const read = new Date(Date.UTC(year, month - 1, day))
  const isReal = read.getUTCMonth() === month - 1 && read.getUTCDate() === day
  return isReal ? read.toISOString().slice(0, 'AAAA-MM-DD'.length) : undefined
}

export const isStillGoing = (value: Text): boolean => {
  const said = clean(value) ?? ''
  const text = said.length > MOST_CHARACTERS ? '' : withoutLength(said)
  return isNowWord(text) || isNowWord(withoutUntil(text))
}

/** '2019/20' and '2019-21'; the second number may be a month's. */
const YEARS = /^(\d{4})\s*[-–/]\s*(\d{2})$/
const MOST_MONTHS = 12

type Said = { startDate?: string; endDate?: string }

/** 'March 2016 - Present', '2019 – 2021' and 'until 2020' as what they say of two dates. */
export function periodOf(said: string): Said {
  const text = said.length > MOST_CHARACTERS ? '' : withoutLength(said.trim())
  const isEnd = (end: Text) => readDate(end) !== undefined || isStillGoing(end)
  for (const separator of SEPARATORS) {
    const [start = '', end, ...rest] = text.split(separator)
    if (end === undefined || rest.length > 0 || !isEnd(end)) continue
    // 'Sep - Dec 2021': the year of the end is that of the start.
    const dated = `${start} ${readDate(end)?.year}`
    const { month, isWhole } = (readDate(start) === undefined && readDate(dated)) || {}
    return { startDate: month && isWhole ? dated : start, endDate: end }
  }
  const [, from = '', years = ''] = YEARS.exec(text) ?? []
  if (Number(years) > MOST_MONTHS && from.slice(2) < years) {
    return { startDate: from, endDate: from.slice(0, 2) + years }
  }
  const lone = text.replace(AFTER_UNTIL, '')
  return lone !== text && isEnd(lone) ? { endDate: lone } : { startDate: said }
}

type Dates = { startDate?: Text; endDate?: Text; date?: Text }

/** Months since year 0, by which a year alone is told to begin or to end. */
const monthOf = ({ year, month }: ReadDate, otherwise: number) => year * 12 + (month ?? otherwise)

/** Tells that a value had to be chosen in an entry, and returns it. @param beside what else it says */
export type Choose = <Value>(field: string, used: Value, said?: Text, beside?: Fields) => Value

/** The site's period; what nobody says is left out, what cannot be read is told. */
export function periodFrom(
  { startDate, endDate }: Dates,
  choose: Choose,
  language: Text,
): Partial<Period> {
  const said = readDate(startDate, language)
  const end = readDate(endDate && withoutUntil(endDate), language)
  const start = said && said.year <= latestStart() ? said : undefined
  const isTold = start ? !start.isWhole : clean(startDate) !== undefined
  const anioInicio = isTold ? choose('anioInicio', start?.year, startDate) : start?.year
  const from = {
    ...(anioInicio !== undefined && { anioInicio }),
    ...(start?.month !== undefined && { mesInicio: start.month }),
  }
  if (end === undefined) {
    if (isStillGoing(endDate)) return { ...from, anioFin: null }
    if (clean(endDate) === undefined) return from
    // It has ended, so that it is no present post.
    const anioFin = choose('anioFin', start?.year, endDate)
    return anioFin === undefined ? from : { ...from, anioFin }
  }
  if (start !== undefined && monthOf(end, 12) < monthOf(start, 1)) {
    return { ...from, anioFin: choose('anioFin', start.year, endDate) }
  }
  const anioFin = end.isWhole ? end.year : choose('anioFin', end.year, endDate)
  return { ...from, anioFin, ...(end.month !== undefined && { mesFin: end.month }) }
}

/** `AAAA-MM` or `AAAA`, where the source says one. */
export function dateFrom(date: Text, choose: Choose, language: Text): Text {
  const read = readDate(date, language)
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

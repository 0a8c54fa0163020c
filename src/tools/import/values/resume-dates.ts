import * as v from 'valibot'
import { month as monthSchema, year as yearSchema } from '../../../site/model/schema/date-fields'
import { monthNamed } from './month-names'
import { clean, type Text } from './resume-values'

export type ReadDate = {
  year: number
  /** 1 to 12 */
  month?: number
  /** False when the text says more than was read: 'Spring 2021'. */
  isWhole: boolean
}

/** 2021, 2021-09, 2021/9/01, 2021.09, 2021年9月, and ISO's times. */
const YEAR_FIRST =
  /^(\d{4})(?:\s*[-/.年]\s*(\d{1,2})(?:\s*[-/.月]\s*\d{1,2})?\s*[月日]?|\s*年)?(?:T.*)?$/
/** 09/2021 */
const MONTH_FIRST = /^(\d{1,2})\s*[-/.]\s*(\d{4})$/
/** 31/09/2021 and 09/31/2021 */
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/
const YEAR_IN_TEXT = /(?<!\d)\d{4}(?!\d)/g
const WORDS = /\p{L}+\.?/gu
/** Words of a date that say neither month nor year. */
const FILLER = /^(?:de|del|d|of|do|da|st|nd|rd|th|year|ano|month|mes)\.?$/i

const isYear = (value: number) => v.is(yearSchema(), value)
const isMonth = (value: number) => v.is(monthSchema(), value)

function dated(yearText = '', monthText?: string): ReadDate | undefined {
  const [year, month] = [Number(yearText), Number(monthText)]
  if (!isYear(year)) return undefined
  if (monthText === undefined) return { year, isWhole: true }
  return isMonth(month) ? { year, month, isWhole: true } : { year, isWhole: false }
}

/** Only one of the two numbers can be a month, or the month is unknown. */
function fromYearLast([, first, second, year]: RegExpExecArray): ReadDate | undefined {
  const possible = [...new Set([first, second])].filter((text) => isMonth(Number(text)))
  if (possible.length === 1) return dated(year, possible[0])
  const read = dated(year)
  return read && { ...read, isWhole: false }
}

function fromWords(text: string): ReadDate | undefined {
  const years = text.match(YEAR_IN_TEXT) ?? []
  const [year] = years
  if (year === undefined || years.length > 1 || !isYear(Number(year))) return undefined
  const words = (text.match(WORDS) ?? []).filter((word) => !FILLER.test(word))
  const months = words.map(monthNamed)
  const [month] = months
  if (words.length === 1 && month !== undefined) return { year: Number(year), month, isWhole: true }
  return { year: Number(year), isWhole: words.length === 0 }
}

/** The year and month that a resume means; undefined where it names no year. */
export function readDate(value: Text): ReadDate | undefined {
  const text = clean(value) ?? ''
  const [, year, month] = YEAR_FIRST.exec(text) ?? []
  if (year !== undefined) return dated(year, month)
  const [, monthBefore, yearAfter] = MONTH_FIRST.exec(text) ?? []
  if (yearAfter !== undefined) return dated(yearAfter, monthBefore)
  const yearLast = YEAR_LAST.exec(text)
  return yearLast ? fromYearLast(yearLast) : fromWords(text)
}

const STILL_GOING = new Set(
  "present|presente|to present|current|currently|now|today|ongoing|to date|actual|actualidad|actualmente|a la actualidad|la actualidad|hoy|en curso|hasta la fecha|atual|aktuell|heute|laufend|attuale|oggi|aujourd’hui|aujourd'hui|en cours|至今|現在|现在|на данный момент|настоящее время".split(
    '|',
  ),
)

export const isStillGoing = (value: Text) =>
  STILL_GOING.has((clean(value) ?? '').toLowerCase().replace(/\.$/, ''))

import * as v from 'valibot'
import { expected, expectedTexts } from '../messages/expected'

type Message = () => string

const NOT_BLANK = /\S/
/** Control characters and lone surrogates: HTML and files cannot hold them unchanged. */
export const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\uD800-\uDFFF]/u

const writable = () => v.check((value: string) => !UNWRITABLE.test(value), expected('writable'))

export const text = (message: Message = expected('text')) =>
  v.pipe(v.string(message), v.regex(NOT_BLANK, message), writable())
/** May be empty. */
export const anyText = (message: Message) => v.pipe(v.string(message), writable())

const isHttpsAddress = (value: string) => URL.canParse(value) && value.startsWith('https://')
// The patterns repeat part of the check: JSON Schema can express only patterns.
export const httpsAddress = () =>
  v.pipe(
    v.string(expected('https')),
    v.regex(/^https:\/\/\S+$/, expected('https')),
    v.check(isHttpsAddress, expected('https')),
    writable(),
  )
export const optionalAddress = () =>
  v.pipe(
    v.string(expected('optionalHttps')),
    v.regex(/^(?:https:\/\/\S+)?$/, expected('optionalHttps')),
    v.check((value) => value === '' || isHttpsAddress(value), expected('optionalHttps')),
    writable(),
  )

/** No absolute path, `.`, `..`, empty folder or URL syntax. */
const PUBLIC_FILE =
  '(?!.*[:\\\\?#%])(?!\\.{1,2}(?:\\/|$))(?!.*\\/\\.{1,2}(?:\\/|$))(?!.*\\/\\/)[^\\s\\/](?:.*[^\\s\\/])?'
export const publicFile = (example: string) => {
  const message = () => expectedTexts().publicFile(example)
  return v.pipe(v.string(message), v.regex(new RegExp(`^${PUBLIC_FILE}$`), message))
}
export const certificate = () => {
  const message = expected('certificate')
  return v.nullable(v.pipe(v.string(message), v.regex(new RegExp(`^${PUBLIC_FILE}$`), message)))
}

export const DEVICON = 'devicon:'

export const icon = () =>
  v.pipe(
    v.string(expected('icon')),
    v.regex(new RegExp(`^(?:${DEVICON}[a-z0-9-]+|${PUBLIC_FILE})$`), expected('icon')),
  )

const wholeBetween = (message: Message, min: number, max: number) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message))

export const id = () =>
  v.pipe(v.number(expected('id')), v.integer(expected('id')), v.minValue(0, expected('id')))
export const order = () => v.pipe(v.number(expected('integer')), v.integer(expected('integer')))
export const year = (message: Message = expected('year')) => wholeBetween(message, 1900, 2200)
export const endYear = () =>
  v.union([year(expected('endYear')), v.literal(''), v.null()], expected('endYear'))
export const iconSide = () => wholeBetween(expected('iconSide'), 1, 400)

export const birthDay = () =>
  v.pipe(
    v.string(expected('birthDay')),
    v.isoDate(expected('birthDay')),
    v.check((value) => {
      const day = new Date(`${value}T00:00:00Z`)
      if (Number.isNaN(day.valueOf()) || !day.toISOString().startsWith(value)) return false
      return day.getUTCFullYear() >= 1900 && day.valueOf() <= Date.now()
    }, expected('birthDay')),
  )

/** strictObject's own issues: not an object, missing field, unknown field. */
const objectMessage = (issue: { expected: string | null }) => {
  const { object, knownFields, requiredField } = expectedTexts()
  if (issue.expected === 'Object') return object
  return issue.expected === 'never' ? knownFields : requiredField
}
export const objectOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, objectMessage)

type Years = { anioInicio: number; anioFin: number | '' | null }

/** Reports an end before its start at `anioFin`, even with other issues in the entry. */
export const inDateOrder = <Entry extends Years>() =>
  v.rawCheck<Entry>(({ dataset, addIssue }) => {
    const entry = { ...(dataset.value as Record<string, unknown>) }
    const { anioInicio, anioFin } = entry
    if (typeof anioInicio !== 'number' || typeof anioFin !== 'number') return
    if (anioFin >= anioInicio) return
    addIssue({
      message: expected('endAfterStart'),
      input: anioFin,
      path: [{ type: 'object', origin: 'value', input: entry, key: 'anioFin', value: anioFin }],
    })
  })

/** RFC 5321 §4.5.3.1.3, without the angle brackets. */
const EMAIL_MOST_CHARACTERS = 254

export const email = () =>
  v.pipe(
    v.string(expected('email')),
    v.email(expected('email')),
    v.maxLength(EMAIL_MOST_CHARACTERS, expected('email')),
  )

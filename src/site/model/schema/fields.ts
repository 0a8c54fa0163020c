import * as v from 'valibot'
import { expected, expectedTexts } from '../../words/expected/expected'

export type Message = () => string

const NOT_BLANK = /\S/
/** Control characters and lone surrogates: HTML and files cannot hold them unchanged. */
export const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\uD800-\uDFFF]/u

const writable = () => v.check((value: string) => !UNWRITABLE.test(value), expected('writable'))

export const text = (message: Message = expected('text')) =>
  v.pipe(v.string(message), v.regex(NOT_BLANK, message), writable())
/** May be empty. */
export const anyText = (message: Message) => v.pipe(v.string(message), writable())

const HTTPS = 'https:\\/\\/\\S+'
const WEB = 'https?:\\/\\/\\S+'

// The patterns repeat part of the check: JSON Schema can express only patterns.
const address = (pattern: string, message: Message) =>
  v.pipe(
    v.string(message),
    v.regex(new RegExp(`^${pattern}$`), message),
    v.check((value) => value === '' || URL.canParse(value), message),
    writable(),
  )

export const httpsAddress = () => address(HTTPS, expected('https'))
export const optionalAddress = () => address(`(?:${HTTPS})?`, expected('optionalHttps'))
/** http too: a project may be older than its certificate. */
export const webAddress = () => address(WEB, expected('web'))
export const optionalWebAddress = () => address(`(?:${WEB})?`, expected('optionalWeb'))

/** Digits with the usual separators. */
export const phone = () =>
  v.pipe(v.string(expected('phone')), v.regex(/^\+?\d[\d ().-]{4,22}\d$/, expected('phone')))

/** No absolute path, `.`, `..`, empty folder or URL syntax. */
const PUBLIC_FILE =
  '(?!.*[:\\\\?#%])(?!\\.{1,2}(?:\\/|$))(?!.*\\/\\.{1,2}(?:\\/|$))(?!.*\\/\\/)[^\\s\\/](?:.*[^\\s\\/])?'
/** @param none '?' where the text may be empty */
export const publicFile = (example: string, none = '') => {
  const message = () => expectedTexts().publicFile(example)
  return v.pipe(v.string(message), v.regex(new RegExp(`^(?:${PUBLIC_FILE})${none}$`), message))
}
/** A file of public/ or an address. */
const document = (message: Message, none = '') =>
  v.pipe(
    v.string(message),
    v.regex(new RegExp(`^(?:${HTTPS}|${PUBLIC_FILE})${none}$`), message),
    v.check((value) => !isAddress(value) || URL.canParse(value), message),
    writable(),
  )
export const certificate = () => v.nullable(document(expected('certificate')))
export const optionalDocument = () => document(expected('certificateLink'), '?')

export const isAddress = (value: string): boolean => /^https?:\/\//.test(value)

export const DEVICON = 'devicon:'

export const icon = () =>
  v.pipe(
    v.string(expected('icon')),
    v.regex(new RegExp(`^(?:${DEVICON}[a-z0-9-]+|${PUBLIC_FILE})$`), expected('icon')),
  )

export const wholeBetween = (message: Message, min: number, max: number) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message))

export const id = () =>
  v.pipe(v.number(expected('id')), v.integer(expected('id')), v.minValue(0, expected('id')))
export const order = () => v.pipe(v.number(expected('integer')), v.integer(expected('integer')))
export const iconSide = () => wholeBetween(expected('iconSide'), 1, 400)

/** strictObject's own issues: not an object, missing field, unknown field. */
const objectMessage = (issue: { expected: string | null }) => {
  const { object, knownFields, requiredField } = expectedTexts()
  if (issue.expected === 'Object') return object
  return issue.expected === 'never' ? knownFields : requiredField
}
export const objectOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, objectMessage)

type Fields = Readonly<Record<string, unknown>>

/** Reports `key` of an object, even with other issues, when `isWrong`. */
const rule = <Entry extends Fields>(
  key: string,
  message: Message,
  isWrong: (entry: Fields) => boolean,
) =>
  v.rawCheck<Entry>(({ dataset, addIssue }) => {
    const entry = { ...(dataset.value as Fields) }
    if (!isWrong(entry)) return
    const value = entry[key]
    addIssue({
      message,
      input: value,
      path: [{ type: 'object', origin: 'value', input: entry, key, value }],
    })
  })

/** Where `field` is given, `other` must be too. */
export const needs = <Entry extends Fields>(field: string, other: string, message: Message) =>
  rule<Entry>(other, message, (entry) => entry[field] !== undefined && entry[other] === undefined)

/** The text of `field` must be in that of `whole`. */
export const partOf = <Entry extends Fields>(field: string, whole: string, message: Message) =>
  rule<Entry>(field, message, (entry) => {
    const [part, text] = [entry[field], entry[whole]]
    return typeof part === 'string' && typeof text === 'string' && !text.includes(part.trim())
  })

/** RFC 5321 §4.5.3.1.3, without the angle brackets. */
const EMAIL_MOST_CHARACTERS = 254

export const email = () =>
  v.pipe(
    v.string(expected('email')),
    v.email(expected('email')),
    v.maxLength(EMAIL_MOST_CHARACTERS, expected('email')),
  )

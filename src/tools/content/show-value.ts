import { distance } from 'fastest-levenshtein'
import type { Messages } from '../messages/es/es'

const FOUND_LENGTH_CHARACTERS = 60
/** Control, bidi and line-separator characters, which garble a terminal line. */
const UNPRINTABLE = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

const escapeCharacter = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A value as JSON on one line, about 60 characters at most. */
export const showValue = (value: unknown) => {
  const json = JSON.stringify(value).replace(UNPRINTABLE, escapeCharacter)
  const characters = Array.from(json)
  if (characters.length <= FOUND_LENGTH_CHARACTERS) return json
  const end = typeof value === 'string' ? '…"' : '…'
  return `${characters.slice(0, FOUND_LENGTH_CHARACTERS - 1).join('')}${end}`
}

/** The first line of a text, as a value. */
export const showText = (text: string) => showValue(text.trim().replace(/\s*\n.*/s, '…'))

const PLAIN_KEY = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u

/** `['items', 1, 'anioFin']` → `items[1].anioFin`; other keys are quoted and clipped. */
export const showPath = (path: readonly (string | number)[]) =>
  path.reduce<string>((shown, key) => {
    if (typeof key === 'number') return `${shown}[${key}]`
    if (!PLAIN_KEY.test(key) || key.length > FOUND_LENGTH_CHARACTERS) {
      return `${shown}[${showValue(key)}]`
    }
    return shown === '' ? key : `${shown}.${key}`
  }, '')

const LONGEST_NAME_CHARACTERS = 80

/** A third of the letters; of a short name two, as a swap of neighbours is two edits. */
const mostEdits = ({ length }: string) =>
  Math.max(1, Math.min(2, Math.floor(length / 2)), Math.floor(length / 3))

/** Known names that differ in few letters, nearest first. Ignores case. */
const nearNames = (name: string, known: readonly string[], limit: number) => {
  if (name.length > LONGEST_NAME_CHARACTERS) return []
  const wanted = name.toLowerCase()
  const lengthChange = ({ candidate }: { candidate: string }) =>
    Math.abs(candidate.length - wanted.length)
  return known
    .map((candidate) => ({ candidate, edits: distance(wanted, candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= mostEdits(wanted))
    .sort((a, b) => a.edits - b.edits || lengthChange(a) - lengthChange(b))
    .slice(0, limit)
    .map(({ candidate }) => candidate)
}

/** `"a"`, `"a" o "b"`, `"a", "b" o "c"`. */
export const quoteNames = (names: readonly string[], { reading }: Messages) => {
  const quoted = names.map((name) => `"${name}"`)
  const last = quoted.pop() ?? ''
  return quoted.length === 0 ? last : reading.or(quoted.join(', '), last)
}

/** '; perhaps you meant "a" or "b"': known names that differ in few letters, or nothing. */
export function nearHint(name: string, known: readonly string[], say: Messages, limit = 1): string {
  const near = nearNames(name, known, limit)
  return near.length > 0 ? say.reading.perhaps(quoteNames(near, say)) : ''
}

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
  return `${characters.slice(0, FOUND_LENGTH_CHARACTERS - 1).join('')}…`
}

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

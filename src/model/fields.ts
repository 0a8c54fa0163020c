import * as v from 'valibot'

/** Messages are Spanish, without a full stop: the error report adds the place and the value. */

const NOT_BLANK = /\S/
/** Control characters and lone surrogates: HTML and files cannot hold them unchanged. */
export const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\uD800-\uDFFF]/u
const UNWRITABLE_EXPECTED =
  'un texto sin caracteres de control ni medios caracteres (\\u0000, \\ud800)'

const writable = () =>
  v.check<string, string>((value) => !UNWRITABLE.test(value), UNWRITABLE_EXPECTED)

export const text = (expected = 'un texto no vacío') =>
  v.pipe(v.string(expected), v.regex(NOT_BLANK, expected), writable())
/** May be empty. */
export const anyText = (expected: string) => v.pipe(v.string(expected), writable())

const HTTPS_EXPECTED = 'una dirección completa que empiece con https://'
const HTTPS_OR_NONE_EXPECTED = `${HTTPS_EXPECTED}, o "" si no hay`
const isHttpsAddress = (value: string) => URL.canParse(value) && value.startsWith('https://')
// The patterns repeat part of the check: JSON Schema can express only patterns.
export const httpsAddress = () =>
  v.pipe(
    v.string(HTTPS_EXPECTED),
    v.regex(/^https:\/\/\S+$/, HTTPS_EXPECTED),
    v.check(isHttpsAddress, HTTPS_EXPECTED),
    writable(),
  )
export const optionalAddress = () =>
  v.pipe(
    v.string(HTTPS_OR_NONE_EXPECTED),
    v.regex(/^(?:https:\/\/\S+)?$/, HTTPS_OR_NONE_EXPECTED),
    v.check((value) => value === '' || isHttpsAddress(value), HTTPS_OR_NONE_EXPECTED),
    writable(),
  )

/** No absolute path, `.`, `..`, empty folder or URL syntax. */
const PUBLIC_FILE =
  '(?!.*[:\\\\?#%])(?!\\.{1,2}(?:\\/|$))(?!.*\\/\\.{1,2}(?:\\/|$))(?!.*\\/\\/)[^\\s\\/](?:.*[^\\s\\/])?'
export const publicFile = (example: string) => {
  const expected = `la ruta de un archivo de public/, por ejemplo "${example}"`
  return v.pipe(v.string(expected), v.regex(new RegExp(`^${PUBLIC_FILE}$`), expected))
}
export const certificate = () => {
  const expected = 'la ruta de un archivo de public/, por ejemplo "certificados/curso.pdf", o null'
  return v.nullable(v.pipe(v.string(expected), v.regex(new RegExp(`^${PUBLIC_FILE}$`), expected)))
}

export const DEVICON = 'devicon:'

const ICON_EXPECTED =
  'la ruta de una imagen de public/ (por ejemplo "iconos/creativo.svg") o "devicon:nombre"'
export const icon = () =>
  v.pipe(
    v.string(ICON_EXPECTED),
    v.regex(new RegExp(`^(?:${DEVICON}[a-z0-9-]+|${PUBLIC_FILE})$`), ICON_EXPECTED),
  )

const wholeBetween = (expected: string, min: number, max: number) =>
  v.pipe(
    v.number(expected),
    v.integer(expected),
    v.minValue(min, expected),
    v.maxValue(max, expected),
  )

const ID_EXPECTED = 'un número entero mayor o igual que 0'
export const id = () =>
  v.pipe(v.number(ID_EXPECTED), v.integer(ID_EXPECTED), v.minValue(0, ID_EXPECTED))
export const order = () => v.pipe(v.number('un número entero'), v.integer('un número entero'))
const YEAR_EXPECTED = 'un año de cuatro cifras, entre 1900 y 2200'
const END_YEAR_EXPECTED = `${YEAR_EXPECTED}, o null si sigue en curso`
export const year = (expected = YEAR_EXPECTED) => wholeBetween(expected, 1900, 2200)
export const endYear = () =>
  v.union([year(END_YEAR_EXPECTED), v.literal(''), v.null()], END_YEAR_EXPECTED)
export const iconSide = () => wholeBetween('un número entero de píxeles entre 1 y 400', 1, 400)

const BIRTH_DAY_EXPECTED = 'una fecha real ya pasada, con la forma AAAA-MM-DD'
export const birthDay = () =>
  v.pipe(
    v.string(BIRTH_DAY_EXPECTED),
    v.isoDate(BIRTH_DAY_EXPECTED),
    v.check((value) => {
      const day = new Date(`${value}T00:00:00Z`)
      if (Number.isNaN(day.valueOf()) || !day.toISOString().startsWith(value)) return false
      return day.getUTCFullYear() >= 1900 && day.valueOf() <= Date.now()
    }, BIRTH_DAY_EXPECTED),
  )

/** strictObject's own issues: not an object, missing field, unknown field. */
const objectMessage = ({ expected }: { expected: string | null }) => {
  if (expected === 'Object') return 'un objeto entre llaves {}'
  return expected === 'never' ? 'solo campos conocidos' : 'este campo, que es obligatorio'
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
      message: 'un año igual o posterior a anioInicio',
      input: anioFin,
      path: [{ type: 'object', origin: 'value', input: entry, key: 'anioFin', value: anioFin }],
    })
  })

const EMAIL_EXPECTED = 'una dirección de correo, por ejemplo "hola@example.com"'

/** RFC 5321 §4.5.3.1.3, without the angle brackets. */
const EMAIL_MOST_CHARACTERS = 254

export const email = () =>
  v.pipe(
    v.string(EMAIL_EXPECTED),
    v.email(EMAIL_EXPECTED),
    v.maxLength(EMAIL_MOST_CHARACTERS, EMAIL_EXPECTED),
  )

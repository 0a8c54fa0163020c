import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LIST_NAMES, type ListName } from '../../src/site/model/schema/schema'
import { FIXTURE_CONTENT_DIR } from '../fixtures/fixture'

/** Valid texts with markup, JSON or `String.replace` syntax in them. */
export const HOSTILE_TEXTS = {
  markup: '</script><img src=x onerror=alert(1)> & "comillas" <b>negrita</b>',
  replacer: '$& $1 $$ $` \\u003c {{x}} %s',
  emoji: 'Diseño 🪶👩🏽‍💻 y más',
  rightToLeft: 'شهادة في البرمجة (2024)',
  long: 'Una frase bastante larga que se repite. '.repeat(260).trim(),
  unbroken: 'W'.repeat(400),
} as const

export const readContentFile = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(FIXTURE_CONTENT_DIR, `${name}.json`), 'utf8'))

/** The fixture has none: its site has the four sections of SPEC. */
export const CERTIFICATE = { emisor: 'Escuela Ejemplo', fecha: '2023-05', enlace: '' }

const modelOf = (name: ListName): Record<string, unknown> => {
  if (name === 'certificados') return CERTIFICATE
  const [model] = readContentFile(name).items as Record<string, unknown>[]
  return model ?? {}
}

/** Of a model's fields, those that hold a text of any length. */
const LONG_FIELDS = ['descripcion', 'emisor']

export function hostileContent(): Record<string, unknown> {
  const texts = Object.values(HOSTILE_TEXTS)
  const lists = LIST_NAMES.map((name) => {
    const model = modelOf(name)
    const long = LONG_FIELDS.filter((field) => field in model)
    const items = texts.map((text, index) => ({
      ...model,
      id: index,
      numeroOrden: index,
      titulo: text.slice(0, 500),
      ...Object.fromEntries(long.map((field) => [field, text])),
    }))
    return [name, { items }] as const
  })
  return Object.fromEntries(lists)
}

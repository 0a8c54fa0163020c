import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LIST_NAMES } from '../../src/model/schema/schema'

const CONTENT_DIR = path.resolve(import.meta.dirname, '../../src/content')

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
  JSON.parse(readFileSync(path.join(CONTENT_DIR, `${name}.json`), 'utf8'))

export function hostileContent(): Record<string, unknown> {
  const texts = Object.values(HOSTILE_TEXTS)
  const lists = LIST_NAMES.map((name) => {
    const [model] = readContentFile(name).items as Record<string, unknown>[]
    const items = texts.map((text, index) => ({
      ...model,
      id: index,
      numeroOrden: index,
      titulo: text.slice(0, 500),
      ...(model && 'descripcion' in model && { descripcion: text }),
    }))
    return [name, { items }] as const
  })
  return Object.fromEntries(lists)
}

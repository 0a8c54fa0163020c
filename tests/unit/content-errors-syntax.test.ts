import { renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { asText, makeProject, messageOf, VALID_CONTENT } from './content-project'

const project = makeProject()
beforeEach(project.reset)
afterAll(project.remove)

/** Hundreds of runs on the disk of a busy machine. */
const SLOW_MS = 30_000

const report = (place: string, found: string, expected: string) =>
  `Hay 1 error en el contenido:\n\nsrc/content/${place}\n  se encontró: ${found}\n  se esperaba: ${expected}`

const NO_COMMA = 'ninguna coma después del último elemento'
const NO_COMMENT = 'JSON sin comentarios'
const CUT = 'el archivo termina antes de tiempo'
const VALUE = 'un texto entre comillas dobles, un número, true, false o null'
const CONTROL = 'un tabulador u otro carácter de control dentro de un texto'

/** text (⏎ a line end, → a tab) | line | found | expected */
const ROWS = String.raw`
{⏎ "a": 1,⏎} | 2 | una coma de más antes de "}" | ${NO_COMMA}
{"items": [⏎ 1,⏎ 2,⏎]} | 3 | una coma de más antes de "]" | ${NO_COMMA}
{⏎ // nota⏎ "a": 1 } | 2 | un comentario | ${NO_COMMENT}
{⏎ "a": 1 /* nota */ } | 2 | un comentario | ${NO_COMMENT}
{⏎ "a": 1⏎ | 2 | ${CUT} | cerrar la llave "{" que se abre en la línea 1
{⏎ "items": [⏎ 1⏎ | 3 | ${CUT} | cerrar el corchete "[" que se abre en la línea 2
{⏎ "a": {"b": 1}, "c": [2],⏎ "d": | 3 | ${CUT} | cerrar la llave "{" que se abre en la línea 1
{"items": [⏎ 1⏎} | 3 | "}" | el corchete de cierre "]"
{⏎ "a": 1⏎] | 3 | "]" | la llave de cierre "}"
{⏎ "a": 1⏎ "b": 2⏎} | 3 | "\"b\"" | una coma antes de este elemento
{⏎ "a" 1⏎} | 2 | "1" | dos puntos ":" después del nombre del campo
{⏎ "a": } | 2 | "}" | un valor
{⏎ 'a': 1⏎} | 2 | "'a'" | ${VALUE}
{⏎ a: 1⏎} | 2 | "a" | ${VALUE}
{⏎ "a": "hola⏎} | 2 | un texto sin cerrar | comillas dobles al final del texto, en la misma línea
{⏎ "a": "ho→la"⏎} | 2 | ${CONTROL} | un espacio, o el escape \t o \n
{⏎ "a": "C:\datos"⏎} | 2 | una barra invertida que no forma un escape | \\ para escribir una barra invertida
{⏎ "a": "\u12"⏎} | 2 | un escape \u incompleto | cuatro cifras después de \u
{⏎ "a": 01⏎} | 2 | "1" | una coma antes de este elemento
{}⏎{} | 2 | "{" | el fin del archivo
⏎ ⏎ | 1 | un archivo vacío | un objeto JSON entre llaves {}
`
const CASES = ROWS.trim()
  .split('\n')
  .map((row) => row.split(' | '))

describe('a file that is no JSON text', () => {
  it.each(CASES)('%s', (text = '', line = '', found = '', expected = '') => {
    project.writeContent('perfil', text.replaceAll('⏎', '\n').replaceAll('→', '\t'))
    expect(messageOf(project)).toBe(report(`perfil.json:${line}`, found, expected))
  })

  it('is named when it is missing', () => {
    rmSync(path.join(project.contentDir, 'perfil.json'))
    const found = 'ningún archivo con ese nombre'
    expect(messageOf(project)).toBe(report('perfil.json', found, 'el archivo con sus datos'))
  })

  it('is named when its name is none of the content, for its list would not be on the site', () => {
    const file = (name: string) => path.join(project.contentDir, name)
    renameSync(file('experiencia.json'), file('experiencias.json'))
    project.write('src/content/._perfil.json', 'a Mac’s own')
    const message = messageOf(project)
    expect(message).toContain('src/content/experiencias.json\n')
    expect(message).toContain('; quizás quiso escribir "experiencia.json"')
    expect(message).toContain('Hay 1 error en el contenido')
  })

  it.each([
    ['with its mark', Buffer.from('\ufeff{"a": 1}', 'utf16le')],
    ['big-endian', Buffer.from('\ufeff{"a": 1}', 'utf16le').swap16()],
    ['without a mark', Buffer.from('{"a": 1}', 'utf16le')],
  ])('is named when it is UTF-16, %s', (_case, bytes) => {
    project.writeContent('perfil', bytes)
    const expected = 'un archivo de texto guardado como UTF-8'
    expect(messageOf(project)).toBe(
      report('perfil.json', 'un archivo guardado como UTF-16', expected),
    )
  })

  it('is named when it is Latin-1, at the first line that shows it', () => {
    project.writeContent('perfil', Buffer.from('{\n  "a": "ñandú"\n}', 'latin1'))
    const found = 'bytes que no son UTF-8 (¿guardado como Latin-1 o Windows-1252?)'
    const expected = 'un archivo de texto guardado como UTF-8'
    expect(messageOf(project)).toBe(report('perfil.json:2', found, expected))
  })

  it(
    'is reported wherever it is cut, changed or damaged, and never crashes the reader',
    () => {
      const text = asText(VALID_CONTENT.educacion)
      const damage = fc.record({
        at: fc.nat(text.length),
        dropped: fc.nat(40),
        added: fc.oneof(fc.constantFrom(...'{}[],:"\\/*\u0000\ufeff'), fc.string({ maxLength: 5 })),
      })
      fc.assert(
        fc.property(damage, ({ at, dropped, added }) => {
          const damaged = text.slice(0, at) + added + text.slice(at + dropped)
          project.writeContent('educacion', damaged)
          const message = messageOf(project)
          // A byte order mark before the text is no part of it: the reader drops it, on purpose.
          const json = damaged.replace(/^\ufeff/, '')
          if (message === 'sin errores') expect(() => JSON.parse(json)).not.toThrow()
          else expect(message).toContain('src/content/educacion.json')
        }),
        { numRuns: 300 },
      )
    },
    SLOW_MS,
  )
})

import { renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { es } from '../../src/tools/messages/es/es'
import {
  asText,
  contentReader,
  freshProject,
  messageFrom,
  messageOf,
  VALID_CONTENT,
} from './content-project'
import { problemReport } from './problem-report'
import { fc } from './properties'

const project = freshProject()

const { json, reading } = es
const { expectedAt, faults } = json
const reportAt = (place: string, found: string, expected: string) =>
  problemReport(es, [[`src/content/perfil.json${place}`, found, expected]])
const at = (found: string, expected: string) => ({ found: JSON.stringify(found), expected })

it.each([
  ['{\n "a": 1,\n}', 3, at('}', expectedAt.PropertyNameExpected)],
  ['{\n // nota\n "a": 1 }', 2, faults.InvalidCommentToken],
  ['{\n "a": 1\n', 2, { found: json.cutShort, expected: expectedAt.CloseBraceExpected }],
  ['{"items": [\n 1\n}', 3, at('}', expectedAt.CommaExpected)],
  ['{\n "a": 1\n "b": 2\n}', 3, at('"b"', expectedAt.CommaExpected)],
  ['{\n "a" 1\n}', 2, at('1', expectedAt.ColonExpected)],
  ['{\n "a": }', 2, at('}', expectedAt.ValueExpected)],
  ["{\n 'a': 1\n}", 2, at("'a'", expectedAt.InvalidSymbol)],
  ['{\n "a": "hola\n}', 2, faults.UnexpectedEndOfString],
  ['{\n "a": "ho\tla"\n}', 2, faults.InvalidCharacter],
  ['{\n "a": "C:\\datos"\n}', 2, faults.InvalidEscapeCharacter],
  ['{\n "a": "\\u12"\n}', 2, faults.InvalidUnicode],
  ['{}\n{}', 2, at('{', expectedAt.EndOfFileExpected)],
  ['\n \n', 1, json.empty],
])('%j is no JSON text', (text, line, { found, expected }) => {
  project.writeContent('perfil', text)
  expect(messageOf(project)).toBe(reportAt(`:${line}`, found, expected))
})

it.each([
  ['UTF-16', '', Buffer.from('\ufeff{"a": 1}', 'utf16le'), reading.utf16],
  ['UTF-16 without a mark', '', Buffer.from('{"a": 1}', 'utf16le'), reading.utf16],
  ['Latin-1', ':2', Buffer.from('{\n  "a": "ñandú"\n}', 'latin1'), reading.notUtf8],
])('a file saved as %s is told, at the first line that shows it', (_, line, bytes, found) => {
  project.writeContent('perfil', bytes)
  expect(messageOf(project)).toBe(reportAt(line, found, reading.utf8))
})

it('a file that is missing is named', () => {
  rmSync(path.join(project.contentDir, 'perfil.json'))
  const { found, expected } = reading.noFile
  expect(messageOf(project)).toBe(reportAt('', found, expected))
})

it('a file whose name is none of the content is named, for its list would not be shown', () => {
  const file = (name: string) => path.join(project.contentDir, name)
  renameSync(file('experiencia.json'), file('experiencias.json'))
  project.write('src/content/._perfil.json', 'a Mac’s own')
  const message = messageOf(project)
  expect(message).toContain(`${reading.inContent(1)}\n\nsrc/content/experiencias.json\n`)
  expect(message).toContain(reading.perhaps('"experiencia.json"'))
})

it('a file is reported wherever it is cut, changed or damaged, and never crashes the reader', () => {
  const read = contentReader(project.publicDir)
  const perfil = asText(VALID_CONTENT.perfil)
  const text = asText(VALID_CONTENT.educacion)
  const damage = fc.record({
    at: fc.nat(text.length),
    dropped: fc.nat(40),
    added: fc.oneof(fc.constantFrom(...'{}[],:"\\/*\u0000\ufeff'), fc.string({ maxLength: 5 })),
  })
  fc.assert(
    fc.property(damage, ({ at, dropped, added }) => {
      const educacion = text.slice(0, at) + added + text.slice(at + dropped)
      const message = messageFrom(() => read({ perfil, educacion }))
      // A byte order mark before the text is no part of it: the reader drops it, on purpose.
      const json = educacion.replace(/^\ufeff/, '')
      if (message === 'sin errores') expect(() => JSON.parse(json)).not.toThrow()
      else expect(message).toContain('src/content/educacion.json')
    }),
    { numRuns: 300 },
  )
})

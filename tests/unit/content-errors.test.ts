import { renameSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ContentName } from '../../src/model/schema/schema'
import { en } from '../../src/tools/messages/en/en'
import { es } from '../../src/tools/messages/es/es'
import { type ContentFiles, MISTAKES, makeMistake } from './content-mistakes'
import {
  asText,
  contentReader,
  FULL_CONTENT,
  freshProject,
  messageFrom,
  messageOf as messageOnDisk,
  VALID_CONTENT,
} from './content-project'
import { problemReport } from './problem-report'
import { fc } from './properties'

const project = freshProject()
const read = contentReader(project)
const { json, reading } = es

/** What is said of content in which some files are others. */
const messageOf = (files: { [Name in ContentName]?: unknown }) => {
  const texts = Object.entries({ ...VALID_CONTENT, ...files }).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : asText(value),
  ])
  return messageFrom(() => read(Object.fromEntries(texts)))
}

describe('a mistake is told with its file, line, path, value and what is expected', () => {
  const rows = MISTAKES.flatMap(({ expected, ...mistake }, index) => {
    const { file, path, value } = mistake
    const shown = String(asText(value)).trim()
    const idioma = index % 2 === 0 ? 'es' : 'en'
    return expected ? [{ title: `${file} ${path}: ${shown}`, mistake, expected, idioma }] : []
  })

  it.each(rows)('$title', ({ mistake, expected, idioma }) => {
    const { file, found, path } = mistake
    const files = structuredClone(FULL_CONTENT) as unknown as ContentFiles & typeof FULL_CONTENT
    files.perfil.idioma = idioma
    const made = makeMistake(files, mistake)
    if (!made) throw new Error('FULL_CONTENT has no such field')
    const say = files.perfil.idioma === 'en' ? en : es
    const told = messageOf(files)
    const line = Number(/json:(\d+)/.exec(told)?.[1])
    const place = `src/content/${file}.json:${line}  ${made.path}`
    const shown = found?.(say) ?? JSON.stringify(made.value)
    expect(told).toBe(problemReport(say, [[place, shown, expected(say)]]))
    // The object that lacks the field, the field, or the entry of a list.
    const [key] = path.split('.').reverse()
    const atLine = asText(files[file]).split('\n')[line - 1]
    const isThere = made.value !== undefined && !key?.endsWith(']')
    expect(atLine).toMatch(isThere ? `"${key}"` : /^ *[[{"]/)
  })
})

describe('a file of another form', () => {
  const { expected } = es
  const [first] = VALID_CONTENT.proyectos.items
  it.each<[name: ContentName, value: unknown, place: string, found: string, expected: string]>([
    ['perfil', '"hola"', ':1', '"hola"', expected.object],
    ['proyectos', [1], ':1', '[1]', reading.listFile],
    ['proyectos', { items: {} }, ':2  items', '{}', expected.entries],
    ['proyectos', {}, ':1  items', reading.missingField, expected.entries],
    ['proyectos', { items: ['a'] }, ':3  items[0]', '"a"', expected.object],
    ['proyectos', { items: [['a']] }, ':3  items[0]', '["a"]', expected.object],
    [
      'proyectos',
      { items: [first], notas: [] },
      ':12  notas',
      reading.unknownField,
      `${expected.knownFields}: items`,
    ],
  ])('%s: %j', (name, value, place, ...said) => {
    expect(messageOf({ [name]: value })).toBe(
      problemReport(es, [[`src/content/${name}.json${place}`, ...said]]),
    )
  })

  it('repeats no field', () => {
    const text = asText(VALID_CONTENT.perfil).replace('"cv": "cv.pdf"', '"pais": "Chile"')
    const { repeatedField, fieldOnce } = reading
    const problem = ['src/content/perfil.json:14  pais', repeatedField, fieldOnce] as const
    expect(messageOf({ perfil: text })).toBe(problemReport(es, [problem]))
  })
})

const { perfil } = VALID_CONTENT
const [first, second] = VALID_CONTENT.educacion.items

describe('the report', () => {
  it('lists all mistakes of all files at once, by file and line', () => {
    const wrong = { ...second, titulo: undefined, id: 1, anioFin: 2019, notas: 'x', otra: 1 }
    const told = messageOf({
      perfil: { ...perfil, foto: 'no.webp', sitio: '' },
      educacion: { items: [first, wrong] },
      proyectos: '{',
    })
    const [heading, ...problems] = told.split('\n\n')
    expect(heading).toBe(es.reading.inContent(8))
    expect(problems.map((problem) => problem.split('\n')[0])).toEqual([
      'src/content/perfil.json:8  foto',
      'src/content/perfil.json:13  sitio',
      'src/content/educacion.json:13  items[1].titulo',
      'src/content/educacion.json:14  items[1].id',
      'src/content/educacion.json:17  items[1].anioFin',
      'src/content/educacion.json:21  items[1].notas',
      'src/content/educacion.json:22  items[1].otra',
      'src/content/proyectos.json:1',
    ])
  })

  it('is as the README shows it', () => {
    const { descripcion: _told, ...short } = first ?? {}
    const { anioFin: _end, ...rest } = second ?? {}
    const items = [short, { id: 2, anioFin: 2019, ...rest }]
    expect(messageOf({ educacion: { items } })).toBe(`Hay 1 error en el contenido:

src/content/educacion.json:14  items[1].anioFin
  se encontró: 2019
  se esperaba: un año igual o posterior a anioInicio`)
  })

  it('shortens long values and keeps them on one line', () => {
    const sitio = `a\n\u202e${'x'.repeat(9999)}`
    const shown = es.reading.found(`"a\\n\\u202e${'x'.repeat(49)}…"`)
    expect(messageOf({ perfil: { ...perfil, sitio } }).split('\n')[3]).toBe(`  ${shown}`)
  })

  it('is English where a broken profile says so, and Spanish after it', () => {
    const broken = messageOf({ perfil: '{\n  "idioma": "en",\n  "nombre": "Ada\n}\n' })
    expect(broken).toContain(en.reading.found(en.json.faults.UnexpectedEndOfString.found))
    expect(messageOf({ perfil: { ...perfil, foto: 'no.webp' } })).toContain(es.reading.inContent(1))
  })
})

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
  expect(messageOnDisk(project)).toBe(reportAt(`:${line}`, found, expected))
})

it.each([
  ['UTF-16', '', Buffer.from('\ufeff{"a": 1}', 'utf16le'), reading.utf16],
  ['UTF-16 without a mark', '', Buffer.from('{"a": 1}', 'utf16le'), reading.utf16],
  ['Latin-1', ':2', Buffer.from('{\n  "a": "ñandú"\n}', 'latin1'), reading.notUtf8],
])('a file saved as %s is told, at the first line that shows it', (_, line, bytes, found) => {
  project.writeContent('perfil', bytes)
  expect(messageOnDisk(project)).toBe(reportAt(line, found, reading.utf8))
})

it('a file that is missing is named', () => {
  project.remove('src/content/perfil.json')
  const { found, expected } = reading.noFile
  expect(messageOnDisk(project)).toBe(reportAt('', found, expected))
})

it('a file whose name is none of the content is named, for its list would not be shown', () => {
  const file = (name: string) => project.place(`src/content/${name}`)
  renameSync(file('experiencia.json'), file('experiencias.json'))
  project.write('src/content/._perfil.json', 'a Mac’s own')
  const message = messageOnDisk(project)
  expect(message).toContain(`${reading.inContent(1)}\n\nsrc/content/experiencias.json\n`)
  expect(message).toContain(reading.perhaps('"experiencia.json"'))
})

it('a file is reported wherever it is cut, changed or damaged, and never crashes the reader', () => {
  const valid = asText(VALID_CONTENT.perfil)
  const text = asText(VALID_CONTENT.educacion)
  const damage = fc.record({
    at: fc.nat(text.length),
    dropped: fc.nat(40),
    added: fc.oneof(fc.constantFrom(...'{}[],:"\\/*\u0000\ufeff'), fc.string({ maxLength: 5 })),
  })
  fc.assert(
    fc.property(damage, ({ at, dropped, added }) => {
      const educacion = text.slice(0, at) + added + text.slice(at + dropped)
      const message = messageFrom(() => read({ perfil: valid, educacion }))
      // A byte order mark before the text is no part of it: the reader drops it, on purpose.
      const json = educacion.replace(/^\ufeff/, '')
      if (message === 'sin errores') expect(() => JSON.parse(json)).not.toThrow()
      else expect(message).toContain('src/content/educacion.json')
    }),
    { numRuns: 300 },
  )
})

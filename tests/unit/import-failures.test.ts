import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { run } from '../../src/tools/commands/import'
import { makeImportProject } from './import-project'

const project = makeImportProject()
beforeEach(project.reset)
afterAll(project.remove)

const MALFORMED: [name: string, text: string, message: RegExp][] = [
  [
    'no JSON',
    '{ "basics": ',
    /^Hay 1 error en el archivo para importar:\n\ncv\/resume\.json:1\n {2}se encontró: el archivo termina antes de tiempo\n/,
  ],
  ['empty', '', /se encontró: un archivo vacío/],
  [
    'a list',
    '[1]',
    /cv\/resume\.json:1\n {2}se encontró: \[1\]\n {2}se esperaba: un objeto entre llaves \{\}/,
  ],
  ['null', 'null', /se encontró: null\n {2}se esperaba: un objeto entre llaves/],
  [
    'another file',
    '{"name": "x", "version": "1"}',
    /se encontró: ninguna de las secciones de JSON Resume/,
  ],
  [
    'a text for a list',
    '{\n"work": "x"}',
    /cv\/resume\.json:2 {2}work\n {2}se encontró: "x"\n {2}se esperaba: una lista de objetos entre corchetes \[\]/,
  ],
  [
    'a number for a text',
    '{"basics":{"name":\n7}}',
    /cv\/resume\.json:2 {2}basics\.name\n {2}se encontró: 7\n {2}se esperaba: un texto entre comillas/,
  ],
  [
    'a list for an object',
    '{"basics":[]}',
    /basics\n {2}se encontró: \[\]\n {2}se esperaba: un objeto/,
  ],
  [
    'an entry that is no object',
    '{"work":[\n{},\n"x"]}',
    /resume\.json:3 {2}work\[1\]\n {2}se encontró: "x"/,
  ],
  [
    'a number in highlights',
    '{"work":[{"highlights":["a",2]}]}',
    /work\[0\]\.highlights\[1\]\n {2}se encontró: 2/,
  ],
]

it.each(MALFORMED)(
  'a malformed file (%s) gets a clear error and changes nothing',
  (_name, text, message) => {
    project.write('cv/resume.json', text)
    const before = project.everyFile()
    const shown = project.failureOf(text)
    expect(shown).toMatch(message)
    expect(shown).toMatch(/\n\nNo se cambió nada\.$/)
    expect(project.everyFile()).toEqual(before)
  },
)

describe('all files are written or none', () => {
  it('when one of them cannot be written', () => {
    const blocked = path.join(project.contentDir, 'proyectos.json')
    rmSync(blocked)
    mkdirSync(path.join(blocked, 'x'), { recursive: true })
    const resume = JSON.stringify({ basics: { name: 'Otra' }, projects: [{ name: 'Uno' }] })
    project.write('cv/resume.json', resume)
    const before = project.everyFile()
    expect(project.failureOf(resume)).toBe(
      'Hay 1 error en lo que se escribe:\n\nsrc/content/proyectos.json\n  se encontró: una carpeta con ese nombre\n  se esperaba: un archivo; mueva o borre la carpeta\n\nNo se cambió nada.',
    )
    expect(project.everyFile()).toEqual(before)
  })
})

it('refuses a result that the site would not accept', () => {
  rmSync(path.join(project.publicDir, 'retrato.webp'))
  const before = project.everyFile()
  const shown = project.failureOf('{"work": []}')
  expect(shown).toContain('foto\n  se encontró: "retrato.webp"')
  expect(shown).toMatch(/\n\nNo se cambió nada\.$/)
  expect(project.everyFile().filter(([file]) => file !== 'cv/resume.json')).toEqual(before)
})

it('replaces a profile that cannot be read', () => {
  const file = path.join(project.contentDir, 'perfil.json')
  rmSync(file)
  symlinkSync('perfil.json', file)
  const { content } = project.importValue({ basics: { name: 'Ada Nueva' } })
  expect(content.perfil.nombre).toBe('Ada Nueva')
})

describe('npm run import', () => {
  it.each([
    [[], 'Uso: npm run import -- resume.json [--dry-run] [--fetch] [--force]'],
    [['a.json', 'b.json'], 'Uso: npm run import -- resume.json [--dry-run] [--fetch] [--force]'],
    [
      ['--fuerza', 'a.json'],
      'No existe la opción "--fuerza".\nUso: npm run import -- resume.json [--dry-run] [--fetch] [--force]',
    ],
    [['no-existe.json'], 'no-existe.json". No se cambió nada.'],
  ])('%j', async (args, message) => {
    await expect(run(args)).rejects.toThrow(message)
  })
})

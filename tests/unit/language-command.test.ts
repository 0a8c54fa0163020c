import { cpSync, readFileSync, rmSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { run as runLanguage } from '../../src/tools/commands/language'
import { digestOfFile, isExample, isExampleFile } from '../../src/tools/content/example'
import { en } from '../../src/tools/messages/en/en'
import { es } from '../../src/tools/messages/es/es'
import { FIXTURE_DIR, inEnglish, readFixtureSite } from '../fixtures/fixture'
import { makeProject } from './content-project'
import { callCommand } from './run-command'

const project = makeProject()
afterEach(vi.unstubAllEnvs)
const turn = (...args: string[]) => callCommand(project.root, runLanguage, args)
function takeExample() {
  rmSync(project.root, { recursive: true })
  cpSync(FIXTURE_DIR, project.root, { recursive: true })
}
const { site } = project

it.each(['en', 'es'] as const)('the untouched example is left in %s alone', async (language) => {
  takeExample()
  const said = { en, es }[language]
  expect(await turn(language)).toEqual({ status: 0, told: said.commands.language.turned })
  const { perfil, lists, translations, files } = site()
  const example = readFixtureSite()
  const { perfil: texts, lists: entries } = language === 'en' ? inEnglish(example) : example
  expect([perfil, lists]).toEqual([{ ...texts, idioma: language }, entries])
  expect(translations.size).toBe(0)
  expect(project.workspace().say).toBe(said)
  // An import may write over it, and search engines are kept away.
  const digests = files.map(({ name }) => {
    const file = `src/content/${name}.json`
    const bytes = project.bytes(file)
    return isExampleFile(file, bytes) || digestOfFile(file, bytes)
  })
  expect(digests.filter((known) => known !== true)).toEqual([])
  expect(isExample({ profile: perfil, lists })).toBe(true)
})

it('content of the owner’s stays as it is', async () => {
  takeExample()
  const file = project.place('src/content/experiencia.json')
  project.writeContent(
    'experiencia',
    readFileSync(file, 'utf8').replace('"titulo": "', '"titulo": "Mi '),
  )
  const before = site()
  expect(await turn('en')).toEqual({ status: 1, told: es.commands.language.notExample })
  expect(site().perfil).toEqual(before.perfil)
  for (const args of [[], ['fr'], ['en', 'es']]) {
    expect(await turn(...args)).toEqual({ status: 1, told: es.commands.usage.language })
  }
})

it.each([
  ['es_AR.UTF-8', es],
  ['en_GB.UTF-8', en],
  ['de_DE.UTF-8', en],
  ['C', en],
])('until the content has a language, commands speak that of the system: %s', (locale, said) => {
  vi.stubEnv('LC_ALL', locale)
  project.reset()
  const change = (from: string, to: string) => {
    const text = project.text('perfil')
    project.writeContent('perfil', text.replace(from, to))
  }
  change('Ada Prueba', 'Nombre Apellido')
  expect(project.workspace().say).toBe(said)
  expect(site().main).toBe('es')
  change('Nombre Apellido', 'Ada Prueba')
  expect(project.workspace().say).toBe(es)
})

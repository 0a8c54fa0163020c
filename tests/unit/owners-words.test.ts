import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { plural } from '../../src/model/fill-words'
import { checkNotes, checkProject } from '../../src/tools/check/check-project'
import { run as runTranslations } from '../../src/tools/commands/translations'
import { planTranslations } from '../../src/tools/content/translation/plan-translations'
import { Workspace } from '../../src/tools/content/workspace/workspace'
import { wordsFor } from '../../src/tools/messages/built-words'
import { es } from '../../src/tools/messages/es/es'
import { contentLanguages } from '../../src/tools/output/modules/content-languages'
import { textModule } from '../../src/tools/output/modules/text-modules'
import { builtSite } from './built-site'
import { freshProject, messageOf } from './content-project'
import { openPdf } from './pdf-text'
import { callCommand } from './run-command'
import { ENGLISH, writeTranslation } from './translated-content'

const project = freshProject()
const FILE = 'src/content/palabras/pl.json'
const PROJECTS = 'src/content/proyectos.json'
const { translation } = es.reading

/** The file as the command makes it, with some of its words. @param said by their place, as JSON */
function writeWords(said: Readonly<Record<string, unknown>>): string {
  const workspace = project.workspace()
  planTranslations(workspace, 'pl')
  workspace.commit()
  const words = JSON.parse(project.text('palabras/pl'))
  for (const [place, word] of Object.entries(said)) {
    const group = place.split('.').reduce((held, key) => held[key], words)
    group.pl = word
  }
  project.write(FILE, JSON.stringify(words, null, 2))
  return FILE
}

const SAID = {
  'screen.routes.experience': 'Doświadczenie',
  'screen.routes.education': 'Wykształcenie',
  'screen.home.years': { one: '{n} rok', few: '{n} lata', many: '{n} lat', other: '{n} roku' },
}

it('npm run translations makes a file with the English word beside each, and keeps what is there', async () => {
  const { status, told } = await callCommand(project.root, runTranslations, ['pl'])
  expect([status, told]).toEqual([0, expect.stringContaining(`  ${FILE}\n`)])
  expect(project.text('palabras/pl')).toContain('"skip": { "en": "Skip to content", "pl": "" }')
  expect(project.text('palabras/pl')).toContain(
    '"pl": { "one": "", "few": "", "many": "", "other": "" }',
  )
  writeWords(SAID)
  const again = await callCommand(project.root, runTranslations, [])
  expect(again.status).toBe(0)
  expect(project.text('palabras/pl')).toContain(
    '"experience": { "en": "Experience", "pl": "Doświadczenie" }',
  )
})

it('they are the words of that language; what is missing is the main language’s', () => {
  writeWords(SAID)
  const site = project.site()
  const { screen, built } = wordsFor('pl', site)
  expect([screen.locale, screen.routes.experience, screen.routes.projects]).toEqual([
    'pl',
    'Doświadczenie',
    'Proyectos',
  ])
  expect([1, 3, 25].map((n) => plural('pl', n, screen.home.years))).toEqual([
    '1 rok',
    '3 lata',
    '25 lat',
  ])
  expect([built.slugs.experience, built.slugs.education]).toEqual([
    'doswiadczenie',
    'wyksztalcenie',
  ])
  const [, polish] = contentLanguages(site)
  if (!polish) throw new Error('no pl')
  expect(polish.language.paths.experience).toBe('/pl/doswiadczenie/')
  const module = textModule(polish, site)
  expect(module).toContain('Doświadczenie')
  expect(module).not.toContain('words/es.ts')
})

it('English words stand in for a main language that has none', () => {
  project.writeProfile({ idioma: 'pl' })
  const { screen } = wordsFor('pl', project.site())
  expect([screen.locale, screen.routes.projects]).toEqual(['en', 'Projects'])
  writeWords(SAID)
  const words = wordsFor('pl', project.site()).screen
  expect([words.locale, words.routes.experience, words.routes.projects]).toEqual([
    'pl',
    'Doświadczenie',
    'Projects',
  ])
})

it('check says what is missing, with file and line', async () => {
  writeWords(SAID)
  const lines = project.text('palabras/pl').split('\n')
  const missing = (await checkProject(project.workspace())).filter(({ file }) => file === FILE)
  const { missingWord } = es.check.translation
  expect(missing).toContainEqual({
    file: FILE,
    line: lines.findIndex((line) => line.includes('Skip to content')) + 2,
    path: 'screen.page.skip.pl',
    ...missingWord('"Skip to content"'),
    isAdvice: true,
  })
  expect(missing.map(({ path }) => path)).not.toContain('screen.routes.experience.pl')
  expect(checkNotes(project.workspace())).toEqual([])
})

it('a language without words says how to give it some', () => {
  writeTranslation(project, ENGLISH, 'pl')
  const { noInterface } = es.check.translation
  expect(checkNotes(project.workspace())).toEqual([noInterface('polaco', 'español')])
})

const site = builtSite(() => {
  const projects = JSON.parse(readFileSync(path.join(site.root, PROJECTS), 'utf8'))
  projects.items[0].pagina = 'agenda'
  site.write(PROJECTS, JSON.stringify(projects))
  site.write('src/content/proyectos/agenda.md', 'Texto.\n')
  const workspace = new Workspace(site.root)
  planTranslations(workspace, 'pl')
  workspace.commit()
  const file = path.join(site.root, FILE)
  const words = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    words.replace('"Write an email", "pl": ""', '"Write an email", "pl": "Napisz"'),
  )
})

it('on the page, what is missing says in which language it is', () => {
  const html = site.text('pl/contacto/index.html')
  const tagOf = (text: string) => html.match(new RegExp(`<[^>]*>(?=${text}<)`))?.[0]
  expect(html).toContain('<html lang="pl"')
  expect(tagOf('Napisz')).not.toContain('lang=')
  for (const text of ['Saltar al contenido', 'Guardar contacto', 'Hablemos']) {
    expect(tagOf(text), text).toContain('lang="es"')
  }
  expect(html).toMatch(/<a (?=[^>]*aria-label="Cerrar")(?=[^>]*lang="es")/)
  expect(site.text('contacto/index.html')).not.toMatch(/ lang="es"[^>]*>Guardar contacto/)
})

it('what holds texts of others besides is not marked as a whole', () => {
  const html = site.text('pl/habilidades/index.html')
  for (const tag of html.match(/<(?:nav|section|ul)[^>]*aria-label[^>]*>/g) ?? []) {
    expect(tag).not.toContain('lang=')
  }
  expect(html).toMatch(/<nav[^>]*aria-label="Otras secciones"/)
  const projects = site.text('pl/proyectos/index.html')
  expect(projects).toMatch(/<span><span lang="es">Leer más<\/span><span class="visually-hidden">: /)
})

it('in the CV, too', async () => {
  const { source } = await openPdf(readFileSync(site.dist('pl/cv.pdf')))
  const { 'word/document.xml': document } = unzipSync(readFileSync(site.dist('pl/cv.docx')))
  const xml = strFromU8(document ?? new Uint8Array())
  const spanish = [...xml.matchAll(/<w:lang w:val="es"\/>.*?<w:t[^>]*>([^<]*)/g)]
  expect(spanish.map(([, text]) => text)).toEqual(
    expect.arrayContaining(['EXPERIENCIA', 'Técnicas', 'Certificado']),
  )
  expect(source.match(/\/Lang \(es\)/g)?.length).toBeGreaterThanOrEqual(spanish.length)
})

const { words: wrong } = translation
it.each([
  ['a number', { 'screen.page.skip': 7 }, '7', wrong.text],
  ['a text for a plural', { 'screen.home.years': 'lat' }, '"lat"', wrong.forms],
  ['a strange name', { 'screen.home.portrait': '{nazwa}' }, '{nazwa}', wrong.names('{name}')],
  ['a name where there is none', { 'screen.page.skip': '{n}' }, '{n}', wrong.names('')],
] as const)('the build refuses %s', (_, said, found, expected) => {
  writeWords(said)
  const message = messageOf(project)
  expect(message).toContain(es.reading.found(found))
  expect(message).toContain(es.reading.expected(expected))
})

it('the build refuses a word that the site does not have, and a file of a language that has words', () => {
  project.write(FILE, '{ "screen": { "pages": {} } }')
  expect(messageOf(project)).toContain(es.reading.unknownField)
  project.write(FILE, '{}')
  project.write('src/content/palabras/fr.json', '{}')
  expect(messageOf(project)).toContain(wrong.file)
})

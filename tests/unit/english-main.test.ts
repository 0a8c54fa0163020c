import { execSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { routesWith } from '../../src/model/routes'
import { shownSections } from '../../src/model/sections'
import * as wordsEn from '../../src/site/words/en'
import * as wordsEs from '../../src/site/words/es'
import { readSite } from '../../src/tools/content/reading/read-content'
import { Workspace } from '../../src/tools/content/workspace/workspace'
import { en } from '../../src/tools/messages/en/en'
import { builtEn } from '../fixtures/built-words'
import { FIXTURE_DIR, inEnglish } from '../fixtures/fixture'
import { foreignTexts, foundIn, piecesOf, wordsIn } from '../fixtures/language-texts'
import { builtSite } from './built-site'
import { readPdf } from './pdf-text'

const SPANISH = foreignTexts('en')

/** The steps of docs/languages.md: what they say between backticks. */
const [, STEPS = ''] =
  /English alone:\n\n((?:\d\. .*\n)+)/.exec(readFileSync('docs/languages.md', 'utf8')) ?? []
const [remove = '', idioma = '', profile = '', , importing = ''] = STEPS.split('`').filter(
  (_, place) => place % 2,
)

/** Does as they say, with the texts of the fixture's translation. */
function makeEnglish(project: string): void {
  const { perfil, lists, absent } = inEnglish(readSite(new Workspace(project)))
  const run = (command: string) => execSync(command, { cwd: project, stdio: 'pipe' })
  run('git init -q && git add src/content')
  run('git -c user.name=A -c user.email=a@example.com commit -qm "Content"')
  run(remove)
  const write = (file: string, value: unknown) =>
    writeFileSync(path.join(project, file), JSON.stringify(value))
  write(profile, { ...perfil, ...JSON.parse(`{${idioma}}`) })
  for (const [name, items] of Object.entries(lists)) {
    if (!absent.some((list) => list === name)) write(`src/content/${name}.json`, { items })
  }
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(Object.keys(scripts)).toContain(/^npm run (\S+) -- /.exec(importing)?.[1])
}

const site = builtSite(
  () => makeEnglish(site.root),
  // With fetched lists the scripts hold the most words.
  { VITE_CONTENT_URL: 'https://content.example.com/' },
)
const { dist, text } = site
const filesIn = (ending: RegExp) => site.files().filter((file) => ending.test(file))

it('a site whose only language is English has English pages at English addresses', () => {
  const { absent } = readSite(new Workspace(FIXTURE_DIR))
  const routes = routesWith(shownSections({}, absent).pager)
  const folders = routes.map((name) => (name === 'home' ? '' : `${builtEn.slugs[name]}/`))
  const pages = filesIn(/\.html$/)
  expect(pages.toSorted()).toEqual(
    ['404.html', ...folders.map((name) => `${name}index.html`)].sort(),
  )
  for (const page of pages) {
    const html = text(page)
    expect(html).toContain('<html lang="en"')
    expect(html).not.toContain('hreflang')
    expect(foundIn(piecesOf(html), SPANISH), page).toEqual([])
  }
})

it('says that it is the example’s, and keeps search engines away', () => {
  expect(site.told.split('\n').at(-1)).toBe(en.commands.example)
  for (const file of ['index.html', 'skills/index.html']) {
    expect(text(file).split('<meta name="robots" content="noindex" />')).toHaveLength(2)
  }
  expect(text('sitemap.xml')).not.toContain('<loc>')
  expect(text('robots.txt')).not.toContain('Sitemap:')
})

it('has English files beside them', async () => {
  expect(filesIn(/^contacto|^es\b|social-(?!education|experience|skills|proj)/)).toEqual([])
  const manifest = JSON.parse(text('manifest.webmanifest'))
  expect(manifest.lang).toBe('en')
  const resume = JSON.parse(text('resume.json'))
  expect(resume.meta.language).toBe('en')
  expect(foundIn(wordsIn([manifest, resume]), SPANISH)).toEqual([])
  const card = text('contact.vcf').replaceAll('\r\n ', '')
  expect(foundIn(card.split(/[\r\n:;]+/), SPANISH)).toEqual([])
  const { linesOfPages, text: cv } = await readPdf(readFileSync(dist('cv.pdf')))
  expect(foundIn([cv], foreignTexts('es'))).toContain('University Diploma in Programming')
  expect(foundIn([...linesOfPages.flat(), cv], SPANISH)).toEqual([])
})

it('has no Spanish text in its scripts, which tell faults in English', () => {
  const scripts = filesIn(/\.js$/).map(text).join('\n')
  const literals = [...scripts.matchAll(/(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
  const strings = literals.map(([, , said = '']) => said)
  // A field of the content and the values of another are called so.
  const ofContent = ['ciudad', 'proyectos', 'remoto', 'híbrido', 'presencial']
  const words = SPANISH.filter((said) => !ofContent.includes(said))
  expect(foundIn([...strings, scripts], words)).toEqual([])
  const said = ({ faults }: Pick<typeof wordsEs, 'faults'>) =>
    wordsIn(faults).filter((text) => text.length > 12)
  expect(foundIn([scripts], said(wordsEn))).toEqual(said(wordsEn))
  expect(foundIn([scripts], said(wordsEs))).toEqual([])
})

import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as wordsEn from '../../src/site/words/en'
import * as wordsEs from '../../src/site/words/es'
import type { Language } from '../../src/site/words/language'
import { isExampleFile } from '../../src/tools/content/example'
import { Workspace } from '../../src/tools/content/workspace/workspace'
import { importResume } from '../../src/tools/import/import-resume'
import { partsIn } from '../../src/tools/import/parsing/texts'
import { readResume } from '../../src/tools/import/sources/read-resume'
import { allWords } from '../../src/tools/messages/built-words'
import { en } from '../../src/tools/messages/en/en'
import { piecesOf, wordsIn } from '../fixtures/language-texts'
import { bring } from '../fixtures/people'
import { builtSite } from './built-site'
import { readPdf } from './pdf-text'

type Spoken = {
  code: Language
  /** Pages with such a name, and texts of the CV. */
  slugs: string[]
  cv: string[]
}
/** Its main language, and those beside it. */
type Site = { person: string; languages: [Spoken, ...Spoken[]] }

const SITES: Site[] = [
  {
    person: 'german.json',
    languages: [
      {
        code: 'de',
        slugs: ['berufserfahrung', 'ausbildung', 'kenntnisse', 'kontakt'],
        cv: ['BERUFSERFAHRUNG', 'AUSBILDUNG', 'KENNTNISSE', 'Sprachen', 'Apr. 2012 – heute'],
      },
      {
        code: 'fr',
        slugs: ['experience', 'formation', 'competences', 'contact'],
        cv: ['EXPÉRIENCE', 'FORMATION', 'COMPÉTENCES', 'Langues', 'avr. 2012 – aujourd’hui'],
      },
    ],
  },
  {
    person: 'french.json',
    languages: [
      {
        code: 'fr',
        slugs: ['experience', 'formation', 'competences', 'projets'],
        cv: ['EXPÉRIENCE', 'FORMATION', 'COMPÉTENCES', 'PROJETS', 'mars 2020 – aujourd’hui'],
      },
    ],
  },
  {
    person: 'portuguese.json',
    languages: [
      {
        code: 'pt',
        slugs: ['experiencia', 'formacao', 'competencias', 'contato'],
        cv: ['EXPERIÊNCIA', 'FORMAÇÃO', 'COMPETÊNCIAS', 'fev. de 2021 – atual'],
      },
    ],
  },
  {
    person: 'italian.json',
    languages: [
      {
        code: 'it',
        slugs: ['esperienza', 'formazione', 'competenze', 'progetti'],
        cv: ['ESPERIENZA', 'FORMAZIONE', 'COMPETENZE', 'PROGETTI', 'mar 2020 – presente'],
      },
    ],
  },
]
const ADDRESS = 'https://ana.dev/'
/** The others: npm run test:wide. */
const BUILT = process.env.EVERY_LANGUAGE ? SITES : SITES.slice(0, 1)

const isLong = (text: string) => (text.match(/\p{L}/gu) ?? []).length > 3
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The Spanish and English words that a language does not share. */
function foreignWords(code: Language): string[] {
  const own = wordsIn(allWords(code, { main: code })).map((text) => text.toLowerCase())
  const others = wordsIn(
    [wordsEs, wordsEn].map(({ screen, projectPage, built, faults }) => [
      screen,
      projectPage,
      built,
      faults,
    ]),
  )
  return [...new Set(others)].filter((text) => isLong(text) && !own.includes(text.toLowerCase()))
}

/** Those that stand in a text as whole words, in capitals too, as titles of a CV. @param known texts that may have them */
const standIn = (text: string, words: readonly string[], known = '') =>
  words.filter((word) => {
    const forms = [word, word.toUpperCase()].map(escaped).join('|')
    const whole = new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'u')
    return whole.test(text) && !whole.test(known)
  })

describe.each(BUILT)('a site of $person', ({ person, languages }) => {
  const [main, ...beside] = languages
  const site = builtSite(() => {
    for (const folder of ['src/content', 'public']) {
      rmSync(path.join(site.root, folder), { recursive: true, force: true })
    }
    const resumeFile = bring(person, path.join(site.root, 'cv'))
    const workspace = new Workspace(site.root)
    importResume(readResume(resumeFile, en), {
      ...{ workspace, resumeFile, owner: 'en', today: '2026-01-15' },
      ...{ isForced: true, isDryRun: false, shipped: isExampleFile },
    })
    workspace.commit()
    for (const { code } of beside) site.write(`src/content/${code}/perfil.json`, '{}')
    site.write('.env', `SITE_URL=${ADDRESS}\n`)
  })
  const { text, files, dist } = site
  const content = () => partsIn(JSON.parse(text('resume.json'))).join('\n')

  describe.each(languages)('in $code', ({ code, slugs, cv }) => {
    const folder = code === main.code ? '' : `${code}/`
    const others = beside.map((each) => `${each.code}/`).filter((each) => each !== folder)
    const foreign = foreignWords(code)
    /** By their name below the language's folder. */
    const named = (ending: string) =>
      files()
        .filter((file) => file.startsWith(folder) && file.endsWith(ending))
        .filter((file) => !others.some((other) => file.startsWith(other)))
        .map((file) => file.slice(folder.length))
    const said = (file: string) => text(folder + file)

    it('has its pages at addresses in that language, and says so', () => {
      const pages = named('.html')
      for (const slug of slugs) expect(pages).toContain(`${slug}/index.html`)
      for (const page of pages) expect(said(page)).toContain(`<html lang="${code}"`)
      expect(named('.png')).toContain(`social-${slugs[0]}.png`)
      expect(JSON.parse(said('manifest.webmanifest')).lang).toBe(code)
      expect(JSON.parse(said('resume.json')).meta.language).toBe(code)
    })

    it('has no Spanish or English word on a page, in a manifest, a CV, a twin', async () => {
      const known = content()
      const pages = named('.html')
      expect(pages).toContain('404.html')
      for (const page of pages) {
        expect(standIn(piecesOf(said(page)).join('\n'), foreign, known), page).toEqual([])
        expect(said(page).match(/ lang="(?:es|en)"/g), page).toBeNull()
      }
      for (const file of [...named('.webmanifest'), ...named('.md'), 'cv.txt']) {
        // The ids of entries are the same in all languages.
        const plain = said(file).replace(/\]\([^)]*\)/g, ']')
        expect(standIn(plain, foreign, known), file).toEqual([])
      }
      const { text: pdf } = await readPdf(readFileSync(dist(`${folder}cv.pdf`)))
      expect(standIn(pdf, foreign, known)).toEqual([])
      for (const each of cv) expect(said('cv.txt')).toContain(each)
    })
  })

  it('lists each page in its sitemap, with the languages that the page names', () => {
    const entries = [...text('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>(.*?)<\/url>/g)]
    const linksIn = (written: string) => written.match(/hreflang=".*?" href=".*?"/g)
    const listed = entries.map(([, place, links = '']) => [place, linksIn(links)])
    const pages = files().filter((file) => /(?<!404)\.html$/.test(file))
    const expected = pages.map((file) => {
      return [ADDRESS + file.replace(/index\.html$/, ''), linksIn(text(file))]
    })
    expect(listed.toSorted()).toEqual(expected.toSorted())
  })

  const foreignToAll = languages
    .map(({ code }) => foreignWords(code))
    .reduce((all, foreign) => all.filter((word) => foreign.includes(word)))

  it('has no Spanish or English word in what it tells programs of all its pages', () => {
    const plain = text('llms.txt').replace(/\]\([^)]*\)/g, ']')
    expect(standIn(plain, foreignToAll, content())).toEqual([])
  })

  it('has none in its scripts, whose faults are told in its main language', () => {
    const scripts = files()
      .filter((file) => file.endsWith('.js'))
      .map(text)
      .join('\n')
    const sentences = foreignToAll.filter((word) => word.length > 12)
    expect(standIn(scripts, sentences, content())).toEqual([])
    const { faults } = allWords(main.code, { main: main.code })
    expect(scripts).toContain(faults.notStarted)
  })
})

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

type Site = {
  code: Language
  person: string
  /** Pages with such a name, and texts of the CV. */
  slugs: string[]
  cv: string[]
}

const SITES: Site[] = [
  {
    code: 'de',
    person: 'german.json',
    slugs: ['berufserfahrung', 'ausbildung', 'kenntnisse', 'kontakt'],
    cv: ['BERUFSERFAHRUNG', 'AUSBILDUNG', 'KENNTNISSE', 'Sprachen', 'Apr. 2012 – heute'],
  },
  {
    code: 'fr',
    person: 'french.json',
    slugs: ['experience', 'formation', 'competences', 'projets'],
    cv: ['EXPÉRIENCE', 'FORMATION', 'COMPÉTENCES', 'PROJETS', 'mars 2020 – aujourd’hui'],
  },
  {
    code: 'pt',
    person: 'portuguese.json',
    slugs: ['experiencia', 'formacao', 'competencias', 'contato'],
    cv: ['EXPERIÊNCIA', 'FORMAÇÃO', 'COMPETÊNCIAS', 'fev. de 2021 – atual'],
  },
  {
    code: 'it',
    person: 'italian.json',
    slugs: ['esperienza', 'formazione', 'competenze', 'progetti'],
    cv: ['ESPERIENZA', 'FORMAZIONE', 'COMPETENZE', 'PROGETTI', 'mar 2020 – presente'],
  },
]

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

describe.each(SITES)('a site in $code', ({ code, person, slugs, cv }) => {
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
  })
  const { text, files, dist } = site
  const foreign = foreignWords(code)
  const content = () =>
    partsIn(files().length === 0 ? '' : JSON.parse(readFileSync(dist('resume.json'), 'utf8'))).join(
      '\n',
    )
  const named = (ending: string) => files().filter((file) => file.endsWith(ending))

  it('has its pages at addresses in that language, and says so', () => {
    const pages = named('.html')
    for (const slug of slugs) expect(pages).toContain(`${slug}/index.html`)
    for (const page of pages) expect(text(page)).toContain(`<html lang="${code}"`)
    expect(files()).toContain(`social-${slugs[0]}.png`)
    expect(JSON.parse(text('manifest.webmanifest')).lang).toBe(code)
    expect(JSON.parse(text('resume.json')).meta.language).toBe(code)
  })

  it('has no Spanish or English word on a page, in a manifest, a CV, a twin', async () => {
    const known = content()
    const pages = named('.html')
    expect(pages).toContain('404.html')
    for (const page of pages) {
      const said = piecesOf(text(page)).join('\n')
      expect(standIn(said, foreign, known), page).toEqual([])
      expect(text(page).match(/ lang="(?:es|en)"/g), page).toBeNull()
    }
    for (const file of [...named('.webmanifest'), ...named('.md'), 'cv.txt', 'llms.txt']) {
      // The ids of entries are the same in all languages.
      const said = text(file).replace(/\]\([^)]*\)/g, ']')
      expect(standIn(said, foreign, known), file).toEqual([])
    }
    const { text: pdf } = await readPdf(readFileSync(dist('cv.pdf')))
    expect(standIn(pdf, foreign, known)).toEqual([])
    for (const said of cv) expect(text('cv.txt')).toContain(said)
  })

  it('has none in its scripts, whose faults are told in that language', () => {
    const scripts = named('.js').map(text).join('\n')
    const sentences = foreign.filter((word) => word.length > 12)
    expect(standIn(scripts, sentences, content())).toEqual([])
    const { faults } = allWords(code, { main: code })
    expect(scripts).toContain(faults.notStarted)
  })
})

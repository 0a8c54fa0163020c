import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as consoleWords from '../../src/site/words/console'
import { builtEs } from '../../src/tools/messages/built-words'
import { es as spanish } from '../../src/tools/messages/es/es'
import { buildFixture } from '../fixtures/build-fixture'
import { makeEnglish } from '../fixtures/english-alone'
import { foreignTexts, foundIn, piecesOf, wordsIn } from '../fixtures/language-texts'
import { readPdf } from './pdf-text'

const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-english-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The fixture as its owner would make it English alone. */
const buildEnglish = (name: string, env = {}) =>
  buildFixture(path.join(folder, name), {
    env: { BASE_PATH: '', SITE_URL: '', VITE_CONTENT_URL: '', ...env },
    change: makeEnglish,
  })

const SPANISH = foreignTexts('en')
const filesIn = (dist: string, ending: RegExp) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file))

describe('a site whose only language is English', () => {
  let dist = ''
  const text = (file: string) => readFileSync(path.join(dist, file), 'utf8')
  beforeAll(() => {
    dist = buildEnglish('plain')
  }, 120_000)

  it('has English pages at English addresses', () => {
    const pages = filesIn(dist, /\.html$/)
    expect(pages.toSorted()).toEqual([
      '404.html',
      'contact/index.html',
      'education/index.html',
      'experience/index.html',
      'index.html',
      'navigation/index.html',
      'projects/index.html',
      'skills/index.html',
    ])
    for (const page of pages) {
      const html = text(page)
      expect(html).toContain('<html lang="en"')
      expect(html).not.toContain('hreflang')
      expect(foundIn(piecesOf(html), SPANISH), page).toEqual([])
    }
    expect(foundIn(piecesOf(text('education/index.html')), foreignTexts('es'))).toContain(
      'University Diploma in Programming',
    )
  })

  it('has English files beside them', async () => {
    const slugs = Object.values(builtEs.slugs).filter((slug) => slug !== 'certificados')
    for (const slug of slugs) expect(text('sitemap.xml')).not.toContain(`/${slug}/`)
    expect(filesIn(dist, /^contacto|^es\b|social-(?!education|experience|skills|proj)/)).toEqual([])
    const manifest = JSON.parse(text('manifest.webmanifest'))
    expect(manifest.lang).toBe('en')
    const resume = JSON.parse(text('resume.json'))
    expect(resume.meta.language).toBe('en')
    expect(foundIn(wordsIn([manifest, resume]), SPANISH)).toEqual([])
    const card = text('contact.vcf').replaceAll('\r\n ', '')
    expect(card).toContain('TITLE:Full-stack developer')
    expect(foundIn(card.split(/[\r\n:;]+/), SPANISH)).toEqual([])
    const { linesOfPages, text: cv } = await readPdf(readFileSync(path.join(dist, 'cv.pdf')))
    expect(cv).toContain('Education')
    expect(foundIn([...linesOfPages.flat(), cv], SPANISH)).toEqual([])
  })
})

describe('its scripts', () => {
  /** With fetched lists they hold the most words. */
  let scripts = ''
  beforeAll(() => {
    const dist = buildEnglish('fetching', { VITE_CONTENT_URL: 'https://content.example.com/' })
    scripts = filesIn(dist, /\.js$/)
      .map((file) => readFileSync(path.join(dist, file), 'utf8'))
      .join('\n')
  }, 120_000)

  it('have no Spanish text', () => {
    const own = foreignTexts('es').filter((text) => text.includes(' server'))
    expect(foundIn([scripts], own)).toEqual(own)
    const literals = [...scripts.matchAll(/(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
    const strings = literals.map(([, , text = '']) => text)
    // A field of the content is called so.
    const words = SPANISH.filter((text) => text !== 'ciudad')
    expect(foundIn([...strings, scripts], words)).toEqual([])
  })

  it('tell faults in English', () => {
    const said = [...wordsIn([consoleWords.en, consoleWords.listsEn]), 'The site could not start.']
    expect(foundIn([scripts], said)).toContain('The site could not start.')
    const errors = [
      ...wordsIn([consoleWords.es, consoleWords.listsEs, spanish.expected]),
      'El sitio no pudo iniciarse.',
    ]
    expect(foundIn([scripts], errors)).toEqual([])
  })
})

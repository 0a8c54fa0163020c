import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Request } from '@playwright/test'
import { screen as en } from '../../src/site/words/en'
import { screen as es } from '../../src/site/words/es'
import {
  type Code,
  foreignContent,
  foreignTexts,
  foundIn,
  piecesOf,
  wordsIn,
} from '../fixtures/language-texts'
import { readPdf } from '../unit/pdf-text'
import { siteFolder } from './global-setup'
import { CODES, LAST_SCRIPT, PAGES } from './languages'
import { SITES } from './sites'
import { expect, test } from './test'

const PUBLISHED = 'https://portfolio.example.com'
const LOCALES = { es: 'es_ES', en: 'en_US' }

const all = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, ...parts]) => parts)
const meta = (html: string, property: string) =>
  all(html, new RegExp(`<meta property="${property}" content="(.*?)"`, 'g')).flat()

for (const site of [SITES.root, SITES.repo]) {
  test(`at ${site.base} every page names its language and its other addresses, which answer`, async ({
    request,
  }) => {
    const atHome = PUBLISHED + site.base
    const get = (address: string) =>
      request.get(address.replace(atHome, `${site.origin}${site.base}`))
    const alternatesIn = (html: string) =>
      all(html, /<link rel="alternate" hreflang="(.*?)" href="(.*?)"/g)
    const listed: string[] = []
    for (const { route, ...paths } of PAGES) {
      const address = (code: Code) => atHome + paths[code].slice(1)
      const alternates = [
        ['es', address('es')],
        ['en', address('en')],
        ['x-default', address('es')],
      ]
      for (const code of CODES) {
        const response = await get(address(code))
        expect(response.status(), address(code)).toBe(200)
        const html = await response.text()
        const other = code === 'es' ? 'en' : 'es'
        expect({
          lang: all(html, /<html lang="(.*?)"/g).flat(),
          alternates: alternatesIn(html),
          canonical: all(html, /<link rel="canonical" href="(.*?)"/g).flat(),
          shared: meta(html, 'og:url'),
          locale: meta(html, 'og:locale'),
          otherLocales: meta(html, 'og:locale:alternate'),
          data: all(html, /"inLanguage":"(.*?)"/g).flat(),
        }).toEqual({
          lang: [code],
          alternates,
          canonical: [address(code)],
          shared: [address(code)],
          locale: [LOCALES[code]],
          otherLocales: [LOCALES[other]],
          data: route === 'home' ? [code] : [],
        })
        listed.push(JSON.stringify([address(code), alternates]))
      }
    }
    const sitemap = await (await get(`${atHome}sitemap.xml`)).text()
    const entries = all(sitemap, /<url><loc>(.*?)<\/loc>(.*?)<\/url>/g).map(([place, links = '']) =>
      JSON.stringify([place, all(links, /rel="alternate" hreflang="(.*?)" href="(.*?)"/g)]),
    )
    expect(entries.toSorted()).toEqual(listed.toSorted())
  })
}

test('no page has a text of the other language', async ({ request }) => {
  const notFound = { es: '/404.html', en: '/en/404.html' }
  for (const paths of [...PAGES, notFound]) {
    for (const code of CODES) {
      const html = await (await request.get(paths[code])).text()
      const pieces = piecesOf(html)
      expect(pieces).toContain((code === 'es' ? es : en).page.skip)
      expect(foundIn(pieces, foreignTexts(code)), paths[code]).toEqual([])
    }
  }
})

test('the English pages lead to English files', async ({ request }) => {
  const html = await (await request.get('/en/contact/')).text()
  const own = all(html, /href="(\/en\/[^"]*\.\w+)"/g).flat()
  const files = ['/en/contact.vcf', '/en/cv.pdf', '/en/manifest.webmanifest']
  expect([...new Set(own)].toSorted()).toEqual(files)
  expect(html).not.toMatch(/href="\/(?:cv|contact|manifest)[^"]*\.\w+"/)

  const bytes = async (file: string) => {
    const response = await request.get(file)
    expect(response.status(), file).toBe(200)
    return response.body()
  }
  const spanish = foreignTexts('en')
  const { text, linesOfPages } = await readPdf(await bytes('/en/cv.pdf'))
  expect(text).toContain('University Diploma in Programming')
  expect(foundIn([text, ...linesOfPages.flat()], spanish)).toEqual([])
  expect((await bytes('/en/contact.vcf')).toString()).toContain('TITLE:Full-stack developer')
  const app = JSON.parse((await bytes('/en/manifest.webmanifest')).toString())
  expect(app.lang).toBe('en')
  expect(new URL(app.start_url, `${PUBLISHED}/en/manifest.webmanifest`).pathname).toBe('/en/')
  const resume = JSON.parse((await bytes('/en/resume.json')).toString())
  expect(foundIn(wordsIn([app, resume]), spanish)).toEqual([])
})

test('an unknown address below /en/ is told in English', async ({ request }) => {
  const response = await request.get('/en/nada')
  expect(response.status()).toBe(404)
  const html = await response.text()
  expect(html).toContain('<html lang="en"')
  expect(foundIn(piecesOf(html), foreignTexts('es'))).toContain('Page not found')
})

const distOf = (site: 'root' | 'hostile') => path.join(siteFolder(site), 'dist')
const scriptsOf = (site: 'root' | 'hostile') =>
  readdirSync(path.join(distOf(site), 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(distOf(site), 'assets', file), 'utf8'))

test('a page’s scripts have no text of the other language', async ({ page, request }) => {
  for (const { code, path } of [
    { code: 'es', path: '/educacion/' },
    { code: 'en', path: '/en/education/' },
  ] as const) {
    const asked = new Set<string>()
    const note = (sent: Request) => {
      if (sent.resourceType() === 'script') asked.add(sent.url())
    }
    page.on('request', note)
    await page.goto(path)
    await expect.poll(() => [...asked].join()).toContain(LAST_SCRIPT)
    page.off('request', note)
    const loaded = await Promise.all(
      [...asked].map(async (address) => (await request.get(address)).text()),
    )
    const own = foreignContent(code === 'es' ? 'en' : 'es')
    expect(foundIn(loaded, own).toSorted(), path).toEqual(own.toSorted())
    expect(foundIn(loaded, foreignContent(code)), path).toEqual([])
  }
})

test('a site with one language has no link, no alternates and no other text', async ({
  request,
}) => {
  expect(existsSync(path.join(distOf('hostile'), 'en'))).toBe(false)
  const { origin } = SITES.hostile
  for (const { es: address } of PAGES) {
    const html = await (await request.get(origin + address)).text()
    expect(html).not.toMatch(/hreflang|og:locale:alternate|lang="en"[^>]*href/i)
  }
  expect(await (await request.get(`${origin}/sitemap.xml`)).text()).not.toContain('hreflang')
  const english = foreignTexts('es').filter((text) => text.includes(' '))
  expect(foundIn(scriptsOf('hostile'), english)).toEqual([])
  expect(foundIn(scriptsOf('root'), english)).not.toEqual([])
})

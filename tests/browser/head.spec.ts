import type { Request } from '@playwright/test'
import { screen as english } from '../../src/site/words/en'
import {
  type Code,
  foreignContent,
  foreignTexts,
  foundIn,
  piecesOf,
  wordsIn,
} from '../fixtures/language-texts'
import { LONG_PAGE, SHORT_PAGE } from '../fixtures/project-pages'
import { readPdf } from '../unit/pdf-text'
import { owner } from './content-texts'
import { CODES, LAST_SCRIPT, PAGES } from './languages'
import { link, open, words } from './screens'
import { SITES } from './sites'
import { expect, test } from './test'

const PUBLISHED = new URL(owner.sitio).origin
const LOCALES = { es: 'es_ES', en: 'en_US' }
const WITHOUT_IMAGE = ['home', 'navigation', 'contact']

const all = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, ...parts]) => parts)
/** The contents of a meta tag: one, if all is well. */
const meta = (html: string, name: string) =>
  all(html, new RegExp(`<meta (?:property|name)="${name}" content="(.*?)"`, 'g')).flat()

const PROJECT_PAGES = [LONG_PAGE, SHORT_PAGE].map(({ slug }) => ({
  route: 'projects/',
  es: `/proyectos/${slug}/`,
  en: `/en/projects/${slug}/`,
}))

test('every page has its own head, with absolute addresses that answer', async ({ request }) => {
  const { origin, base } = SITES.repo
  const atHome = PUBLISHED + base
  const get = (address: string) => request.get(address.replace(PUBLISHED, origin))
  for (const { route, ...paths } of [...PAGES, ...PROJECT_PAGES]) {
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
      const image = meta(html, 'og:image')
      const slug = paths.es.replace(/^\/|\/$/g, '').replace('/', '-')
      const own = WITHOUT_IMAGE.includes(route) ? 'social' : `social-${slug}`
      if (code === 'es') expect(image).toEqual([`${atHome}${own}.png`])
      expect((await get(image[0] ?? '')).headers()['content-type']).toBe('image/png')
      expect({
        lang: all(html, /<html lang="(.*?)"/g).flat(),
        alternates: all(html, /<link rel="alternate" hreflang="(.*?)" href="(.*?)"/g),
        canonical: all(html, /<link rel="canonical" href="(.*?)"/g).flat(),
        shared: meta(html, 'og:url'),
        card: meta(html, 'twitter:card'),
        twitterImage: meta(html, 'twitter:image'),
        locale: meta(html, 'og:locale'),
        otherLocales: meta(html, 'og:locale:alternate'),
        robots: meta(html, 'robots'),
        data: all(html, /"inLanguage":"(.*?)"/g).flat(),
      }).toEqual({
        lang: [code],
        alternates,
        canonical: [address(code)],
        shared: [address(code)],
        card: ['summary_large_image'],
        twitterImage: image,
        locale: [LOCALES[code]],
        otherLocales: [LOCALES[code === 'es' ? 'en' : 'es']],
        // The content is the example's.
        robots: ['noindex'],
        data: ['home', 'projects/'].includes(route) ? [code] : [],
      })
    }
  }

  const text = async (file: string) => (await get(atHome + file)).text()
  expect(await text('sitemap.xml')).not.toContain('<loc>')
  const manifest = JSON.parse(await text('manifest.webmanifest'))
  expect(manifest).toMatchObject({ lang: 'es', start_url: './', scope: './' })
  for (const { src } of manifest.icons) {
    expect(src).not.toMatch(/^\/|:/)
    expect((await get(atHome + src)).status()).toBe(200)
  }
})

test('navigation updates title, description and canonical without duplicates', async ({ page }) => {
  const head = () =>
    page.evaluate(() => ({
      titles: document.querySelectorAll('title').length,
      descriptions: [...document.querySelectorAll<HTMLMetaElement>('meta[name=description]')].map(
        ({ content }) => content.split(' ')[0],
      ),
      canonicals: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(
        ({ href }) => new URL(href).pathname,
      ),
      robots: document.querySelectorAll('meta[name=robots]').length,
    }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/nada')
  expect(await head()).toMatchObject({ canonicals: [], robots: 1 })
  await link(page, words.page.toHome).click()
  await link(page, words.home.toNavigation).click()
  await link(page, words.routes.education).click()
  await expect(page).toHaveTitle(`${words.routes.education} · ${owner.nombre}`)
  expect(await head()).toEqual({
    titles: 1,
    descriptions: [words.routes.education],
    canonicals: ['/educacion/'],
    robots: 0,
  })
})

test('no page has a text of the other language', async ({ request }) => {
  const notFound = { es: '/404.html', en: '/en/404.html' }
  for (const paths of [...PAGES, notFound]) {
    for (const code of CODES) {
      const pieces = piecesOf(await (await request.get(paths[code])).text())
      expect(pieces).toContain((code === 'es' ? words : english).page.skip)
      expect(foundIn(pieces, foreignTexts(code)), paths[code]).toEqual([])
    }
  }
  const unknown = await request.get('/en/nada')
  expect(unknown.status()).toBe(404)
  expect(await unknown.text()).toContain(english.page.notFound.title)
})

test('the English pages lead to English files', async ({ request }) => {
  const html = await (await request.get('/en/contact/')).text()
  const own = all(html, /href="(\/en\/[^"]*\.\w+)"/g).flat()
  const endings = [
    'contact.md',
    'contact.vcf',
    'cv.docx',
    'cv.pdf',
    'manifest.webmanifest',
    'tarjeta.png',
  ]
  const files = endings.map((name) => `/en/${name}`)
  expect([...new Set(own)].toSorted()).toEqual(files)
  expect(html).not.toMatch(/href="\/(?:cv|contact|manifest)[^"]*\.\w+"/)

  const bytes = async (file: string) => (await request.get(`/en/${file}`)).body()
  const { text, linesOfPages } = await readPdf(await bytes('cv.pdf'))
  const card = (await bytes('contact.vcf')).toString()
  const app = JSON.parse((await bytes('manifest.webmanifest')).toString())
  const resume = JSON.parse((await bytes('resume.json')).toString())
  const said = [text, ...linesOfPages.flat(), card, ...wordsIn([app, resume])]
  expect(foundIn(said, foreignTexts('en'))).toEqual([])
  expect(foundIn([text], foreignContent('es')).length).toBeGreaterThan(3)
  expect([app.lang, app.start_url]).toEqual(['en', './'])
})

test('a page’s scripts have no text of the other language', async ({ page, request }) => {
  for (const code of CODES) {
    const asked = new Set<string>()
    const note = (sent: Request) => {
      if (sent.resourceType() === 'script') asked.add(sent.url())
    }
    page.on('request', note)
    await page.goto(code === 'es' ? '/educacion/' : '/en/education/')
    await expect.poll(() => [...asked].join()).toContain(LAST_SCRIPT)
    page.off('request', note)
    const loaded = await Promise.all(
      [...asked].map(async (address) => (await request.get(address)).text()),
    )
    const own = foreignContent(code === 'es' ? 'en' : 'es')
    expect(foundIn(loaded, own).toSorted(), code).toEqual(own.toSorted())
    expect(foundIn(loaded, foreignContent(code)), code).toEqual([])
  }
})

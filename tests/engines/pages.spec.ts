import { writeFileSync } from 'node:fs'
import { SCREENS } from '../browser/screens'
import { expect, test } from './test'
import { open, playerLoaded, ROUTES, sceneIs, words } from './visitor'

const LEAST_TEXT = 60
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]
const { contact } = ROUTES

test('every page has its title, heading and text, and an empty console', async ({ tab }) => {
  for (const { path, title } of SCREENS) {
    await open(tab, path)
    // Leaving during a request would abort and log it.
    await sceneIs(tab, /ready|still/)
    await playerLoaded(tab)
    const shown = await tab.evaluate(async () => {
      // Loaded anew: one that came too late is no fault, nor a local substitute that is not installed.
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
      const loads = rules
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ style }) => style.getPropertyValue('src'))
        .filter((src) => src.includes('url('))
        .map((src) => new FontFace('anew', src).load())
      return {
        title: document.title,
        heading: document.querySelector('h1')?.textContent,
        text: document.querySelector('main')?.innerText.length ?? 0,
        fonts: (await Promise.allSettled(loads)).map(({ status }) => status),
      }
    })
    const name = path === contact.path ? contact.title : title
    expect(shown.heading, path).toBe(title)
    expect(shown.title, path).toContain(`${name} · `)
    expect(shown.text, path).toBeGreaterThan(LEAST_TEXT)
    expect(new Set(shown.fonts), path).toEqual(new Set(['fulfilled']))
    expect(await tab.messages(), path).toEqual([])
  }
})

test('an unknown address shows the 404 page, with a link home', async ({ tab, site }) => {
  expect((await fetch(`${site.origin}/login`)).status).toBe(404)
  await open(tab, '/login')
  const shown = await tab.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')]
    return {
      heading: document.querySelector('h1')?.textContent,
      paths: links.map(({ pathname }) => pathname),
    }
  })
  expect(shown.heading).toBe(words.page.notFound.title)
  expect(shown.paths).toContain('/')
})

test('the CV, the vCard and every other linked file exist', async ({ tab }) => {
  const answered = new Set<string>()
  for (const { path } of SCREENS) {
    await open(tab, path)
    const statuses = await tab.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      const own = all.filter((link) => link.origin === location.origin)
      const addresses = [...new Set(own.map(({ pathname }) => pathname))]
      return Promise.all(
        addresses.map(async (address) => ({ address, status: (await fetch(address)).status })),
      )
    })
    for (const { address, status } of statuses) {
      const isItself = path.includes('nada') && address === path
      expect(status, `${address}, linked from ${path}`).toBe(isItself ? 404 : 200)
      answered.add(address)
    }
  }
  expect([...answered]).toEqual(expect.arrayContaining(['/cv.pdf', '/contacto.vcf']))
})

test('no page scrolls sideways, on phone or desktop', async ({ tab }) => {
  for (const { width, height } of SIZES) {
    await tab.resize(width, height)
    for (const { path } of SCREENS) {
      await open(tab, path)
      const page = await tab.evaluate(() => {
        scrollTo({ left: 100, behavior: 'instant' })
        return { size: innerWidth, scrolled: scrollX, needed: document.body.scrollWidth }
      })
      expect(page.size, 'the engine did not take the width').toBe(width)
      expect(page.scrolled, `${path} scrolls sideways at ${width} px`).toBe(0)
      expect(page.needed, path).toBeLessThanOrEqual(width)
      // In test-results/, for a person to look at.
      const file = `${path.replaceAll('/', '') || 'home'}-${width}.png`
      writeFileSync(test.info().outputPath(file), await tab.picture())
    }
  }
})

test('the second visit works without a server', async ({ tab, site }) => {
  await open(tab, '/')
  await expect
    .poll(() => tab.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
  // Its pages are stored after that.
  for (const { path } of SCREENS.filter(({ title }) => title !== words.page.notFound.title)) {
    await expect
      .poll(() => tab.evaluate(async (url) => (await caches.match(url)) !== undefined, path))
      .toBe(true)
  }
  await site.stop()
  try {
    for (const { path, title } of SCREENS) {
      await open(tab, path)
      expect(await tab.evaluate(() => document.querySelector('h1')?.textContent)).toBe(title)
    }
  } finally {
    await site.start()
  }
})

test.describe('without scripts', () => {
  test.use({ conditions: { hasScript: false } })

  test('every page has its text, and the contact address an open dialog', async ({ tab }) => {
    for (const { path, title } of SCREENS) {
      await tab.goto(path)
      const { text, ...shown } = await tab.evaluate(() => {
        const main = document.querySelector('main')
        return {
          isTakenOver: main && Object.keys(main).some((key) => key.startsWith('__react')),
          heading: document.querySelector('h1')?.textContent,
          text: main?.innerText.length ?? 0,
          dialog: document.querySelector('dialog')?.checkVisibility() ?? false,
        }
      })
      const dialog = path === contact.path
      expect(shown, path).toEqual({ isTakenOver: false, heading: title, dialog })
      expect(text, path).toBeGreaterThan(LEAST_TEXT)
    }
  })
})

test.describe('without WebGL', () => {
  test.use({ conditions: { hasWebGl: false } })

  test('every page is complete, with an empty console', async ({ tab }) => {
    for (const { path, title } of SCREENS) {
      await open(tab, path)
      await playerLoaded(tab)
      await sceneIs(tab, /unavailable/)
      const shown = await tab.evaluate(() => ({
        heading: document.querySelector('h1')?.textContent,
        canvases: document.querySelectorAll('canvas').length,
      }))
      expect(shown, path).toEqual({ heading: title, canvases: 0 })
      expect(await tab.messages(), path).toEqual([])
    }
  })
})

import { writeFileSync } from 'node:fs'
import { SCREENS } from '../browser/screens'
import { expect, test } from './test'
import { arrived, open, playerLoaded, ROUTES, sceneIs, words } from './visitor'

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
        // The grid's says the owner's name before its own.
        heading: document.querySelector('h1')?.textContent?.split(' · ').at(-1),
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
      await arrived(tab, path, title)
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
          // The grid's says the owner's name before its own.
          heading: document.querySelector('h1')?.textContent?.split(' · ').at(-1),
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
        // The grid's says the owner's name before its own.
        heading: document.querySelector('h1')?.textContent?.split(' · ').at(-1),
        canvases: document.querySelectorAll('canvas').length,
      }))
      expect(shown, path).toEqual({ heading: title, canvases: 0 })
      expect(await tab.messages(), path).toEqual([])
    }
  })
})

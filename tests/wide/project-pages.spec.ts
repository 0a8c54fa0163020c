import { appendFileSync, cpSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { THEME_NAMES } from '../../src/model/schema/schema'
import { screen as words } from '../../src/site/words/es'
import { cssFile } from '../../src/tools/theme/theme-colors'
import { THEMES } from '../../src/tools/theme/themes'
import { watchShifts } from '../browser/layout-shifts'
import { button, open } from '../browser/screens'
import { expect, type Page, test, watchConsole } from '../browser/test'
import { expectLegibleOverDust } from '../browser/text-contrast'
import { writeOwnSections } from '../fixtures/own-sections'
import { LONG_PAGE, SHORT_PAGE, writeProjectPages } from '../fixtures/project-pages'
import { expectWhole, otherSite } from './other-site'

const FILMS = path.join(import.meta.dirname, '../fixtures/films')
const LONG = `/proyectos/${LONG_PAGE.slug}/`

/** With three films: two are silent, of which one does not tell its size; one has sound and a poster. */
const site = otherSite('project-pages', (folder) => {
  writeOwnSections(folder)
  writeProjectPages(folder)
  cpSync(FILMS, path.join(folder, 'public/films'), { recursive: true })
  cpSync(path.join(folder, 'public/retrato.webp'), path.join(folder, 'public/films/loud.webp'))
  const films = ['silent.mp4', 'silent.webm', 'loud.webm'].map(
    (name) => `![${name}](films/${name})`,
  )
  const page = path.join(folder, `src/content/proyectos/${LONG_PAGE.slug}.md`)
  appendFileSync(page, `\n## Películas\n\n${films.join('\n\n')}\n\n${'Más.\n\n'.repeat(20)}`)
})
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const { slug } of [LONG_PAGE, SHORT_PAGE]) {
  for (const path of [`/proyectos/${slug}/`, `/en/projects/${slug}/`]) {
    test(`${path} is whole at every size, without an axe violation`, ({ page }) =>
      expectWhole(page, site.origin + path, '.prose :is(pre, .table)'))
  }
}

const SCREENS = [LONG, `/proyectos/${SHORT_PAGE.slug}/`, '/charlas/', '/recomendaciones/']

/** Code that scrolls in itself has its end out of sight. */
const ALL_CODE = '.prose pre { white-space: pre-wrap }'

test('a page, its code, own sections and quotes have enough contrast in every theme', async ({
  page,
}) => {
  for (const address of SCREENS) {
    await page.setViewportSize({ width: 1100, height: 900 })
    await open(page, site.origin + address)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: 1100, height })
    for (const tema of THEME_NAMES) {
      await expectLegibleOverDust(
        page,
        `${address} in ${tema}`,
        cssFile(THEMES[tema]).replace(':root', ':root:root') + ALL_CODE,
      )
    }
  }
})

test('nothing shifts while a page, an own section or quotes load and scroll by', async ({
  page,
}) => {
  const shifts = await watchShifts(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const address of SCREENS) {
      await open(page, site.origin + address)
      const told = `${address} at ${width}`
      for (const each of await page.locator('main :is(h2, img, video, article, nav)').all()) {
        await each.scrollIntoViewIfNeeded()
      }
      const isWhole = () =>
        page.evaluate(() => [...document.images].every(({ complete }) => complete))
      await expect.poll(isWhole, told).toBe(true)
      expect(await shifts(), told).toEqual([])
    }
  }
})

const stateOf = (film: Locator) =>
  film.evaluate(({ paused, currentTime, readyState }: HTMLVideoElement) => {
    if (readyState === 0) return 'not fetched'
    return paused ? 'paused' : currentTime > 0 && 'plays'
  })

const filmsOf = (page: Page) =>
  ['silent.mp4', 'silent.webm', 'loud.webm'].map((name) => page.locator(`video[src$='${name}']`))

test('a silent film runs while it is seen and motion may be; one with sound waits', async ({
  page,
}) => {
  const messages = watchConsole(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, site.origin + LONG)
  const [mp4, webm, loud] = filmsOf(page) as [Locator, Locator, Locator]
  const expectStates = async (...states: string[]) =>
    expect.poll(() => Promise.all([mp4, webm, loud].map(stateOf))).toEqual(states)
  await expectStates('not fetched', 'not fetched', 'not fetched')
  await expect(loud).toHaveAttribute('poster', /[.]webp$/)
  for (const film of [mp4, webm, loud]) {
    await expect(film).toHaveJSProperty('controls', true)
    await film.scrollIntoViewIfNeeded()
  }
  await webm.scrollIntoViewIfNeeded()
  await expect.poll(() => stateOf(webm)).toBe('plays')
  // Past its end it begins anew.
  await webm.evaluate(
    (film) => new Promise((resolve) => film.addEventListener('seeked', resolve, { once: true })),
  )
  await button(page, words.motion.pause).click()
  await expectStates('paused', 'paused', 'not fetched')
  await button(page, words.motion.resume).click()
  await expect.poll(() => stateOf(webm)).toBe('plays')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectStates('paused', 'paused', 'not fetched')
  await loud.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => stateOf(loud)).toBe('plays')
  expect(messages).toEqual([])
})

test('with reduced motion no film runs by itself', async ({ page }) => {
  await open(page, site.origin + LONG)
  for (const film of filmsOf(page)) {
    await film.scrollIntoViewIfNeeded()
    expect(await stateOf(film)).toBe('not fetched')
  }
})

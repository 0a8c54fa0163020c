import { expect, type Page } from '@playwright/test'
import type { TestClock } from '../../src/site/interaction/frames/test-clock'
import { readLive } from './scene-page'
import { open } from './screens'

type Clock = Required<Pick<TestClock, 'step' | 'timelines'>>

const FRAME_MS = 20
/** After the first second of a step: what moves then comes to rest. */
const LATE_FRAME_MS = 80
const EARLY_MS = 1000

/** Gives the test control of the page's time. Call before opening. */
export async function withSteppedClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.portfolioTest = {}
  })
}

/**
 * Until the transitions' file has loaded, navigation is immediate by design; the other screens come with
 * the visitor's first move.
 */
export async function playerLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => window.portfolioTest?.timelines !== undefined)
  await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })))
  await page.waitForFunction(() =>
    ['navigation-screen', 'late-screens'].every(
      (name) =>
        document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href*=${name}]`)?.sheet,
    ),
  )
  // Resolves once the page's own import has.
  await page.evaluate(() => {
    const scripts = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
    const screens = [...scripts].filter(({ href }) => /navigation-screen|late-screens/.test(href))
    return Promise.all(screens.map(({ href }) => import(href)))
  })
}

/** @param ms that pass then */
export async function openStepped(page: Page, path: string, ms = 0): Promise<void> {
  await withSteppedClock(page)
  await open(page, path)
  await playerLoaded(page)
  await step(page, ms)
}

export async function step(page: Page, ms: number): Promise<void> {
  await page.evaluate(
    async ([total, early, frame, lateFrame]) => {
      // React schedules by messages too; its own were posted before ours.
      const turn = () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = resolve
          port2.postMessage(null)
        })
      const { step: run } = window.portfolioTest as Clock
      let left = total
      while (left > 0) {
        const ms = Math.min(total - left < early ? frame : lateFrame, left)
        await run(ms)
        left -= ms
        for (let turns = 0; turns < 3; turns++) await turn()
      }
    },
    [ms, EARLY_MS, FRAME_MS, LATE_FRAME_MS] as const,
  )
}

export async function traverse(page: Page, direction: 'back' | 'forward'): Promise<void> {
  await page.evaluate(
    (way) =>
      new Promise((resolve) => {
        window.addEventListener('popstate', () => setTimeout(resolve), { once: true })
        window.history[way]()
      }),
    direction,
  )
}

/** Simulates another tab in front: a test browser has none. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

export const pathOf = (page: Page) => new URL(page.url()).pathname

/** Elements with a text that are not wholly visible. */
export const faintTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      let each = texts.currentNode.parentElement
      if (
        each?.closest(
          '[inert], .h-card > :last-child, .visually-hidden, .needs-script, h1 > [aria-hidden]',
        )
      )
        continue
      for (; each; each = each.parentElement) {
        const { opacity, visibility } = getComputedStyle(each)
        if (opacity !== '1' || visibility !== 'visible') found.push(each.outerHTML.slice(0, 90))
      }
    }
    return found
  })

export const facts = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    const { activeElement } = document
    return {
      title: document.title,
      shown: main.querySelector('h1')?.textContent,
      isGrid: main.querySelector('nav li[data-tile]') !== null,
      phase: main.dataset.phase,
      inert: [...document.querySelectorAll('[inert]')].filter(
        (each) => !(each.parentElement as HTMLElement).matches('article'),
      ).length,
      moved: [...main.querySelectorAll<HTMLElement>('*')].filter(
        (each) => each.style.opacity !== '' && !each.closest('[aria-hidden=true]'),
      ).length,
      dialog: document.querySelector('dialog')?.dataset.state ?? 'closed',
      isLocked: document.documentElement.dataset.scrollLock !== undefined,
      timelines: (window.portfolioTest as Clock).timelines(),
      isFocusSensible:
        activeElement !== document.body && activeElement?.closest('[inert]') === null,
    }
  })

/** After `ms` the screen of the address is shown, with nothing left of a move. */
export async function expectRest(page: Page, ms = 0): Promise<void> {
  await step(page, ms)
  const path = pathOf(page)
  const dialog = /\/conta[^/]+\/$/.test(path) ? 'opened' : 'closed'
  await expect.poll(async () => (await facts(page)).dialog).toBe(dialog)
  const { shown, title, isGrid, ...rest } = await facts(page)
  expect(rest).toMatchObject({
    phase: 'idle',
    inert: 0,
    moved: 0,
    isLocked: false,
    timelines: 0,
  })
  expect(await faintTexts(page)).toEqual([])
  expect(isGrid, path).toBe(/\/(?:naviga|navega|conta)[^/]+\/$/.test(path))
  // The grid's names a tile while that is pointed at.
  if (!isGrid) expect(title).toMatch(new RegExp(`^${shown} · `))
  expect(await readLive(page)).toMatchObject({
    flatness: 0,
    exitTurn: 0,
    cardPresence: 1,
    sheet: null,
    flightProgress: 0,
    surge: 0,
    rise: 0,
  })
  await expect(page.locator('body > [aria-hidden=true]'), 'copies of a screen').toHaveCount(0)
}

import { expect, type Page } from '@playwright/test'
import type { TestClock } from '../../src/site/interaction/frames/test-clock'
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

/** Until the transitions' file has loaded, navigation is immediate by design. */
export async function playerLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => window.portfolioTest?.timelines !== undefined)
}

export async function openStepped(page: Page, path: string): Promise<void> {
  await withSteppedClock(page)
  await open(page, path)
  await playerLoaded(page)
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

export const facts = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    const { activeElement } = document
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const faint: string[] = []
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement as HTMLElement
      if (!texts.currentNode.textContent?.trim() || parent.closest('[inert], .visually-hidden')) {
        continue
      }
      for (let each: HTMLElement | null = parent; each; each = each.parentElement) {
        const { opacity, visibility } = getComputedStyle(each)
        if (opacity !== '1' || visibility !== 'visible') faint.push(parent.outerHTML.slice(0, 80))
      }
    }
    return {
      title: document.title,
      shown: main.querySelector('h1')?.textContent,
      isGrid: main.querySelector('nav li[data-tile]') !== null,
      phase: main.dataset.phase,
      faint,
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

type Live = {
  flatness: number
  exitTurn: number
  cardPresence: number
  sheet: unknown
  flightPart: number
  surge: number
  rise: number
}

/** The screen of the address is shown, with nothing left of a move. */
export async function expectRest(page: Page): Promise<void> {
  const path = pathOf(page)
  const dialog = /\/conta[^/]+\/$/.test(path) ? 'opened' : 'closed'
  await expect.poll(async () => (await facts(page)).dialog).toBe(dialog)
  const { shown, title, isGrid, ...rest } = await facts(page)
  expect(rest).toMatchObject({
    phase: 'idle',
    faint: [],
    inert: 0,
    moved: 0,
    isLocked: false,
    timelines: 0,
  })
  expect(isGrid, path).toBe(/\/(?:naviga|navega|conta)[^/]+\/$/.test(path))
  // The grid's names a tile while that is pointed at.
  if (!isGrid) expect(title).toMatch(new RegExp(`^${shown} · `))
  const { flatness, exitTurn, cardPresence, sheet, flightPart, surge, rise } = await page.evaluate(
    () => window.portfolioTest?.live as Live,
  )
  expect({ flatness, exitTurn, cardPresence, sheet, flightPart, surge, rise }).toEqual({
    flatness: 0,
    exitTurn: 0,
    cardPresence: 1,
    sheet: null,
    flightPart: 0,
    surge: 0,
    rise: 0,
  })
  await expect(page.locator('body > [aria-hidden=true]'), 'copies of a screen').toHaveCount(0)
}

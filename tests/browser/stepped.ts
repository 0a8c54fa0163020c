import { expect, type Page } from '@playwright/test'
import type { TestClock } from '../../src/site/interaction/frames/test-clock'
import { hydrated } from './screens'
import { withoutScene } from './test'

type Clock = Required<Pick<TestClock, 'step' | 'timelines'>>

const FRAME_MS = 10
/** After the first second of a step: what moves then comes to rest. */
const LATE_FRAME_MS = 40
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
  await withoutScene(page)
  await withSteppedClock(page)
  await page.goto(path)
  await hydrated(page)
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

/** Simulated: a test browser has no other tab. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

export const pathOf = (page: Page) => new URL(page.url()).pathname

export const facts = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    const tiles = main.querySelector('nav[aria-label="Secciones"], nav[aria-label="Sections"]')
    const dialog = document.querySelector('dialog')
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
      shown: tiles?.getAttribute('aria-label') ?? main.querySelector('h1')?.textContent,
      phase: main.dataset.phase,
      title: document.title,
      faint,
      inert: [...document.querySelectorAll('[inert]')].filter(
        (each) => !(each.parentElement as HTMLElement).matches('article'),
      ).length,
      moved: [...main.querySelectorAll<HTMLElement>('*')].filter(
        (each) => each.style.opacity !== '' && !each.closest('[aria-hidden=true]'),
      ).length,
      dialog: dialog?.dataset.state ?? 'closed',
      isLocked: document.documentElement.dataset.scrollLock !== undefined,
      timelines: (window.portfolioTest as Clock).timelines(),
      isFocusSensible:
        activeElement !== document.body && activeElement?.closest('[inert]') === null,
      focus: activeElement?.textContent || activeElement?.getAttribute('aria-label'),
    }
  })

/** The title of a screen, or the label of the tiles. */
const TITLES: Record<string, string> = {
  '/': 'Nombre Apellido',
  '/navegacion/': 'Secciones',
  '/contacto/': 'Secciones',
  '/experiencia/': 'Experiencia',
  '/educacion/': 'Educación',
  '/habilidades/': 'Habilidades',
  '/proyectos/': 'Proyectos',
  '/en/': 'Nombre Apellido',
  '/en/navigation/': 'Sections',
  '/en/contact/': 'Sections',
  '/en/experience/': 'Experience',
  '/en/education/': 'Education',
  '/en/skills/': 'Skills',
  '/en/projects/': 'Projects',
}

export async function expectRest(page: Page): Promise<void> {
  const path = pathOf(page)
  const dialog = /\/conta[^/]+\/$/.test(path) ? 'opened' : 'closed'
  await expect.poll(async () => (await facts(page)).dialog).toBe(dialog)
  expect(await facts(page)).toMatchObject({
    shown: TITLES[path],
    phase: 'idle',
    faint: [],
    inert: 0,
    moved: 0,
    isLocked: false,
    timelines: 0,
  })
}

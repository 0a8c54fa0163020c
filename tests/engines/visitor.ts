import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from './browser'

const POLL_MS = 100
/** At rest means the same position for this many frames. */
const STILL_FRAMES = 4
const LIMIT_MS = 60_000

async function pageState(): Promise<string> {
  const { scene, motion } = document.documentElement.dataset
  const limit = new Promise((resolve) => setTimeout(() => resolve('no frames'), 2000))
  const drawn = new Promise((resolve) => requestAnimationFrame(() => resolve('frames')))
  const phase = document.querySelector('main')?.dataset.phase
  const parts = [location.pathname, `phase ${phase}`, `scene ${scene}`, `motion ${motion}`]
  return [...parts, document.visibilityState, await Promise.race([drawn, limit])].join(', ')
}

export async function until<Args extends unknown[]>(
  browser: Browser,
  what: string,
  script: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  const end = Date.now() + LIMIT_MS
  let last: unknown
  while (Date.now() < end) {
    try {
      last = await browser.evaluate(script, ...args)
      if (last === true) return
    } catch (reason) {
      // There is no page during a navigation.
      last = reason
    }
    await pause(POLL_MS)
  }
  const state = await browser.evaluate(pageState).catch(String)
  throw new Error(`Waited in vain: ${what}; the last answer was ${String(last)}; ${state}`)
}

export const settled = (browser: Browser) =>
  until(browser, 'the page to be taken over and at rest', () => {
    const main = document.querySelector('main')
    const isTakenOver = main && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
    const { readyState } = document
    return readyState === 'complete' && isTakenOver === true && main.dataset.phase === 'idle'
  })

/** Nothing plays, or waits to play, but what the scroll position drives. */
export const stands = (browser: Browser) =>
  until(browser, 'every animation to be over', () =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline }) => playState === 'finished' || timeline !== document.timeline,
      ),
  )

export const sceneReady = (browser: Browser) =>
  until(browser, 'the scene to be drawn', () => {
    const { scene } = document.documentElement.dataset
    return scene === 'ready' || scene === 'still' || scene
  })

/** Leaving while the file loads would abort and log the request. */
export const playerLoaded = (browser: Browser) =>
  until(browser, 'the transitions’ file', () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/move-')),
  )

export async function arrived(browser: Browser, path: string, heading: string): Promise<void> {
  const isThere = (wantedPath: string, wantedHeading: string) =>
    (location.pathname === wantedPath &&
      document.querySelector('h1')?.textContent === wantedHeading) ||
    `${location.pathname} ${document.querySelector('h1')?.textContent}`
  await until(browser, `“${heading}” at ${path}`, isThere, path, heading)
  await settled(browser)
}

type Target = { x: number; y: number } | undefined

/** Runs in the page. Undefined if the control is covered or inert. */
function findTarget(name: string): Target {
  const nameOf = (each: Element) => each.getAttribute('aria-label') ?? each.textContent?.trim()
  const control = [...document.querySelectorAll('a, button')].find(
    (each) => nameOf(each) === name && !each.closest('[inert]'),
  )
  control?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const box = control?.getBoundingClientRect()
  if (!control || !box || box.width === 0) return undefined
  const x = Math.round(box.x + box.width / 2)
  const y = Math.round(box.y + box.height / 2)
  return control.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined
}

export const frames = (browser: Browser, count: number) =>
  browser.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        let left = wanted
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve())
        next()
      }),
    count,
  )

/** Follows what moves under the pointer, as the card's corners do, until it stands. */
export async function pressNamed(browser: Browser, name: string): Promise<void> {
  let last: Target
  for (let waited = 0; waited < LIMIT_MS; waited += POLL_MS) {
    const target = await browser.evaluate(findTarget, name)
    if (target && target.x === last?.x && target.y === last.y) {
      await browser.click(target.x, target.y)
      // Away from the grid: its title names the tile under the pointer.
      return browser.movePointer(2, 2)
    }
    if (target) await browser.movePointer(target.x, target.y)
    last = target
    await frames(browser, STILL_FRAMES)
    await pause(POLL_MS)
  }
  throw new Error(`There is no “${name}” to press.`)
}

export const focused = (browser: Browser) =>
  browser.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim()
  })

export const focusOn = (browser: Browser, name: string) =>
  until(
    browser,
    `the focus on “${name}”`,
    (wanted) => {
      const { activeElement } = document
      const found = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim()
      return found === wanted || found
    },
    name,
  )

export async function tabTo(browser: Browser, name: string): Promise<void> {
  const MOST_TABS = 20
  const passed: unknown[] = []
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await browser.press('Tab')
    const found = await focused(browser)
    if (found === name) return
    passed.push(found)
  }
  throw new Error(`Tab never came to “${name}”, only to ${passed.join(', ')}.`)
}

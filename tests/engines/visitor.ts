import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from './browser'

const POLL_MS = 100
/** What stands still over so many frames has come to rest. */
const STILL_FRAMES = 4
/** A machine without a graphics card draws the scene slowly. */
const LIMIT_MS = 60_000

/** Runs in the page: what a reader of a failure wants to know of it. */
async function pageState(): Promise<string> {
  const { scene, motion } = document.documentElement.dataset
  const limit = new Promise((resolve) => setTimeout(() => resolve('no frames'), 2000))
  const drawn = new Promise((resolve) => requestAnimationFrame(() => resolve('frames')))
  const phase = document.querySelector('main')?.dataset.phase
  const parts = [location.pathname, `phase ${phase}`, `scene ${scene}`, `motion ${motion}`]
  return [...parts, document.visibilityState, await Promise.race([drawn, limit])].join(', ')
}

/**
 * Asks the page until it says yes.
 * @throws Error that says what was waited for, with the page's last answer
 */
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
      // Between two pages there is none to ask.
      last = reason
    }
    await pause(POLL_MS)
  }
  const state = await browser.evaluate(pageState).catch(String)
  throw new Error(`Waited in vain: ${what}; the last answer was ${String(last)}; ${state}`)
}

/** Until React has taken the page over, and no transition runs. */
export const settled = (browser: Browser) =>
  until(browser, 'the page to be taken over and at rest', () => {
    const main = document.querySelector('main')
    const isTakenOver = main && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
    const { readyState } = document
    return readyState === 'complete' && isTakenOver === true && main.dataset.phase === 'idle'
  })

/** Until the scene has drawn its first frame, in an engine that has WebGL 2. */
export const sceneReady = (browser: Browser) =>
  until(browser, 'the scene to be drawn', () => {
    const { scene } = document.documentElement.dataset
    return scene === 'ready' || scene === 'still' || scene
  })

/** Until the file that moves the screens is there: leaving on its way would make it fail. */
export const playerLoaded = (browser: Browser) =>
  until(browser, 'the transitions’ file', () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('transition-player')),
  )

/** Until the page is at this path, with this heading, and at rest. */
export async function arrived(browser: Browser, path: string, heading: string): Promise<void> {
  const isThere = (wantedPath: string, wantedHeading: string) =>
    (location.pathname === wantedPath &&
      document.querySelector('h1')?.textContent === wantedHeading) ||
    `${location.pathname} ${document.querySelector('h1')?.textContent}`
  await until(browser, `“${heading}” at ${path}`, isThere, path, heading)
  await settled(browser)
}

type Target = { x: number; y: number } | undefined

/** Runs in the page: where a link or button of that name can be pressed, if nothing covers it. */
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

/** The next frames of the page, whatever they take it. */
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

/** Presses the link or button of that name, as soon as it stands still and nothing covers it. */
export async function pressNamed(browser: Browser, name: string): Promise<void> {
  let last: Target
  for (let waited = 0; waited < LIMIT_MS; waited += POLL_MS) {
    const target = await browser.evaluate(findTarget, name)
    if (target && target.x === last?.x && target.y === last.y) {
      await browser.click(target.x, target.y)
      // Left there, it would lie over a tile of the grid, whose title then names that tile.
      return browser.movePointer(2, 2)
    }
    last = target
    await frames(browser, STILL_FRAMES)
    await pause(POLL_MS)
  }
  throw new Error(`There is no “${name}” to press.`)
}

/** The name of what has the focus. */
export const focused = (browser: Browser) =>
  browser.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim()
  })

/** Until what has the focus has that name. */
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

/** Tab by Tab, until the link or button of that name has the focus. */
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

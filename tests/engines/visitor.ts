import { withOwnWords } from '../../src/model/own-words'
import { type RouteName, routesWith } from '../../src/model/routes'
import { SECTIONS } from '../../src/model/sections'
import { screen as words } from '../../src/site/words/es'
import { pathsIn } from '../../src/tools/messages/built-words'
import { builtEs } from '../fixtures/built-words'
import { expect, type Tab } from './test'

export { words }

/** At rest means the same position for this many frames. */
const STILL_FRAMES = 4

const paths = pathsIn('', builtEs.slugs)

/** The pages in the main language. */
export const ROUTES = Object.fromEntries(
  routesWith(SECTIONS).map((name) => [
    name,
    { path: paths[name], title: withOwnWords(words, []).routes[name] },
  ]),
) as Record<RouteName, { path: string; title: string }>

/** What the page answers, asked again until it is as expected: during a navigation there is no page. */
export const answer = <Args extends unknown[]>(
  tab: Tab,
  script: (...args: Args) => unknown,
  ...args: Args
) => expect.poll(() => tab.evaluate(script, ...args).catch(String))

/** Taken over by the script, and at rest. */
export const settled = (tab: Tab) =>
  answer(tab, () => {
    const main = document.querySelector('main')
    const isTakenOver = main && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
    return [document.readyState, isTakenOver, main?.dataset.phase]
  }).toEqual(['complete', true, 'idle'])

export async function open(tab: Tab, path: string): Promise<void> {
  await tab.goto(path)
  await settled(tab)
}

/** Nothing plays, or waits to play, but what the scroll position drives. */
export const stands = (tab: Tab) =>
  answer(tab, () =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline }) => playState === 'finished' || timeline !== document.timeline,
      ),
  ).toBe(true)

export const sceneIs = (tab: Tab, state: RegExp) =>
  answer(tab, () => document.documentElement.dataset.scene).toMatch(state)

/** The transitions' file. Leaving while it loads would abort and log the request. */
export const playerLoaded = (tab: Tab) =>
  answer(tab, () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/player-')),
  ).toBe(true)

/** The grid's heading says the owner's name before its own. */
export async function arrived(tab: Tab, path: string, heading: string): Promise<void> {
  const place = () => [
    location.pathname,
    document.querySelector('h1')?.textContent?.split(' · ').at(-1),
  ]
  await answer(tab, place).toEqual([path, heading])
  await settled(tab)
}

export const goBack = (tab: Tab) => tab.evaluate(() => history.back())

export const frames = (tab: Tab, count: number) =>
  tab.evaluate(async (wanted) => {
    for (let i = 0; i < wanted; i++) await new Promise(requestAnimationFrame)
  }, count)

/** Runs in the page. Nothing if the control is covered or inert. */
function findTarget(name: string): { x: number; y: number } | undefined {
  const nameOf = (each: Element) => {
    const copy = each.cloneNode(true) as Element
    for (const unsaid of copy.querySelectorAll('[aria-hidden=true]')) unsaid.remove()
    return each.getAttribute('aria-label') ?? copy.textContent?.trim()
  }
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

/** Follows what moves under the pointer, as the card's corners do, until it stands. */
export async function pressNamed(tab: Tab, name: string): Promise<void> {
  let last: ReturnType<typeof findTarget>
  await expect(async () => {
    const target = await tab.evaluate(findTarget, name)
    const isStill = target && target.x === last?.x && target.y === last.y
    last = target
    if (isStill) return tab.click(target.x, target.y)
    if (target) await tab.movePointer(target.x, target.y)
    await frames(tab, STILL_FRAMES)
    throw new Error(`There is no “${name}” to press.`)
  }).toPass()
  // Away from the grid: its title names the tile under the pointer.
  await tab.movePointer(2, 2)
}

/** Runs in the page. */
function focusedName(): string | undefined {
  const { activeElement } = document
  const copy = activeElement?.cloneNode(true) as Element | undefined
  for (const unsaid of copy?.querySelectorAll('[aria-hidden=true]') ?? []) unsaid.remove()
  return activeElement?.getAttribute('aria-label') ?? copy?.textContent?.trim()
}

export const focusOn = (tab: Tab, name: string) => answer(tab, focusedName).toBe(name)

export async function tabTo(tab: Tab, name: string): Promise<void> {
  const MOST_TABS = 20
  const passed: unknown[] = []
  while (passed.at(-1) !== name && passed.length < MOST_TABS) {
    await tab.press('Tab')
    passed.push(await tab.evaluate(focusedName))
  }
  expect(passed, 'what Tab came to').toContain(name)
}

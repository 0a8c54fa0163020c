import { MathUtils } from 'three'
import { inWide } from './in-wide'
import { expectRest, facts, openStepped, pathOf, setHidden, step, traverse } from './stepped'
import { expect, type Page, test } from './test'
import { createFinger } from './touch'

const SEQUENCES = 25
/** Of them; the others in `npm run test:wide`. */
const USUAL_SEQUENCES = 1
const MOVES = 12
const START = ['/', '/navegacion/', '/educacion/', '/habilidades/', '/contacto/']
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 800, height: 600 },
]

test.use({ hasTouch: true })

function createRandom(seed: number) {
  const { seededRandom: next } = MathUtils
  next(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pick: <T>(all: readonly T[]) => all[below(all.length)] as T }
}

type Random = ReturnType<typeof createRandom>

/** Clicks the position of a link of this tab, whether it is clickable or not. */
async function pressLink(page: Page, random: Random) {
  const places = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a:not([target]):not([download])')]
      .filter((link) => !link.closest('[inert] [inert], article [inert]'))
      .map((link) => {
        const { left, top, width, height } = link.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      })
      .filter(({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight),
  )
  if (places.length === 0) return
  const { x, y } = random.pick(places)
  await page.mouse.click(x, y)
}

/** Stays within this document: the test starts at its first entry. */
async function go(page: Page, direction: 'back' | 'forward') {
  const mayGo = await page.evaluate((way) => {
    const { entries, currentEntry } = window.navigation
    const all = entries.call(window.navigation)
    const index = (currentEntry?.index ?? 0) + (way === 'back' ? -1 : 1)
    return all[index]?.sameDocument === true
  }, direction)
  if (mayGo) await traverse(page, direction)
}

/** Not over an open dialog: there the browser's own swipe leaves the document. */
async function swipe(page: Page, random: Random) {
  if ((await page.locator('dialog:modal').count()) > 0) return
  const { width, height } = page.viewportSize() ?? { width: 800, height: 600 }
  const toLeft = random.below(2) === 0
  const finger = await createFinger(page)
  const y = height * 0.6
  const left = { x: width * 0.25, y }
  const right = { x: width * 0.75, y }
  await (toLeft ? finger.draw(right, left, 6) : finger.draw(left, right, 6))
}

const MOVE_KINDS: Record<string, (page: Page, random: Random) => Promise<unknown>> = {
  link: pressLink,
  'another link': pressLink,
  back: (page) => go(page, 'back'),
  forward: (page) => go(page, 'forward'),
  Escape: (page) => page.keyboard.press('Escape'),
  swipe,
  hide: async (page, random) => {
    await setHidden(page, true)
    if (random.below(2) === 0) await go(page, 'back')
    await setHidden(page, false)
  },
  'reduced motion': async (page) => {
    const isReduced = await page.evaluate(
      () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    )
    await page.emulateMedia({ reducedMotion: isReduced ? 'no-preference' : 'reduce' })
  },
  resize: (page, random) => page.setViewportSize(random.pick(SIZES)),
}

for (let seed = 1; seed <= SEQUENCES; seed++) {
  const title = `sequence ${seed}: after random actions the page rests on the screen of its address`
  test(title, inWide(seed > USUAL_SEQUENCES), async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const random = createRandom(seed)
    const start = random.pick(START)
    const done = [start]
    await openStepped(page, start)
    for (let count = 0; count < MOVES; count++) {
      const kind = random.pick(Object.keys(MOVE_KINDS))
      const ms = random.pick([0, 0, 10, 120, 400, 1000, 1300])
      done.push(`${kind} +${ms}`)
      await MOVE_KINDS[kind]?.(page, random)
      await step(page, ms)
      expect((await facts(page)).timelines, done.join(', ')).toBeLessThanOrEqual(1)
    }
    await test.step(done.join(', '), async () => {
      await expectRest(page, 4000)
      const hasMoved = await page.evaluate(() => window.navigation.currentEntry?.index !== 0)
      if (pathOf(page) !== start && hasMoved) {
        expect((await facts(page)).isFocusSensible).toBe(true)
      }
      expect(errors).toEqual([])
    })
  })
}

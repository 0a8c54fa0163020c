import assert from 'node:assert/strict'
import type { Browser } from '../browser'
import type { Check } from '../check'
import { arrived, pressNamed, settled, stands, until } from '../visitor'

const motionIs = (browser: Browser, state: 'still' | 'full') =>
  until(
    browser,
    `motion to be ${state}`,
    (wanted) => document.documentElement.dataset.motion === wanted,
    state,
  )

const pauseControl: Check = {
  name: 'the pause control stops the motion, is remembered on the next visit, and can be undone',
  run: async (browser, { origin }) => {
    await browser.goto(`${origin}/`)
    await settled(browser)
    await motionIs(browser, 'full')
    await pressNamed(browser, 'Pausar animación')
    await motionIs(browser, 'still')
    await browser.goto(`${origin}/educacion`)
    await settled(browser)
    await motionIs(browser, 'still')
    await pressNamed(browser, 'Reanudar animación')
    await motionIs(browser, 'full')
    await browser.goto(`${origin}/`)
    await settled(browser)
    await motionIs(browser, 'full')
  },
}

const reducedMotion: Check = {
  name: 'with reduced motion nothing moves and nothing is missing',
  conditions: { isMotionReduced: true },
  run: async (browser, { origin }) => {
    const asksForLess = () => matchMedia('(prefers-reduced-motion: reduce)').matches
    await browser.goto(`${origin}/`)
    await settled(browser)
    assert.equal(await browser.evaluate(asksForLess), true, 'the engine did not take the setting')
    await motionIs(browser, 'still')
    await pressNamed(browser, 'Ir a la navegación')
    await arrived(browser, '/navegacion/', 'Navegación')
    await pressNamed(browser, 'Proyectos')
    await arrived(browser, '/proyectos/', 'Proyectos')
    await stands(browser)
    assert.deepEqual(await browser.messages(), [])
  },
}

/** Runs in the page: whether the card's point at −1…1 is raised. */
function hasComeForward(x: number, y: number): boolean | string {
  const card = document.querySelector('article')
  if (!card) return 'no card'
  const { m13, m23, is2D } = new DOMMatrix(getComputedStyle(card).transform)
  const depth = x * m13 + y * m23
  return (!is2D && depth > 0.05) || `${depth}`
}

const tilt: Check = {
  name: 'the card tilts toward the pointer, on either side',
  run: async (browser, { origin }) => {
    await browser.resize(1200, 800)
    await browser.goto(`${origin}/`)
    await settled(browser)
    const box = await browser.evaluate(() => {
      const wrapper = document.querySelector('article')?.parentElement
      const { x, y, width, height } = wrapper?.getBoundingClientRect() ?? new DOMRect()
      return { x, y, width, height }
    })
    for (const [x, y] of [
      [0.7, 0],
      [-0.7, 0],
      [0, 0.7],
      [0, -0.7],
    ] as const) {
      await browser.movePointer(
        Math.round(box.x + (box.width / 2) * (1 + x)),
        Math.round(box.y + (box.height / 2) * (1 + y)),
      )
      await until(browser, `the card’s side at ${x}, ${y} to come forward`, hasComeForward, x, y)
    }
    assert.deepEqual(await browser.messages(), [])
  },
}

export const motionChecks: readonly Check[] = [pauseControl, reducedMotion, tilt]

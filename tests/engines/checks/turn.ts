import assert from 'node:assert/strict'
import type { Browser } from '../browser'
import type { Check } from '../check'
import { arrived, focusOn, frames, pressNamed, settled, stands, tabTo, until } from '../visitor'

/**
 * Presses what Tab came to. By script: Safari takes the focus from a clicked button, and Firefox's
 * driver presses no button by a key.
 */
async function pressFocused(browser: Browser, name: string): Promise<void> {
  await tabTo(browser, name)
  await browser.evaluate(() => (document.activeElement as HTMLElement).click())
}

const turn: Check = {
  name: 'the card turns over and back, and only the side in front can be pressed',
  run: async (browser, { origin }) => {
    await browser.goto(`${origin}/`)
    await settled(browser)
    await pressNamed(browser, 'Ver el reverso')
    await pressNamed(browser, 'Ver el frente')
    await pressFocused(browser, 'Ver el reverso')
    await focusOn(browser, 'Ver el frente')
    await pressNamed(browser, 'Ver el frente')
    await pressNamed(browser, 'Ir a la navegación')
    await arrived(browser, '/navegacion/', 'Navegación')
    assert.deepEqual(await browser.messages(), [])
  },
}

/** Two equal screenshots in a row: hover transitions have ended. */
async function stillPicture(browser: Browser): Promise<Buffer> {
  const MOST_PICTURES = 30
  let last = Buffer.from(await browser.picture())
  for (let taken = 1; taken < MOST_PICTURES; taken++) {
    await frames(browser, 3)
    const next = Buffer.from(await browser.picture())
    if (next.equals(last)) return next
    last = next
  }
  throw new Error('The page never stands still.')
}

/** It appears once the page knows that there is no scene, and would count as a change of the picture. */
const dustShown = (browser: Browser) =>
  until(browser, 'the still dust to be shown', () => {
    const place = document.querySelector('[class*=backdrop]')
    return place !== null && getComputedStyle(place, '::before').opacity === '1'
  })

async function isSeen(browser: Browser, side: 'front' | 'back'): Promise<boolean> {
  const show = async (visibility: '' | 'hidden') => {
    const set = (index: number, value: string) => {
      const face = document.querySelectorAll<HTMLElement>('article > div')[index]
      if (face) face.style.visibility = value
    }
    await browser.evaluate(set, side === 'front' ? 0 : 1, visibility)
    await frames(browser, 3)
  }
  const before = await stillPicture(browser)
  await show('hidden')
  const after = await stillPicture(browser)
  await show('')
  return !before.equals(after)
}

const hiddenSide: Check = {
  name: 'the card’s hidden side is not visible through the other',
  conditions: { hasWebGl: false, isMotionReduced: true },
  run: async (browser, { origin }) => {
    await browser.goto(`${origin}/`)
    await settled(browser)
    await dustShown(browser)
    await stands(browser)
    assert.deepEqual([await isSeen(browser, 'front'), await isSeen(browser, 'back')], [true, false])
    await pressFocused(browser, 'Ver el reverso')
    await focusOn(browser, 'Ver el frente')
    await stands(browser)
    assert.deepEqual([await isSeen(browser, 'front'), await isSeen(browser, 'back')], [false, true])
  },
}

export const turnChecks: readonly Check[] = [turn, hiddenSide]

import { expect, type Tab, test } from './test'
import {
  answer,
  arrived,
  focusOn,
  frames,
  open,
  pressNamed,
  ROUTES,
  sceneIs,
  stands,
  tabTo,
  words,
} from './visitor'

const { toBack, toFront, toNavigation } = words.home
const SCENE_FRAMES = 30
/** CSS px by which a corner must come forward, for a card of half size 1. */
const LEAST_DEPTH = 0.05

/**
 * Presses what Tab came to. By script: Safari takes the focus from a clicked button, and Firefox's
 * driver presses no button by a key.
 */
async function pressFocused(tab: Tab, name: string): Promise<void> {
  await tabTo(tab, name)
  await tab.evaluate(() => (document.activeElement as HTMLElement).click())
}

/** Runs in the page: how far the card's point at −1…1 is raised. */
function depthAt(x: number, y: number): number {
  const card = document.querySelector('article')
  if (!card) return 0
  const { m13, m23, is2D } = new DOMMatrix(getComputedStyle(card).transform)
  return is2D ? 0 : x * m13 + y * m23
}

test('the card tilts toward the pointer, on either side', async ({ tab }) => {
  await tab.resize(1200, 800)
  await open(tab, '/')
  const box = await tab.evaluate(() => {
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
    await tab.movePointer(
      Math.round(box.x + (box.width / 2) * (1 + x)),
      Math.round(box.y + (box.height / 2) * (1 + y)),
    )
    await answer(tab, depthAt, x, y).toBeGreaterThan(LEAST_DEPTH)
  }
  expect(await tab.messages()).toEqual([])
})

test('the scene is drawn where WebGL 2 is available, with an empty console', async ({ tab }) => {
  await tab.resize(900, 640)
  await open(tab, '/')
  const hasWebGl2 = await tab.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2')
    gl?.getExtension('WEBGL_lose_context')?.loseContext()
    return gl !== null
  })
  expect(hasWebGl2, 'this engine gives a WebGL 2 context on this machine').toBe(true)
  await sceneIs(tab, /^ready$/)
  await frames(tab, SCENE_FRAMES)
  await sceneIs(tab, /^ready$/)
  expect(await tab.messages()).toEqual([])
})

test('the card turns over and back, and only the side in front can be pressed', async ({ tab }) => {
  await open(tab, '/')
  await pressNamed(tab, toBack)
  await pressNamed(tab, toFront)
  await pressFocused(tab, toBack)
  await focusOn(tab, toFront)
  await pressNamed(tab, toFront)
  await pressNamed(tab, toNavigation)
  await arrived(tab, ROUTES.navigation.path, ROUTES.navigation.title)
  expect(await tab.messages()).toEqual([])
})

/** Two equal screenshots in a row: hover transitions have ended. */
async function stillPicture(tab: Tab): Promise<Buffer> {
  let last = await tab.picture()
  await expect(async () => {
    await frames(tab, 3)
    const before = last
    last = await tab.picture()
    expect(last.equals(before), 'the page stands still').toBe(true)
  }).toPass()
  return last
}

/** Which sides change the picture when they are hidden: front, back. */
async function seenSides(tab: Tab): Promise<boolean[]> {
  const show = (index: number, visibility: string) => {
    const face = document.querySelectorAll<HTMLElement>('article > div')[index]
    if (face) face.style.visibility = visibility
  }
  const seen: boolean[] = []
  for (const side of [0, 1]) {
    const before = await stillPicture(tab)
    await tab.evaluate(show, side, 'hidden')
    seen.push(!before.equals(await stillPicture(tab)))
    await tab.evaluate(show, side, '')
  }
  return seen
}

test.describe('without scene and motion', () => {
  test.use({ conditions: { hasWebGl: false, isMotionReduced: true } })

  test('the card’s hidden side is not visible through the other', async ({ tab }) => {
    await open(tab, '/')
    // The still dust comes once the page knows that there is no scene, and would change the picture.
    await answer(tab, () => {
      const place = document.querySelector('[class*=backdrop]')
      return place && getComputedStyle(place, '::before').opacity
    }).toBe('1')
    await stands(tab)
    expect(await seenSides(tab)).toEqual([true, false])
    await pressFocused(tab, toBack)
    await focusOn(tab, toFront)
    await stands(tab)
    expect(await seenSides(tab)).toEqual([false, true])
  })
})

import type { Locator } from '@playwright/test'
import { inWide } from './in-wide'
import { readLive } from './scene-page'
import { boxOf, button, link, scrolled, words } from './screens'
import { openStepped, step } from './stepped'
import { expect, type Page, test } from './test'
import { createFinger } from './touch'

const { home } = words
const turnOf = async (page: Page) => (await readLive(page)).turn
const toBack = (page: Page) => button(page, home.toBack)
const toFront = (page: Page) => button(page, home.toFront)

async function expectAt(page: Page, side: 'front' | 'back', ms = 2500) {
  await step(page, ms)
  expect(await turnOf(page)).toBe(side === 'back' ? 180 : 0)
  const faces = page.locator('article > div')
  await expect(faces.nth(0)).toHaveJSProperty('inert', side === 'back')
  await expect(faces.nth(1)).toHaveJSProperty('inert', side === 'front')
}

async function paperOf(page: Page) {
  const { x, y, width, height } = await boxOf(page.getByRole('article'))
  return { x: x + width * 0.7, y: y + height * 0.14, width }
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]) {
  const title = `a pointer that stops where a control of the card was presses it, ${viewport.width} px`
  test(title, inWide(viewport.width === 1440), async ({ page }) => {
    const press = async (control: Locator) => {
      const { x, y, width, height } = await boxOf(control)
      await page.mouse.move(x + width / 2, y + height / 2)
      await step(page, 2500)
      await page.mouse.down()
      await page.mouse.up()
    }
    await page.setViewportSize(viewport)
    await openStepped(page, '/', 2500)
    await press(toBack(page))
    await expectAt(page, 'back')
    await expect(toFront(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expectAt(page, 'front')
    await expect(toBack(page)).toBeFocused()
    await page.mouse.move(viewport.width / 2, 4)
    await step(page, 2500)
    await press(link(page, home.toNavigation))
    await expect(page).toHaveURL('/navegacion/')
  })
}

test('a sideways mouse drag turns it, a short one does not', async ({ page }) => {
  await openStepped(page, '/')
  const { x, y, width } = await paperOf(page)
  const drag = async (distance: number) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - distance / 2, y)
    await page.mouse.move(x - distance, y)
    await step(page, 20)
    const held = await turnOf(page)
    // A pause before release leaves no velocity.
    const now = await page.evaluate(() => performance.now())
    await page.waitForFunction((since) => performance.now() - since > 120, now)
    await page.mouse.up()
    return held
  }
  expect(Math.abs(await drag(4))).toBe(0)
  await expectAt(page, 'front')
  expect(await drag(width * 0.2)).toBeCloseTo(-36, 0)
  await expectAt(page, 'front')
  expect(await drag(width * 0.6)).toBeCloseTo(-108, 0)
  await expectAt(page, 'back')
})

test('a mouse drag over text selects it', inWide(), async ({ page }) => {
  await openStepped(page, '/')
  const { x, y, width, height } = await boxOf(page.getByRole('heading', { level: 1 }))
  await page.mouse.move(x + 4, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 })
  await page.mouse.up()
  await step(page, 100)
  expect(await turnOf(page)).toBe(0)
  expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(2)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a sideways drag turns it, over text too; a vertical one scrolls', async ({ page }) => {
    await openStepped(page, '/')
    await link(page, home.toNavigation).focus()
    const finger = await createFinger(page)
    const { x, y, width } = await paperOf(page)
    await finger.draw({ x, y: y + 200 }, { x: x - width * 0.6, y: y + 200 })
    await expectAt(page, 'back')
    await expect(toFront(page)).toBeFocused()
    await finger.draw({ x: x - width * 0.6, y: y + 200 }, { x, y: y + 200 })
    await expectAt(page, 'front')
    await finger.draw({ x, y: y + 200 }, { x: x - width * 0.6, y: y + 200 })
    await expectAt(page, 'back')
    await page.setViewportSize({ width: 390, height: 440 })
    await finger.draw({ x: 195, y: 200 }, { x: 215, y: 20 }, 12)
    await expectAt(page, 'back')
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
  })
})

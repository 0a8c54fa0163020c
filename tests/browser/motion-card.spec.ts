import { expect, type Locator, type Page, test } from '@playwright/test'
import type { TestClock } from '../../src/site/interaction/frames/test-clock'
import { inWide } from './in-wide'
import { expectRest, openStepped, step } from './stepped'
import { createFinger } from './touch'

type Turning = { turn: number }

const faces = (page: Page) => page.locator('article > div')
const turnOf = (page: Page) =>
  page.evaluate(() => ((window.portfolioTest as TestClock).live as Turning).turn)
const toBack = (page: Page) => page.getByRole('button', { name: 'Ver el reverso' })
const toFront = (page: Page) => page.getByRole('button', { name: 'Ver el frente' })

async function expectFace(page: Page, side: 'front' | 'back') {
  const isBack = side === 'back'
  await expect(faces(page).nth(0)).toHaveJSProperty('inert', isBack)
  await expect(faces(page).nth(1)).toHaveJSProperty('inert', !isBack)
}

async function expectAt(page: Page, side: 'front' | 'back') {
  await step(page, 2500)
  expect(await turnOf(page)).toBe(side === 'back' ? 180 : 0)
  await expectFace(page, side)
}

async function paperOf(page: Page) {
  const box = await page.locator('article').boundingBox()
  if (!box) throw new Error('the card has no box')
  return { x: box.x + box.width * 0.7, y: box.y + box.height * 0.14, width: box.width }
}

test('the control turns the card over and back by mouse and keyboard, and keeps the focus', async ({
  page,
}) => {
  await openStepped(page, '/')
  await expectFace(page, 'front')
  await toBack(page).click()
  await expect(toFront(page)).toBeFocused()
  await expectAt(page, 'back')
  await toFront(page).click()
  await expectAt(page, 'front')
  await expect(toBack(page)).toBeFocused()
  for (const side of ['back', 'front'] as const) {
    await page.keyboard.press('Enter')
    await expectAt(page, side)
  }
  await expect(toBack(page)).toBeFocused()
})

for (const width of [1440, 2560]) {
  test(`a pointer that stops where a control of the card was presses it, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 2560 ? 1440 : 900 })
    await openStepped(page, '/')
    await step(page, 2500)
    const press = async (control: Locator) => {
      const box = await control.boundingBox()
      if (!box) throw new Error('the control has no box')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await step(page, 2500)
      await page.mouse.down()
      await page.mouse.up()
    }
    await press(toBack(page))
    await expectAt(page, 'back')
    await toFront(page).press('Enter')
    await expectAt(page, 'front')
    await page.mouse.move(width / 2, 4)
    await step(page, 2500)
    await press(page.getByRole('link', { name: 'Ir a la navegación' }))
    await expect(page).toHaveURL('/navegacion/')
  })
}

test('its back has the summary, QR code, mail and links', async ({ page }) => {
  await openStepped(page, '/')
  await toBack(page).click()
  await step(page, 2500)
  const card = page.getByRole('article')
  await expect(card.getByRole('img', { name: 'Código QR con los datos de contacto' })).toBeVisible()
  await expect(card.getByRole('link', { name: 'hola@example.com' })).toHaveAttribute(
    'href',
    'mailto:hola@example.com',
  )
  for (const name of ['GitHub', 'LinkedIn']) {
    await expect(card.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
  await expect(card.locator('p', { hasText: 'web' }).first()).toBeVisible()
  await card.getByRole('link', { name: 'GitHub' }).click({ trial: true })
})

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
    await page.waitForFunction((since) => performance.now() - since > 120, await now(page))
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

test('a drag released outside the card does not continue when the pointer returns', async ({
  page,
}) => {
  await openStepped(page, '/')
  const box = await page.locator('article').boundingBox()
  if (!box) throw new Error('the card has no box')
  const y = box.y + box.height * 0.14
  await page.mouse.move(box.x + 6, y)
  await page.mouse.down()
  await page.mouse.move(4, y)
  await page.mouse.up()
  await step(page, 2500)
  const rest = await turnOf(page)
  await page.mouse.move(box.x + 6, y)
  await page.mouse.move(box.x + box.width * 0.6, y, { steps: 4 })
  await step(page, 20)
  expect(await turnOf(page)).toBe(rest)
})

const now = (page: Page) => page.evaluate(() => performance.now())

test('a mouse drag over text selects it', async ({ page }) => {
  await openStepped(page, '/')
  const box = await page.getByRole('heading', { level: 1 }).boundingBox()
  if (!box) throw new Error('the name has no box')
  await page.mouse.move(box.x + 4, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await step(page, 100)
  expect(await turnOf(page)).toBe(0)
  expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(2)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a sideways drag turns it, over text too, and moves the focus', async ({ page }) => {
    await openStepped(page, '/')
    await page.getByRole('link', { name: 'Ir a la navegación' }).focus()
    const finger = await createFinger(page)
    const { x, y, width } = await paperOf(page)
    await finger.draw({ x, y: y + 200 }, { x: x - width * 0.6, y: y + 200 })
    await expectAt(page, 'back')
    await expect(toFront(page)).toBeFocused()
  })

  test('a vertical drag scrolls the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 440 })
    await openStepped(page, '/')
    const finger = await createFinger(page)
    await finger.draw({ x: 200, y: 420 }, { x: 230, y: 120 }, 12)
    await step(page, 500)
    expect(await turnOf(page)).toBe(0)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  })
})

for (const [change, make] of Object.entries({
  'reduced motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'the pause control': (page: Page) =>
    page.getByRole('button', { name: 'Pausar animación' }).click(),
})) {
  const isPause = change === 'the pause control'
  test(`${change} during the turn ends it at once`, inWide(!isPause), async ({ page }) => {
    await openStepped(page, '/')
    await toBack(page).click()
    await step(page, 80)
    expect(await turnOf(page)).not.toBe(180)
    await make(page)
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'still')
    await step(page, 10)
    expect(await turnOf(page)).toBe(180)
    await expectFace(page, 'back')
    await toFront(page).click()
    await step(page, 10)
    expect(await turnOf(page)).toBe(0)
    await expectFace(page, 'front')
  })

  const title = `${change} while the card leaves shows the grid at once, and the card is whole later`
  test(title, inWide(!isPause), async ({ page }) => {
    await openStepped(page, '/')
    await page.getByRole('link', { name: 'Ir a la navegación' }).click()
    await step(page, 150)
    await make(page)
    await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible()
    await expectRest(page)
    await page.getByRole('link', { name: 'Volver al inicio' }).click()
    await step(page, 10)
    await expectRest(page)
    await expect(page.getByRole('article')).toHaveCSS('transform', 'none')
  })
}

test('no frame is requested while everything is at rest', async ({ page }) => {
  await openStepped(page, '/educacion/')
  await page.getByRole('link', { name: 'Volver a la navegación' }).click()
  await step(page, 200)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page).toHaveURL('/navegacion/')
  const frames = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = window.requestAnimationFrame
        let count = 0
        window.requestAnimationFrame = (callback) => {
          count++
          return request(callback)
        }
        // Two frames for work already requested, two more to detect a loop.
        request(() => request(() => request(() => request(() => resolve(count)))))
      }),
  )
  expect(frames).toBeLessThanOrEqual(1)
})

import jsQR from 'jsqr'
import sharp from 'sharp'
import { inWide } from './in-wide'
import { layoutFaults } from './layout-faults'
import { brightness, pictureOfPage } from './picture'
import { readLive } from './scene-page'
import { boxOf, button, open, words } from './screens'
import { openStepped, step } from './stepped'
import { expect, type Page, test } from './test'

const { home } = words
/** The card's folding corner. */
const FLAP = 'article > div:not([inert]) span:has(+ button) > span'

test('a square portrait is shown as a circle', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const white = { create: { width: 64, height: 64, channels: 3, background: '#fff' } } as const
  const body = await sharp(white).png().toBuffer()
  await page.route(/retrato/, (route) => route.fulfill({ contentType: 'image/png', body }))
  await open(page, '/')
  const { x, y, width } = await boxOf(page.locator('article img').first())
  const picture = await pictureOfPage(page)
  /** At a share of the radius, on the line from the middle. */
  const at = (share: number, degrees: number) => {
    const away = (share * width) / 2
    const angle = (degrees * Math.PI) / 180
    const [right, down] = [away * Math.cos(angle), away * Math.sin(angle)]
    return brightness(picture, Math.round(x + width / 2 + right), Math.round(y + width / 2 + down))
  }
  for (let degrees = 15; degrees < 360; degrees += 30) {
    expect(at(0.95, degrees), `within, at ${degrees}°`).toBeGreaterThan(0.7)
    expect(at(1.025, degrees), `beyond, at ${degrees}°`).toBeLessThan(0.7)
  }
})

const codeOn = async (page: Page) => {
  const { data, width, height } = await pictureOfPage(page)
  return jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })?.data
}

test('the code on the back leads to the site, the contact dialog’s to the contact', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await button(page, home.toBack).click()
  await expect.poll(() => codeOn(page)).toBe('https://portfolio.example.com/')
  await open(page, '/contacto/')
  await expect.poll(() => codeOn(page)).toContain('BEGIN:VCARD')
})

test('a phone on its side shows both faces and the links whole', inWide(), async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 })
  await openStepped(page, '/', 6000)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(375)
  for (const part of [page.getByRole('article'), page.locator('[data-part~=quick-links]')]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  expect(await layoutFaults(page)).toEqual([])
  await button(page, home.toBack).click()
  await step(page, 3000)
  expect(await layoutFaults(page), 'the back').toEqual([])
})

test('at 2560 px the card takes a third, and its text grows', inWide(), async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await openStepped(page, '/', 6000)
  expect((await boxOf(page.getByRole('article'))).width / 2560).toBeCloseTo(0.34, 2)
  const sizesOf = (text: string) =>
    page
      .locator(text)
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
  expect((await sizesOf('h1'))[0]).toBeGreaterThan(54)
  expect((await sizesOf('dd'))[0]).toBeGreaterThan(16)
})

test('portrait and code are where the scene has them, and no text comes near their rings', async ({
  page,
}) => {
  await openStepped(page, '/', 9000)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(async () => (await readLive(page)).card?.box.x ?? 0).toBeLessThan(width / 4)
    await step(page, 1000)
    const { card } = await readLive(page)
    if (!card) throw new Error('there is no card')
    const { box, front } = card
    const { x, y, radius } = front.rosette
    const middle = { x: box.x + box.width / 2 + x, y: box.y + box.height / 2 + y }
    const figure = await boxOf(page.locator('[data-part~=figure]').first())
    expect(Math.abs(figure.x + figure.width / 2 - middle.x)).toBeLessThan(0.6)
    expect(Math.abs(figure.y + figure.height / 2 - middle.y)).toBeLessThan(0.6)
    expect(figure.width / 2).toBeCloseTo(front.portrait.radius, 0)
    for (const text of await page.locator('h1, article dd').all()) {
      const near = await boxOf(text)
      const beside = Math.max(middle.x - near.x - near.width, near.y - middle.y)
      expect(beside).toBeGreaterThan(radius + 27)
    }
  }
})

/** [window width, least distance from the card to the page's edge], px. */
const CLEARANCES = [
  [320, 4],
  [390, 4],
  [601, 11],
  [768, 11],
  [912, 11],
] as const

test('the card, fully tilted, stays inside the page', inWide(), async ({ page }) => {
  await openStepped(page, '/', 6000)
  const card = page.getByRole('article')
  for (const [width, clearance] of CLEARANCES) {
    await page.setViewportSize({ width, height: 1000 })
    // The page measures the card again after a resize.
    await expect
      .poll(async () => {
        const { width: measured = 0 } = (await readLive(page)).card?.box ?? {}
        return Math.abs(measured - (await boxOf(card.locator('..'))).width)
      })
      .toBeLessThan(0.5)
    const box = await boxOf(card.locator('..'))
    for (const [u, v] of [
      [0.005, 0.005],
      [0.995, 0.005],
      [0.995, 0.995],
      [0.005, 0.995],
    ] as const) {
      await page.mouse.move(box.x + u * box.width, box.y + v * box.height)
      await step(page, 1500)
      const { tiltX, tiltY } = await readLive(page)
      expect(Math.min(Math.abs(tiltX), Math.abs(tiltY)), 'fully tilted').toBeGreaterThan(9.8)
      const tilted = await boxOf(card)
      const left = Math.min(tilted.x, width - tilted.x - tilted.width)
      expect(left, `${width} px, corner ${u}, ${v}`).toBeGreaterThanOrEqual(clearance)
    }
  }
})

test('a change to a language of the other direction mirrors the card', async ({ page }) => {
  await openStepped(page, '/', 9000)
  const seen = async () => {
    await step(page, 100)
    const { card } = await readLive(page)
    const foil = await page
      .getByRole('heading', { level: 1 })
      .evaluate((name) => getComputedStyle(name).backgroundPosition.split(',')[0])
    return { isMedallionRight: (card?.front.rosette.x ?? 0) > 0, foil }
  }
  expect(await seen()).toEqual({ isMedallionRight: true, foil: '0% 0px' })
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await expect.poll(seen).toEqual({ isMedallionRight: false, foil: '100% 0px' })
})

test('the corner folds under a pointer, clear of its turn icon', inWide(), async ({ page }) => {
  await openStepped(page, '/')
  const fold = async () => (await boxOf(page.locator(FLAP))).width
  // While the card sways, too.
  await step(page, 1800 + 1200)
  expect(await fold()).toBeGreaterThan(40)
  await step(page, 4000)
  expect(await fold()).toBe(0)
  const turn = button(page, home.toBack)
  await turn.hover()
  await step(page, 1000)
  expect(await fold()).toBeGreaterThan(40)
  await page.mouse.move(720, 260)
  await step(page, 1000)
  expect(await fold()).toBe(0)
  await page.keyboard.press('Tab')
  await turn.focus()
  await step(page, 2000)
  const flap = await boxOf(page.locator(FLAP))
  const icon = await boxOf(turn.locator('svg'))
  // Middle of the round icon to the round tip of the flap, along the corner's diagonal.
  const tip = flap.width * Math.SQRT2 - 22 * (Math.SQRT2 - 1)
  const [right, down] = [flap.x + flap.width - icon.x, icon.y - flap.y]
  const middle = Math.hypot(right - icon.width / 2, down + icon.height / 2)
  expect(flap.width).toBeGreaterThan(30)
  expect(middle - icon.width / 2 - tip).toBeGreaterThan(4)
})

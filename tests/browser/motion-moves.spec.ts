import { expect, type Page, test } from '@playwright/test'
import type { TestClock } from '../../src/site/interaction/frames/test-clock'
import { expectCleanInterruptions, expectNoEmptyFrame } from './frames-shown'
import { inWide } from './in-wide'
import { MOVES } from './moves'
import { openStepped, step } from './stepped'

const [PARTING] = MOVES
const LOOKED_AT = ['home to grid']
const LOOK_MS = 80

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  // The others, other sizes, and every 40 ms: npm run test:wide.
  for (const move of MOVES.filter(({ name }) => LOOKED_AT.includes(name))) {
    test(`${move.name}: no frame is empty`, async ({ page }) => {
      await openStepped(page, move.start)
      await expectNoEmptyFrame(page, move, LOOK_MS)
    })
  }
})

test('the card that parts, interrupted at three moments, ends clean', async ({ page }) => {
  if (!PARTING) throw new Error('there is no such move')
  await openStepped(page, PARTING.start)
  await expectCleanInterruptions(page, PARTING, 3, 21)
})

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )

test('without a scene the tiles come from the card’s place', async ({ page }) => {
  await openStepped(page, '/')
  await step(page, 5000)
  const [card] = await boxes(page, 'article')
  await page.getByRole('link', { name: 'Ir a la navegación' }).click()
  await step(page, 230)
  const begun = await boxes(page, 'nav li[data-tile]')
  await step(page, 2000)
  const ended = await boxes(page, 'nav li[data-tile]')
  if (!card) throw new Error('there is no card')
  const distance = ({ x, y, width, height }: (typeof begun)[number]) =>
    Math.hypot(x + width / 2 - card.x - card.width / 2, y + height / 2 - card.y - card.height / 2)
  expect(begun).toHaveLength(8)
  const ratios = ended.flatMap((tile, index) => {
    const start = begun[index]
    // The card's own middle is not come nearer to.
    return start && distance(tile) > 100 ? [distance(start) / distance(tile)] : []
  })
  expect(ratios.length).toBeGreaterThan(5)
  expect(Math.max(...ratios)).toBeLessThan(0.85)
})

test('the rosette of the grid draws itself', inWide(), async ({ page }) => {
  await openStepped(page, '/')
  await page.getByRole('link', { name: 'Ir a la navegación' }).click()
  const drawn = new Set<string>()
  for (let frame = 0; frame < 30; frame++) {
    await step(page, 40)
    const curve = page.locator('main nav svg path[pathLength]').first()
    if ((await curve.count()) === 0) continue
    const dashes = await curve.evaluate((each) => getComputedStyle(each).strokeDasharray)
    const [line = 0, gap = 0] = dashes.split(',').map((each) => Number.parseFloat(each))
    if (line > 0.002 && gap > 0.002) drawn.add(dashes)
  }
  expect(drawn.size).toBeGreaterThan(6)
})

test('the title is not taken by a tile that comes under a resting pointer', async ({ page }) => {
  await openStepped(page, '/navegacion/')
  await step(page, 4000)
  const [tile] = await boxes(page, 'nav li[data-tile]')
  if (!tile) throw new Error('there is no tile')
  const [x, y] = [tile.x + tile.width / 2, tile.y + tile.height / 2]
  await openStepped(page, '/')
  await step(page, 5000)
  await page.mouse.move(x, y)
  await page.getByRole('link', { name: 'Ir a la navegación' }).press('Enter')
  const titles = new Set<string | null>()
  let passing = 0
  for (let ms = 220; ms < 700; ms += 60) {
    await step(page, ms === 220 ? 220 : 60)
    // As Chromium does itself, some time after what is under the pointer has changed.
    await page.mouse.move(x, y)
    passing += await page.locator('li[data-tile]:hover').count()
    titles.add(await page.locator('main h1').textContent())
  }
  expect(passing).toBeGreaterThan(0)
  expect([...titles]).toEqual(['Navegación'])
})

test('a pressed tile keeps its name in the title, and gives it to the section', async ({
  page,
}) => {
  await openStepped(page, '/navegacion/')
  await step(page, 4000)
  const tile = page.getByRole('link', { name: 'Educación' })
  await tile.hover()
  const label = await tile.locator('> span').last().boundingBox()
  const icon = await tile.locator('> svg').boundingBox()
  await tile.click()
  const title = page.locator('main h1')
  for (let ms = 0; ms < 210; ms += 30) {
    expect(await title.textContent()).toBe('Educación')
    await step(page, 30)
  }
  await step(page, 10)
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'enter')
  const [begun] = await boxes(page, 'main h1')
  const [mark] = await boxes(page, 'main header svg:has(+ h1)')
  if (!begun || !mark || !label || !icon) throw new Error('something is not drawn')
  expect(Math.hypot(begun.x - label.x, begun.y - label.y)).toBeLessThan(40)
  expect(Math.hypot(mark.x - icon.x, mark.y - icon.y)).toBeLessThan(40)
  await step(page, 450)
  await expect(title).toHaveCSS('opacity', '1')
  expect(await title.evaluate((each) => each.style.transform)).toMatch(
    /^(none|translate\(0px, 0px\)|)$/,
  )
})

test('a section’s back exit moves at once, fills its second and keeps the focus', async ({
  page,
}) => {
  await openStepped(page, '/experiencia/')
  await step(page, 1000)
  const entry = page.locator('main li:has(> article)').first()
  const look = () =>
    entry.evaluate((each) => {
      const { opacity, transform } = getComputedStyle(each)
      return { opacity: Number(opacity), y: new DOMMatrix(transform).f }
    })
  const control = page.getByRole('link', { name: 'Volver a la navegación' })
  await control.click()
  await step(page, 60)
  expect((await look()).y).toBeGreaterThan(3)
  await expect(control).toBeFocused()
  let before = await look()
  for (let ms = 60; ms < 960; ms += 100) {
    await step(page, 100)
    const now = await look()
    expect(now.y - before.y + before.opacity - now.opacity, `${ms} ms`).toBeGreaterThan(0.05)
    before = now
  }
  expect(before.opacity).toBeLessThan(0.6)
})

test('the year beside the title leaves with its section, for good', async ({ page }) => {
  await openStepped(page, '/navegacion/')
  await page.getByRole('link', { name: 'Educación' }).click()
  await step(page, 3000)
  const year = page.locator('header > div:has(> [data-text])')
  await expect(year).toBeVisible()
  await page.getByRole('link', { name: 'Volver a la navegación' }).click()
  await step(page, 500)
  for (let ms = 500; ms < 1900; ms += 200) {
    const shown = await year.evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity))
    expect(shown.map(Number), `${ms} ms`).toEqual(shown.map(() => 0))
    await step(page, 200)
  }
})

test('between sections only the entries pass, in the direction of the move', async ({ page }) => {
  await openStepped(page, '/educacion/')
  await step(page, 1000)
  const frame = () => boxes(page, 'main header a, main header h1')
  const side = () =>
    page
      .locator('main li:has(> article)')
      .first()
      .evaluate((each) => new DOMMatrix(getComputedStyle(each).transform).e)
  const [back] = await frame()
  await page.getByRole('link', { name: 'Siguiente: Habilidades' }).click()
  await step(page, 100)
  expect(await side()).toBeLessThan(-5)
  await step(page, 140)
  expect(Math.abs(((await frame())[0]?.y ?? 0) - (back?.y ?? 0))).toBeLessThan(3)
  expect(await side()).toBeGreaterThan(5)
  await step(page, 2000)
  await page.getByRole('link', { name: 'Anterior: Educación' }).click()
  await step(page, 100)
  expect(await side()).toBeGreaterThan(5)
})

type Rush = { surge: number; rise: number }
const rush = (page: Page) =>
  page.evaluate(() => {
    const { surge, rise } = (window.portfolioTest as TestClock).live as Rush
    return { surge: Math.sign(surge), rise: Math.sign(rise) }
  })

test('the dust rushes up and down between levels, sideways between sections', async ({ page }) => {
  await openStepped(page, '/')
  for (const [name, expected] of [
    ['Ir a la navegación', { surge: 0, rise: -1 }],
    ['Educación', { surge: 0, rise: -1 }],
    ['Siguiente: Habilidades', { surge: -1, rise: 0 }],
    ['Anterior: Educación', { surge: 1, rise: 0 }],
    ['Volver a la navegación', { surge: 0, rise: 1 }],
    ['Volver al inicio', { surge: 0, rise: 1 }],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await step(page, 150)
    expect(await rush(page), name).toEqual(expected)
    await step(page, 3500)
  }
})

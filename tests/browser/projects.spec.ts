import { hydrated } from './screens'
import { SITES } from './sites'
import { expect, type Page, test } from './test'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const copperOver = (page: Page) =>
  page
    .locator('div:has(> picture)')
    .first()
    .evaluate((frame) => {
      const { opacity, mixBlendMode } = getComputedStyle(frame, '::after')
      return mixBlendMode === 'multiply' ? Number(opacity) : Number.NaN
    })

test('a picture is copper, and in its own colours under the pointer or the focus', async ({
  page,
}) => {
  await page.goto(`${SITES.extreme.origin}/proyectos/`)
  await hydrated(page)
  expect(await copperOver(page)).toBe(1)
  await page.getByRole('article').hover()
  await expect.poll(() => copperOver(page)).toBe(0)
  await page.mouse.move(0, 0)
  await expect.poll(() => copperOver(page)).toBe(1)
  await page.getByRole('link', { name: 'Link Web' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => copperOver(page)).toBe(0)
})

test('a project without a picture has an engraving, as wide as its text on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/proyectos/')
  const engraving = page.locator('article img').first()
  await expect(engraving).toHaveAttribute('alt', '')
  await expect
    .poll(() => engraving.evaluate((each: HTMLImageElement) => each.naturalWidth))
    .toBe(640)
  const box = await engraving.boundingBox()
  expect(box?.width).toBeGreaterThan(240)
  expect(box?.height).toBeCloseTo((box?.width ?? 0) / 1.6, -1)
})

import { inWide } from './in-wide'
import { frameShown, heading, link, scrolled, words } from './screens'
import { expectRest, openStepped, pathOf, step } from './stepped'
import { expect, type Page, test } from './test'
import { createFinger } from './touch'

const { routes, section } = words

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

const LEFT = [
  { x: 320, y: 500 },
  { x: 90, y: 506 },
] as const
const RIGHT = [LEFT[1], LEFT[0]] as const

async function swipe(page: Page, [from, to]: typeof LEFT | typeof RIGHT) {
  const finger = await createFinger(page)
  await finger.draw(from, to)
  await step(page, 2500)
}

test('swipes and the pager go through the sections, to both ends', async ({ page }) => {
  await openStepped(page, '/experiencia/')
  await swipe(page, RIGHT)
  expect(pathOf(page)).toBe('/experiencia/')
  for (const path of ['/educacion/', '/habilidades/', '/proyectos/', '/proyectos/']) {
    await swipe(page, LEFT)
    expect(pathOf(page)).toBe(path)
    await expectRest(page)
  }
  await swipe(page, RIGHT)
  expect(pathOf(page)).toBe('/habilidades/')
  await expect(heading(page, routes.skills)).toBeFocused()
  await expect(page.locator('main')).toHaveCSS('translate', 'none')
  await link(page, section.previous + routes.education).click()
  await step(page, 2500)
  expect(pathOf(page)).toBe('/educacion/')
  await expectRest(page)
  const pager = page.getByRole('navigation', { name: section.others })
  await expect(pager.getByRole('link')).toHaveText([
    section.previous + routes.experience,
    section.next + routes.skills,
  ])
})

test(
  'a vertical gesture scrolls; a cancelled one returns the screen',
  inWide(),
  async ({ page }) => {
    await openStepped(page, '/educacion/')
    const finger = await createFinger(page)
    const main = page.locator('main')
    await finger.down({ x: 300, y: 500 })
    await finger.move({ x: 250, y: 500 })
    await finger.move({ x: 200, y: 500 })
    await expect(main).toHaveCSS('translate', '-32px')
    await finger.move({ x: 296, y: 500 })
    await finger.up()
    await expect(main).toHaveCSS('translate', 'none')
    await finger.draw({ x: 300, y: 700 }, { x: 100, y: 200 }, 12)
    await step(page, 1500)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
    expect(pathOf(page)).toBe('/educacion/')
  },
)

test(
  'on a page zoomed by fingers one finger pans, and turns nothing',
  inWide(),
  async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    const zoom = async (pageScaleFactor: number) => {
      await session.send('Emulation.setPageScaleFactor', { pageScaleFactor })
      await expect
        .poll(() => page.evaluate(() => window.visualViewport?.scale))
        .toBe(pageScaleFactor)
      await frameShown(page)
    }
    const left = () => page.evaluate(() => Math.round(window.visualViewport?.offsetLeft ?? 0))
    for (const path of ['/educacion/', '/']) {
      await openStepped(page, path, 6000)
      await zoom(2)
      await swipe(page, LEFT)
      await expect.poll(left).toBeGreaterThan(100)
      expect(pathOf(page)).toBe(path)
      await expect(page.locator('[data-turned]')).toHaveCount(0)
      await zoom(1)
    }
    await swipe(page, LEFT)
    await expect(page.locator('[data-turned]')).toHaveCount(1)
  },
)

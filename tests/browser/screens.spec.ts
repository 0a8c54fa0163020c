import type { Locator } from '@playwright/test'
import { titlesOf } from './content-texts'
import { inWide } from './in-wide'
import { boxOf, heading, link, open, sidewaysScroll, words } from './screens'
import { SITES } from './sites'
import { axeFaults, expect, type Page, test } from './test'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** Every page in each language, at five sizes: tests/wide/languages.spec.ts. */
for (const path of ['/', '/navegacion/', '/proyectos/']) {
  test.describe(path, () => {
    test.use({ scene: path === '/' })

    test('no sideways scroll, no axe violation at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 900 })
      await open(page, path)
      if (path === '/') await expect(page.locator('html[data-scene=still]')).toBeVisible()
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
      expect(await axeFaults(page)).toEqual([])
    })
  })
}

test(
  'at 600 px the grid has two columns, no rosette, no visible title',
  inWide(),
  async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 800 })
    await page.goto('/navegacion/')
    const title = heading(page, words.routes.navigation)
    await expect(title.locator('..')).toHaveCSS('clip-path', 'inset(50%)')
    await expect(page.locator('nav li[aria-hidden=true]')).toBeHidden()
    const lefts = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((each) => Math.round(each.getBoundingClientRect().left)))
    expect(new Set(lefts).size).toBe(2)
  },
)

test('skills are two grids of icons of 100 × 100 px, at most 700 px wide', async ({ page }) => {
  await open(page, '/habilidades/')
  for (const [width, columns] of [
    [1440, 4],
    [390, 3],
    [360, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const [name, list] of [
      [words.skills.hard, 'hard-skills'],
      [words.skills.soft, 'soft-skills'],
    ] as const) {
      const grid = page.getByRole('region', { name })
      expect((await boxOf(grid)).width).toBeLessThanOrEqual(700)
      const icons = grid.getByRole('img')
      await expect(icons).toHaveCount(titlesOf(list).length)
      const drawn = await icons.evaluateAll((all) =>
        all.map((each) => {
          const { paddingLeft, borderLeftWidth, width: shown, height } = getComputedStyle(each)
          return [shown, height, paddingLeft, borderLeftWidth, each.getAttribute('alt')]
        }),
      )
      expect(drawn).toEqual(titlesOf(list).map((alt) => ['100px', '100px', '0px', '0px', alt]))
    }
    const hard = page.getByRole('region', { name: words.skills.hard }).getByRole('article')
    const lefts = await hard.evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().x)),
    )
    expect(new Set(lefts).size, `${width} px`).toBe(columns)
  }
})

const tilesOf = (page: Page) =>
  page.getByRole('region', { name: words.skills.hard }).getByRole('article')

/** Whether the icon in its own colours is seen, or the copper one. */
const isOwnSeen = (tile: Locator) =>
  tile.evaluate((each) => {
    const [copper, own] = [...each.querySelectorAll('img')].map((image) => getComputedStyle(image))
    if (!copper || !own) throw new Error('an icon is missing')
    // Where colours are forced there is one image, without the filter.
    if (own.display === 'none') return !copper.filter.includes('url(')
    if (!copper.filter.includes('url(')) throw new Error('no copper')
    return Number(own.opacity) > 0.99
  })

test('icons are copper, in their own colours under pointer and focus', async ({ page }) => {
  await open(page, '/habilidades/')
  const tiles = tilesOf(page)
  expect(await isOwnSeen(tiles.nth(1))).toBe(false)
  await tiles.nth(1).hover()
  await expect.poll(() => isOwnSeen(tiles.nth(1))).toBe(true)
  expect(await isOwnSeen(tiles.nth(2))).toBe(false)
  await page.mouse.move(0, 0)
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
  await expect.poll(() => isOwnSeen(tiles.nth(2))).toBe(true)
})

test('an icon in its own colours lies on the copper one, as large', inWide(), async ({ page }) => {
  await open(page, `${SITES.extreme.origin}/habilidades/`)
  const tiles = await tilesOf(page).evaluateAll((all) =>
    all.map((each) =>
      [...each.querySelectorAll('img')].map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect()
        const { opacity, padding, backgroundColor } = getComputedStyle(image)
        const seen = image.alt === '' || opacity === '1'
        return { x, y, width, height, padding, backgroundColor, seen }
      }),
    ),
  )
  expect(tiles.length).toBeGreaterThan(10)
  for (const [copper, own] of tiles) expect(own).toEqual(copper)
})

test.describe('on touch', () => {
  test.use({ isMobile: true, hasTouch: true })

  test('icons are copper, the pressed one in its own colours', async ({ page }) => {
    await open(page, '/habilidades/')
    const used = tilesOf(page).filter({ has: page.getByRole('button') })
    const [pressed, other] = [used.first(), used.nth(1)]
    expect(await isOwnSeen(pressed)).toBe(false)
    await pressed.tap()
    await expect.poll(() => isOwnSeen(pressed)).toBe(true)
    expect(await isOwnSeen(other)).toBe(false)
  })
})

test(
  'a project’s picture has its own colours, behind a breath of foil until it is pointed at',
  inWide(),
  async ({ page }) => {
    await open(page, `${SITES.extreme.origin}/proyectos/`)
    const copper = () =>
      page
        .locator('div:has(> picture)')
        .first()
        .evaluate((frame) => {
          const { opacity, mixBlendMode } = getComputedStyle(frame, '::after')
          const { filter } = getComputedStyle(frame.querySelector('img') as HTMLElement)
          const isOwn = mixBlendMode === 'multiply' && filter === 'none'
          return isOwn ? Number(opacity) : Number.NaN
        })
    const project = page.getByRole('article').first()
    expect(await copper()).toBeLessThanOrEqual(0.15)
    expect(await copper()).toBeGreaterThan(0)
    await project.hover()
    await expect.poll(copper).toBe(0)
    await page.mouse.move(0, 0)
    await expect.poll(copper).toBeGreaterThan(0)
    await link(project, words.entry.web + words.page.newTab).focus()
    await page.keyboard.press('Shift+Tab')
    await expect.poll(copper).toBe(0)
  },
)

import { usedInText } from '../../src/model/fill-words'
import { screen as english } from '../../src/site/words/en'
import { inWide } from './in-wide'
import { layoutFaults } from './layout-faults'
import { brightness, pictureOfPage } from './picture'
import { boxOf, open, sidewaysScroll, words } from './screens'
import { SITES } from './sites'
import { axeFaults, expect, type Page, test } from './test'

const JOB = '#experiencia-1'
const opened = (page: Page) => page.locator('[popover]:popover-open')
const first = (page: Page) => page.locator('main button[popovertarget]').first()

/** The entry is on the screen, marked, and has the focus. */
async function expectLit(page: Page, id: string): Promise<void> {
  const entry = page.locator(`main li${id}`)
  await expect(entry.getByRole('heading').first()).toBeFocused()
  await expect(entry).toBeInViewport()
  const isMarked = () =>
    entry.evaluate((each) => {
      const panel = each.querySelector('.panel') as HTMLElement
      const probe = document.createElement('div')
      probe.className = 'panel'
      each.closest('main')?.append(probe)
      const [lit, usual] = [panel, probe].map((part) => getComputedStyle(part).borderTopColor)
      probe.remove()
      return lit !== usual
    })
  // Its edge lights up within a moment.
  await expect.poll(isMarked).toBe(true)
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Lower than the section: the entry has to be scrolled to.
  await page.setViewportSize({ width: 390, height: 420 })
})

for (const { origin, base } of [SITES.root, SITES.repo]) {
  const title = `${base}: the present post, a skill, a technology and Back lead to the entry itself`
  test(title, inWide(base === '/'), async ({ page }) => {
    // At the sub-path with the moves between screens.
    if (base !== '/') await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, `${origin}${base}`)
    await page.locator(`main div > p > a[href$="${JOB}"]`).last().click()
    await expect(page).toHaveURL(`${origin}${base}experiencia/${JOB}`)
    await expectLit(page, JOB)
    await page
      .getByRole('list', { name: words.entry.technologies })
      .getByRole('link')
      .first()
      .click()
    await expect(page).toHaveURL(/\/habilidades\/#hard-skills-\d+$/)
    await expectLit(page, new URL(page.url()).hash)
    await page.goBack()
    await expectLit(page, JOB)
    await page.goForward()
    await first(page).press('Enter')
    await opened(page).getByRole('link').first().click()
    await expect(opened(page)).toHaveCount(0)
    await expectLit(page, JOB)
  })
}

test('an entry’s address opens at it, in English too', async ({ page }) => {
  for (const path of ['/experiencia/', '/en/experience/']) {
    await page.goto('about:blank')
    await open(page, `${path}${JOB}`)
    await expectLit(page, JOB)
  }
  await open(page, '/en/skills/')
  await expect(first(page)).toContainText(usedInText(english, 1, 0))
})

test('the list of a skill opens on the screen and closes by Escape', inWide(), async ({ page }) => {
  await open(page, '/habilidades/')
  for (const [width, height] of [
    [320, 256],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await first(page).press('Enter')
    await expect(opened(page)).toBeInViewport({ ratio: 1 })
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(opened(page)).toHaveCount(0)
    await expect(first(page)).toBeFocused()
  }
  expect(await layoutFaults(page)).toEqual([])
})

test(
  'a long list is seen to scroll: its edge glows where it goes on',
  inWide(),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 })
    await open(page, '/habilidades/')
    await first(page).click()
    await opened(page).evaluate((list) => {
      for (let more = 0; more < 12; more++) list.append(list.children[0]?.cloneNode(true) as Node)
    })
    const { x, y, height } = await boxOf(opened(page))
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThanOrEqual(700)
    /** Of the list's bare margin, beside its texts. */
    const glow = async (fromTop: number) =>
      brightness(await pictureOfPage(page), Math.round(x + 14), Math.round(y + fromTop))
    const rest = await glow(height / 2)
    expect(await glow(height - 3)).toBeGreaterThan(rest + 0.05)
    expect(await glow(3)).toBeLessThan(rest + 0.02)
    await opened(page).evaluate((list) => list.scrollTo(0, list.scrollHeight))
    await expect.poll(() => glow(height - 3)).toBeLessThan(rest + 0.02)
    expect(await glow(3)).toBeGreaterThan(rest + 0.05)
  },
)

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a skill’s list leads to the entry, which is marked', async ({ page }) => {
    await page.goto('/habilidades/')
    await first(page).click()
    await opened(page).getByRole('link').first().click()
    await expect(page).toHaveURL(`/experiencia/${JOB}`)
    await expect(page.locator(`li${JOB}:target`)).toBeInViewport()
  })

  test(
    'a browser that knows no popovers shows the lists in their tiles',
    inWide(),
    async ({ page }) => {
      await page.route(/\/$|\.css$/, async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replaceAll('popover', 'unknown')
        await route.fulfill({ response, body })
      })
      await page.goto('/habilidades/')
      const list = page.locator('ul[unknown]').first()
      await expect(list).toBeVisible()
      expect(await layoutFaults(page)).toEqual([])
      await page.unrouteAll({ behavior: 'wait' })
      await list.getByRole('link').first().click()
      await expect(page).toHaveURL(`/experiencia/${JOB}`)
    },
  )
})

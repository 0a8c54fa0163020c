import { itemsOf } from './content-texts'
import { inWide } from './in-wide'
import { cutTexts, faultsWhenSpaced, layoutFaults } from './layout-faults'
import { boxOf, button, link, open, SCREENS, words } from './screens'
import { SITES } from './sites'
import { openStepped, step } from './stepped'
import { expect, type Page, test } from './test'

const { motion, navigation } = words

/** Controls that cannot be scrolled into view, or are then covered. */
const hiddenControls = (page: Page, within: string) =>
  page.evaluate((root) => {
    const controls = [...document.querySelectorAll<HTMLElement>(`${root} :is(a, button)`)]
    const shown = controls.filter((each) => each.checkVisibility() && !each.closest('[inert]'))
    const isWhole = (each: HTMLElement) => {
      each.focus()
      each.scrollIntoView({ block: 'nearest' })
      const { top, bottom, left, right } = each.getBoundingClientRect()
      return top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1
    }
    const isOnTop = (each: HTMLElement) => {
      const [{ left, top, width, height } = new DOMRect()] = each.getClientRects()
      return each.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    const hidden = shown.filter((each) => !isWhole(each) || !isOnTop(each))
    return { count: shown.length, hidden: hidden.map((each) => each.outerHTML.slice(0, 90)) }
  }, within)

test('at 400 % zoom every screen is complete, each control can be reached', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 256 })
  for (const { path } of SCREENS) {
    await open(page, path)
    expect(await layoutFaults(page), path).toEqual([])
    expect(await cutTexts(page), path).toEqual([])
    const within = path === '/contacto/' ? 'dialog' : 'main'
    const { count, hidden } = await hiddenControls(page, within)
    expect(count, path).toBeGreaterThan(0)
    expect(hidden, path).toEqual([])
    // The skip link waits above the window.
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await faultsWhenSpaced(page), `${path}, spaced by WCAG 1.4.12`).toEqual([])
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a refused gyroscope says so for a while, below whole controls', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.addInitScript(() => {
      Object.assign(DeviceOrientationEvent, { requestPermission: async () => 'denied' })
    })
    await openStepped(page, '/')
    await button(page, motion.tilt).tap()
    const message = page.getByText(motion.refused)
    await expect(message).toBeVisible()
    const { x, y, width } = await boxOf(message)
    for (const name of [motion.tilt, motion.pause]) {
      const control = await boxOf(button(page, name))
      expect(control).toMatchObject({ width: 44, height: 44 })
      expect(y).toBeGreaterThanOrEqual(control.y + 44)
    }
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(320)
    await step(page, 9000)
    await expect(message).toHaveCount(0)
  })

  test('no text passes under the motion control while a section scrolls', async ({ page }) => {
    await openStepped(page, '/educacion/', 1500)
    for (const top of [0, 60, 120, 180, 240, 400]) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      const covered = (await layoutFaults(page)).filter((fault) => fault.includes('<button'))
      expect(covered, `${top} px down`).toEqual([])
    }
  })
})

/** Laptops with a browser's bars, and phones on their side. */
const LOW_WINDOWS = [
  [1366, 650],
  [1280, 585],
  [1280, 560],
  [1024, 521],
  [844, 390],
  [667, 375],
  [640, 360],
] as const

/** Those of 5 to 14 tiles: tests/wide/own-sections.spec.ts. */
test('in low windows all tiles are on the screen, the arrow by the title', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/navegacion/')
  for (const [width, height] of LOW_WINDOWS) {
    const size = `${width} × ${height}`
    await page.setViewportSize({ width, height })
    const tiles = await page
      .locator('[data-tile] a')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
    expect(tiles.length, size).toBeGreaterThan(7)
    for (const { left, top, right, bottom } of tiles) {
      expect(Math.min(left, top, width - right, height - bottom), size).toBeGreaterThanOrEqual(0)
      expect(Math.min(right - left, bottom - top), size).toBeGreaterThanOrEqual(44)
    }
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(pageHeight, size).toBe(height)
    expect(await layoutFaults(page), size).toEqual([])
    expect(await cutTexts(page), size).toEqual([])
    const arrow = await boxOf(link(page, navigation.toHome))
    const h1 = await boxOf(page.locator('h1'))
    expect(arrow.height, size).toBeGreaterThanOrEqual(44)
    expect(arrow.y + arrow.height / 2, size).toBeCloseTo(h1.y + h1.height / 2, -1)
    const rows = new Set(tiles.map(({ top }) => Math.round(top)))
    expect(rows.size, size).toBe(height > 520 ? 3 : 2)
  }
})

test('the motion control lies on nothing at any width', inWide(), async ({ page }) => {
  await openStepped(page, `${SITES.extreme.origin}/experiencia/`, 1500)
  for (const width of [1000, 1024, 1100, 1280, 1366, 1400, 1440, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    const pause = await boxOf(button(page, motion.pause))
    const cards = await page
      .locator('article')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
    expect(Math.max(...cards), `${width} px`).toBeLessThanOrEqual(pause.x)
  }
})

test('a notch on either side hides nothing of a phone on its side', inWide(), async ({ page }) => {
  const NOTCH_PX = 59
  const device = await page.context().newCDPSession(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 844, height: 390 })
  await device.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: NOTCH_PX, right: NOTCH_PX },
  })
  for (const { path } of SCREENS) {
    await open(page, path)
    const under = await page.evaluate((notch) => {
      const shown = [
        ...document.querySelectorAll<HTMLElement>('main :is(a, button, h1, p, article)'),
      ]
      return shown
        .filter((each) => each.checkVisibility() && !each.closest('[inert]'))
        .filter((each) => {
          const { left, right, width } = each.getBoundingClientRect()
          return width > 1 && (left < notch || right > window.innerWidth - notch)
        })
        .map((each) => each.outerHTML.slice(0, 90))
    }, NOTCH_PX)
    expect(under, path).toEqual([])
    expect(await layoutFaults(page), path).toEqual([])
  }
})

test(
  'at 240 px no word of a title or a name is broken, no icon off its tile',
  inWide(),
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 240, height: 640 })
    for (const path of ['/navegacion/', '/experiencia/', '/habilidades/']) {
      await open(page, path)
      const faults = await page.evaluate(() => {
        const icons = [...document.querySelectorAll('article img')].filter((each) => {
          const tile = each.closest('article')?.getBoundingClientRect()
          const { left, right } = each.getBoundingClientRect()
          return !tile || left < tile.left || right > tile.right
        })
        const texts = [...document.querySelectorAll('h1, h3, h4, [data-tile] a > span')]
        const broken = texts
          .filter((each) => getComputedStyle(each.parentElement as Element).clipPath === 'none')
          .filter((each) => /^\S+$/.test(each.textContent ?? ''))
          .filter((each) => {
            const text = document.createRange()
            text.selectNodeContents([...each.querySelectorAll('span')].at(-1) ?? each)
            return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1
          })
        return [...icons, ...broken].map((each) => each.outerHTML.slice(0, 90))
      })
      expect(faults, path).toEqual([])
    }
  },
)

test('title, pager and entries of all sections begin in one place', inWide(), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [390, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const places: object[] = []
    for (const path of ['/experiencia/', '/educacion/', '/habilidades/', '/proyectos/']) {
      await open(page, path)
      const title = await boxOf(page.locator('h1'))
      const pager = await boxOf(page.locator('header nav'))
      const entry = await boxOf(page.locator('main .panel').first())
      const [previous, next] = [page.locator('[rel=prev]'), page.locator('[rel=next]')]
      const isFirst = (await previous.count()) === 0
      const isLast = (await next.count()) === 0
      const ends = {
        left: isFirst ? pager.x : (await boxOf(previous)).x,
        right: isLast ? pager.x + pager.width : (await boxOf(next.locator('svg'))).x + 16,
      }
      const all = { title: title.y, pager: pager.y, entry: entry.x, ...ends }
      places.push(Object.values(all).map(Math.round))
    }
    for (const place of places) expect(place, `${width} px`).toEqual(places[0])
  }
})

test('the year beside the title follows pointer and scrolling', inWide(), async ({ page }) => {
  const [first, second, ...others] = itemsOf('educacion').map(({ anioInicio }) => `${anioInicio}`)
  const numeral = page.locator('header [data-text]')
  await page.setViewportSize({ width: 1440, height: 600 })
  await openStepped(page, '/educacion/', 1500)
  await expect(numeral).toHaveAttribute('data-text', first ?? '')
  await page.getByRole('article').nth(1).hover()
  await expect(numeral).toHaveAttribute('data-text', second ?? '')
  await page.mouse.move(0, 0)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(numeral).toHaveAttribute('data-text', others.at(-1) ?? '')
  await page.setViewportSize({ width: 1280, height: 600 })
  await expect(numeral).toBeHidden()
})

for (const colorScheme of ['dark', 'light'] as const) {
  const title = `in forced ${colorScheme} colours every text, control and focus ring is visible`
  test(title, inWide(colorScheme === 'dark'), async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    for (const { path } of SCREENS) {
      await open(page, path)
      const unseen = await page.evaluate(() => {
        const ground = getComputedStyle(document.documentElement).backgroundColor
        const shown = [...document.querySelectorAll<HTMLElement>('main *, dialog *')].filter(
          (each) => each.checkVisibility() && !each.closest('[inert], .visually-hidden, svg'),
        )
        const name = (each: Element) => each.outerHTML.slice(0, 90)
        const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color)
        const texts = shown.filter((each) =>
          [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
        )
        return {
          texts: texts
            .filter((each) => {
              const { color, backgroundColor, backgroundClip } = getComputedStyle(each)
              const own = isClear(backgroundColor) ? ground : backgroundColor
              return isClear(color) || backgroundClip === 'text' || color === own
            })
            .map(name),
          icons: shown
            .filter((each) => each.matches('a, button'))
            .flatMap((each) => [...each.querySelectorAll('svg')])
            .filter((each) => {
              const control = each.closest('a, button') as HTMLElement
              return getComputedStyle(each).color !== getComputedStyle(control).color
            })
            .map(name),
          clearGrounds: [...document.querySelectorAll('dialog[open]')]
            .filter((each) => isClear(getComputedStyle(each).backgroundColor))
            .map(name),
        }
      })
      expect(unseen, path).toEqual({ texts: [], icons: [], clearGrounds: [] })
      expect(await layoutFaults(page), path).toEqual([])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body
        const { outlineStyle, outlineWidth } = getComputedStyle(focused)
        return { outlineStyle, isThere: Number.parseFloat(outlineWidth) >= 2 }
      })
      expect(outline, path).toEqual({ outlineStyle: 'solid', isThere: true })
    }
  })
}

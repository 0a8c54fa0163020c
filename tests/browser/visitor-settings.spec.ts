import { inWide } from './in-wide'
import { layoutFaults } from './layout-faults'
import { hydrated, SCREENS } from './screens'
import { SITES } from './sites'
import { expect, type Page, test } from './test'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** Texts that reach out of an element that hides what overflows it. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const hides = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'
    const isCut = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { top, right, bottom, left } = range.getBoundingClientRect()
      for (let each = text.parentElement; each; each = each.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(each)
        if (clipPath !== 'none' || scrolls(overflowX) || scrolls(overflowY)) return false
        const box = each.getBoundingClientRect()
        if (hides(overflowX) && (left < box.left - 1 || right > box.right + 1)) return true
        if (hides(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1)) return true
      }
      return false
    }
    const cut: string[] = []
    for (const root of document.querySelectorAll('main, dialog')) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        const isShown =
          text.parentElement?.checkVisibility({ visibilityProperty: true }) &&
          text.nodeValue?.trim()
        if (isShown && isCut(text)) cut.push(text.nodeValue ?? '')
      }
    }
    return cut
  })

test.describe('at 400 % zoom of a 1280 × 1024 window', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('every screen is one column, complete, and its controls can be scrolled into view', async ({
    page,
  }) => {
    for (const { path } of SCREENS) {
      await page.goto(path)
      await hydrated(page)
      expect(await layoutFaults(page), path).toEqual([])
      expect(await cutTexts(page), path).toEqual([])
      const root = path === '/contacto/' ? page.locator('dialog') : page.locator('main')
      const controls = root.locator('a, button').filter({ visible: true })
      for (const control of await controls.all()) {
        if (await control.evaluate((each) => each.closest('[inert]') !== null)) continue
        await control.scrollIntoViewIfNeeded()
        await control.focus()
        await expect(control).toBeInViewport({ ratio: 0.9 })
        const isOnTop = await control.evaluate((each) => {
          const [box] = each.getClientRects()
          if (!box) return false
          const found = document.elementFromPoint(
            box.left + box.width / 2,
            box.top + box.height / 2,
          )
          return each.contains(found)
        })
        expect(isOnTop, `${path} ${await control.evaluate((each) => each.outerHTML)}`).toBe(true)
      }
    }
  })
})

/** WCAG 2.2, 1.4.12. Not a style element: the CSP forbids it. */
const spaceTexts = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = [sheet]
  })

for (const [site, width] of [
  ['root', 320],
  ['root', 1440],
  ['extreme', 360],
] as const) {
  const title = `with WCAG 1.4.12 text spacing no text is clipped: ${site} content at ${width} px`
  test(title, inWide(site === 'root'), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const { path } of SCREENS) {
      await page.goto(`${SITES[site].origin}${path}`)
      await hydrated(page)
      await spaceTexts(page)
      expect(await layoutFaults(page), path).toEqual([])
      expect(await cutTexts(page), path).toEqual([])
    }
  })
}

for (const colorScheme of ['dark', 'light'] as const) {
  const title = `in forced ${colorScheme} colours every text, control and focus ring is visible`
  test(title, inWide(colorScheme === 'dark'), async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    for (const { path } of SCREENS) {
      await page.goto(path)
      await hydrated(page)
      const unseen = await page.evaluate(() => {
        const ground = getComputedStyle(document.documentElement).backgroundColor
        const shown = [...document.querySelectorAll<HTMLElement>('main *, dialog *')].filter(
          (each) => each.checkVisibility() && !each.closest('[inert], .visually-hidden, svg'),
        )
        const name = (each: Element) => each.outerHTML.slice(0, 90)
        const texts = shown.filter((each) =>
          [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
        )
        return {
          texts: texts
            .filter((each) => {
              const { color, backgroundColor, backgroundClip } = getComputedStyle(each)
              const isClear = /^rgba\(.*, 0\)$/.test(color) || backgroundClip === 'text'
              const own = /^rgba\(.*, 0\)$/.test(backgroundColor) ? ground : backgroundColor
              return isClear || color === own
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
            .filter((each) => /^rgba\(.*, 0\)$/.test(getComputedStyle(each).backgroundColor))
            .map(name),
        }
      })
      expect(unseen, path).toEqual({ texts: [], icons: [], clearGrounds: [] })
      expect(await layoutFaults(page), path).toEqual([])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(
          document.activeElement ?? document.body,
        )
        return { outlineStyle, isThere: Number.parseFloat(outlineWidth) >= 2 }
      })
      expect(outline, path).toEqual({ outlineStyle: 'solid', isThere: true })
    }
  })
}

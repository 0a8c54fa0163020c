import { gridCss } from '../../src/tools/output/modules/grid-css'
import { cutTexts, layoutFaults } from '../browser/layout-faults'
import { open } from '../browser/screens'
import { expect, type Page, test } from '../browser/test'
import { writeOwnSections } from '../fixtures/own-sections'
import { expectWhole, otherSite, SIZES } from './other-site'

/** As the build counts fourteen tiles: four sections, six of the owner's own, CV, two profiles, contact. */
const ALL = 14

/** Leaves this many tiles, in the places that a site of so many has. */
const leaveTiles = (page: Page, count: number) =>
  page.evaluate(
    ([kept, css]) => {
      for (const sheet of document.styleSheets) {
        const isPlaced = (rule: CSSRule) => rule.cssText.includes('of [data-tile]')
        for (const rule of [...sheet.cssRules].filter(isPlaced).reverse()) {
          sheet.deleteRule([...sheet.cssRules].indexOf(rule))
        }
      }
      const own = new CSSStyleSheet()
      own.replaceSync(css)
      document.adoptedStyleSheets = [own]
      const tiles = document.querySelectorAll('[data-tile]')
      for (const tile of [...tiles].slice(kept)) tile.remove()
      const screen = document.querySelector<HTMLElement>('main [data-many]')
      if (screen && kept <= 8) delete screen.dataset.many
    },
    [count, gridCss(count)] as const,
  )

/** What is wrong with the grid's places in the window. */
const gridFaults = (page: Page, isLow: boolean) =>
  page.evaluate((mayScroll) => {
    const faults: string[] = []
    const { scrollHeight, clientHeight, clientWidth } = document.documentElement
    if (scrollHeight > clientHeight && !mayScroll) faults.push(`scrolls: ${scrollHeight}`)
    const shown = [...document.querySelectorAll<HTMLElement>('[data-tile], [data-part~=centre]')]
      .filter((each) => each.offsetWidth > 0)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
    for (const [index, { element, box }] of shown.entries()) {
      if (box.left < 0 || box.right > clientWidth) faults.push(`outside: ${element.textContent}`)
      for (const other of shown.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (across > 1 && down > 1) faults.push(`on each other: ${element.textContent}`)
      }
    }
    const middles = shown.map(({ box }) => box.left + box.width / 2)
    const middle = (Math.min(...middles) + Math.max(...middles)) / 2
    const centre = shown.find(({ element }) => element.ariaHidden === 'true')?.box
    if (centre && Math.abs(centre.left + centre.width / 2 - middle) > 1) faults.push('aside')
    const isWide = window.matchMedia('(min-width: 601px)').matches
    const isLow = window.matchMedia('(max-height: 520px)').matches
    const isOdd = shown.length % 2 === 1
    if (isWide && !centre && !(isLow && isOdd)) faults.push('no rosette')
    return faults
  }, isLow)

const site = otherSite('own-sections', writeOwnSections)
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const count of [5, 6, 7, 8, 9, 10, 11, 12, 13, ALL]) {
  test(`${count} tiles fit the window, with the rosette in their middle`, async ({ page }) => {
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await open(page, `${site.origin}/navegacion/`)
      if (count < ALL) await leaveTiles(page, count)
      await expect(page.locator('[data-tile]')).toHaveCount(count)
      const told = `${size.width} × ${size.height}`
      expect(await gridFaults(page, size.height <= 520 || size.height === 640), told).toEqual([])
      expect(await cutTexts(page), told).toEqual([])
      expect(await layoutFaults(page), told).toEqual([])
    }
  })
}

for (const path of [
  '/charlas/',
  '/recomendaciones/',
  '/premios/',
  '/en/talks/',
  '/en/kind-words/',
]) {
  test(`${path} is whole at every size, without an axe violation`, ({ page }) =>
    expectWhole(page, site.origin + path))
}

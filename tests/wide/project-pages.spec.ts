import AxeBuilder from '@axe-core/playwright'
import { faultsWhenSpaced, layoutFaults } from '../browser/layout-faults'
import { open, sidewaysScroll } from '../browser/screens'
import { expect, test, watchConsole } from '../browser/test'
import { LONG_PAGE, SHORT_PAGE, writeProjectPages } from '../fixtures/project-pages'
import { serveOther } from './other-site'

const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]
const PAGES = [LONG_PAGE, SHORT_PAGE].flatMap(({ slug }) => [
  `/proyectos/${slug}/`,
  `/en/projects/${slug}/`,
])

let stop: () => Promise<unknown>
let origin = ''
test.beforeAll(async () => {
  const site = await serveOther('project-pages', writeProjectPages)
  origin = site.origin
  stop = site.stop
})
test.afterAll(() => stop())
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const path of PAGES) {
  test(`${path} is whole at every size, without an axe violation`, async ({ page }) => {
    const messages = watchConsole(page)
    await open(page, origin + path)
    for (const size of SIZES) {
      const told = `${size.width} × ${size.height}`
      await page.setViewportSize(size)
      expect(await sidewaysScroll(page), told).toBeLessThanOrEqual(0)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
        told,
      ).toEqual([])
    }
    // Code and tables scroll in themselves: their ends may be outside.
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('.prose :is(pre, .table)')) each.remove()
    })
    for (const size of SIZES) {
      const told = `${size.width} × ${size.height}`
      await page.setViewportSize(size)
      expect(await layoutFaults(page), told).toEqual([])
      expect(await faultsWhenSpaced(page), told).toEqual([])
    }
    expect(messages).toEqual([])
  })
}

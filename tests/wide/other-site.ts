import { serve, siteFolder } from '../browser/global-setup'
import { faultsWhenSpaced, layoutFaults } from '../browser/layout-faults'
import { open, sidewaysScroll } from '../browser/screens'
import { DEV_PORT } from '../browser/sites'
import { axeFaults, expect, type Page, test, watchConsole } from '../browser/test'
import { buildFixture } from '../fixtures/build-fixture'

/** Phones, some on their side, a tablet, and laptops with a browser's bars. */
export const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 667, height: 375 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 521 },
  { width: 1280, height: 560 },
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** Builds and serves the fixture, changed before. @returns its address, folder, and what stops it */
export async function serveOther(name: string, change: (folder: string) => unknown) {
  const directory = await buildFixture(siteFolder(name), { change })
  const { stop } = await serve(directory, { base: '/', port: DEV_PORT })
  return { origin: `http://localhost:${DEV_PORT}`, directory, stop }
}

/** The same for the tests of a file, or of a part of it. */
export function otherSite(name: string, change: (folder: string) => unknown) {
  const site = {} as Awaited<ReturnType<typeof serveOther>>
  test.beforeAll(async () => void Object.assign(site, await serveOther(name, change)))
  test.afterAll(() => site.stop())
  return site
}

/** @param scrollers what scrolls in itself, whose ends may be outside */
export async function expectWhole(page: Page, address: string, scrollers?: string): Promise<void> {
  const messages = watchConsole(page)
  await open(page, address)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const told = `${size.width} × ${size.height}`
    expect(await sidewaysScroll(page), told).toBeLessThanOrEqual(0)
    expect(await axeFaults(page), told).toEqual([])
  }
  await page.evaluate((selector) => {
    for (const each of document.querySelectorAll(selector)) each.remove()
  }, scrollers ?? 'none')
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const told = `${size.width} × ${size.height}`
    expect(await layoutFaults(page), told).toEqual([])
    expect(await faultsWhenSpaced(page), told).toEqual([])
  }
  expect(messages).toEqual([])
}

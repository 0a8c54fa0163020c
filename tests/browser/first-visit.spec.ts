import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { inWide } from './in-wide'
import { hydrated, SCREENS } from './screens'
import { withoutScene } from './test'

const BUDGET_BYTES = 180_000
const TEXT_FILE = /\.(?:js|css|svg|html)$|\/$/
/** Letters of a title may move by less than a pixel. Google's limit for "good" is 0.1. */
const MOST_SHIFT = 0.0005
/** A card, a grid, and a page of pictures; the others in `npm run test:wide`. */
const LOOKED_AT: readonly string[] = ['/', '/navegacion/', '/proyectos/']

test('the first visit to home, without the scene, is within its budget', async ({
  page,
  request,
}) => {
  await withoutScene(page)
  const addresses = new Set<string>()
  page.on('request', (sent) => addresses.add(sent.url()))
  await page.goto('/')
  await hydrated(page)
  // The transitions are the last file to load.
  await expect.poll(() => [...addresses].some((each) => each.includes('/move-'))).toBe(true)
  const sizes: Record<string, number> = {}
  for (const address of addresses) {
    const body = await (await request.get(address)).body()
    const { pathname } = new URL(address)
    sizes[pathname] = TEXT_FILE.test(pathname) ? brotliCompressSync(body).length : body.length
  }
  const fonts = Object.keys(sizes).filter((file) => file.endsWith('.woff2'))
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  console.log(`first visit: ${total} bytes with brotli\n${JSON.stringify(sizes, null, 1)}`)
  expect(fonts).toHaveLength(3)
  expect(total).toBeLessThan(BUDGET_BYTES)
})

test('the site’s scripts are requested after the first paint', async ({ page }) => {
  await withoutScene(page)
  await page.goto('/')
  await hydrated(page)
  const times = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const site = performance.getEntriesByType('resource').find(({ name }) => /main-/.test(name))
    return { paint: paint?.startTime ?? 0, site: site?.startTime ?? 0 }
  })
  expect(times.paint).toBeGreaterThan(0)
  expect(times.site).toBeGreaterThan(times.paint)
})

for (const { path } of SCREENS) {
  const title = `${path}: the largest contentful paint is visible text, or a picture of an entry or the card`
  test(title, inWide(!LOOKED_AT.includes(path)), async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element, url } = entry as PerformanceEntry & { element?: Element; url: string }
          const isPicture = element?.matches('article img') ?? false
          const isSeen = element?.checkVisibility({ visibilityProperty: true }) ?? false
          const isHidden = element?.closest('[inert], [aria-hidden=true]') !== null
          const isTextSeen = url === '' && isSeen && !isHidden && element?.textContent !== ''
          Object.assign(window, {
            largest: { isGood: isPicture || isTextSeen, what: element?.outerHTML.slice(0, 120) },
          })
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-scene', 'ready')
    expect(await page.evaluate(() => Reflect.get(window, 'largest'))).toMatchObject({
      isGood: true,
    })
  })
}

for (const width of [1440, 412, 320]) {
  test(
    `late fonts cause no layout shift at ${width} px`,
    inWide(width !== 412),
    async ({ page }) => {
      await withoutScene(page)
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            Object.assign(window, {
              shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
            })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      for (const { path } of SCREENS) {
        let arrive = () => {}
        const arrived = new Promise<void>((resolve) => {
          arrive = resolve
        })
        await page.route('**/*.woff2', async (route) => {
          await arrived
          await route.continue()
        })
        await page.goto(path, { waitUntil: 'commit' })
        await hydrated(page)
        await expect(page.locator('h1')).toBeAttached()
        const isWaiting = () => document.fonts.status === 'loading'
        await page.waitForFunction(isWaiting)
        arrive()
        await page.evaluate(() => document.fonts.ready)
        // Two frames: layout with the new fonts, then its report.
        const shift = await page.evaluate(
          () =>
            new Promise((resolve) => {
              const report = () => setTimeout(() => resolve(Reflect.get(window, 'shift')), 50)
              requestAnimationFrame(() => requestAnimationFrame(report))
            }),
        )
        expect(shift, path).toBeLessThan(MOST_SHIFT)
        await page.unroute('**/*.woff2')
      }
    },
  )
}

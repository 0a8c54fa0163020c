import { inWide } from './in-wide'
import { SMALL_WINDOW } from './scene-page'
import { heading, hydrated, SCREENS } from './screens'
import { SITES } from './sites'
import { expect, keptPaths, readyOffline, test, watchConsole } from './test'

/** Opened with another query or slash too. */
const OTHER_FORMS: readonly string[] = ['/', '/educacion/']

test.use({ viewport: SMALL_WINDOW, scene: true, serviceWorkers: 'allow' })

for (const site of [SITES.root, SITES.repo]) {
  const visit = `after one visit to ${site.base} every screen opens offline`
  test(visit, inWide(site !== SITES.root), async ({ page, context }) => {
    const at = (route: string) => `${site.origin}${site.base}${route.slice(1)}`
    await page.goto(at('/'))
    await readyOffline(page)
    for (const chunk of ['start-scene', 'scene-worker', 'play-scene', '/move-']) {
      await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringContaining(chunk))
    }
    await context.setOffline(true)
    expect(await page.evaluate(() => fetch('robots.txt').catch(() => 'cut'))).toBe('cut')
    const messages = watchConsole(page)
    for (const { path: route, title } of SCREENS) {
      const otherForm = route === '/' ? '/?utm_source=x' : `${route}/`
      for (const form of OTHER_FORMS.includes(route) ? [route, otherForm] : [route]) {
        const response = await page.goto(at(form))
        expect(response?.status()).toBe(route.includes('nada') ? 404 : 200)
        await hydrated(page)
        await expect(heading(page, title)).toHaveCount(1)
        const broken = await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager'
          await Promise.allSettled([...document.images].map((image) => image.decode()))
          const images = [...document.images].filter(({ naturalWidth }) => naturalWidth === 0)
          const fonts = [...document.fonts].filter(({ status }) => status === 'error')
          return [...images.map(({ src }) => src), ...fonts.map(({ family }) => family)]
        })
        expect(broken).toEqual([])
      }
    }
    await page.goto(at('/'))
    await expect(page.locator('html')).toHaveAttribute('data-scene', 'ready')
    expect(messages).toEqual([])
  })
}

test('files opened once open again offline, others do not', async ({ page, context }) => {
  await page.goto('/')
  await readyOffline(page)
  const statusOf = (file: string) =>
    page.evaluate(async (url) => {
      try {
        return (await fetch(url)).status
      } catch {
        return 0
      }
    }, file)
  expect(await keptPaths(page)).not.toContain('/cv.pdf')
  expect(await statusOf('/cv.pdf')).toBe(200)
  await expect.poll(() => keptPaths(page)).toContain('/cv.pdf')
  await context.setOffline(true)
  expect(await statusOf('/cv.pdf')).toBe(200)
  expect(await statusOf('/contacto.vcf')).toBe(0)
})

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from '../fixtures/build-fixture'
import { startContentServer } from './content-server'
import { titlesOf } from './content-texts'
import { HOSTILE_TEXTS } from './extreme-content'
import { serve, siteFolder } from './global-setup'
import { inWide } from './in-wide'
import { SMALL_WINDOW } from './scene-page'
import { heading, hydrated, link, open, SCREENS, words } from './screens'
import { DEPLOY_PORT, SITES } from './sites'
import { expect, keptPaths, type Page, readyOffline, test, watchConsole } from './test'

// Save-Data, by which other tests have no scene, stores nothing.
test.use({ serviceWorkers: 'allow', scene: true, viewport: SMALL_WINDOW })

/** Opened with another query or slash too. */
const OTHER_FORMS: readonly string[] = ['/', '/educacion/']

const PHOTO = /\/retrato\b.*\.(?:avif|webp|png|jpe?g)$/
const PAGES = SCREENS.map(({ path: route }) => route).filter((route) => !route.includes('nada'))

test.describe('with the built sites', () => {
  for (const site of [SITES.root, SITES.repo]) {
    const visit = `after one visit to ${site.base} every screen opens offline`
    test(visit, inWide(site !== SITES.root), async ({ page, context }) => {
      const at = (route: string) => `${site.origin}${site.base}${route.slice(1)}`
      await page.goto(at('/'))
      await readyOffline(page)
      await expect
        .poll(() => keptPaths(page))
        .toEqual(expect.arrayContaining(PAGES.map((route) => site.base + route.slice(1))))
      for (const chunk of ['start-scene', 'scene-worker', 'play-scene', '/player-']) {
        await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringContaining(chunk))
      }
      await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringMatching(PHOTO))
      // Nothing of another language, and no photo that was not shown.
      const kept = await keptPaths(page)
      expect(kept.filter((each) => /\/en\/|\/assets\/en-/.test(each))).toEqual([])
      const shown = await page.evaluate(() =>
        [...document.images].map(({ currentSrc }) => new URL(currentSrc).pathname),
      )
      expect(shown).toEqual(expect.arrayContaining(kept.filter((each) => PHOTO.test(each))))
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
      await page.goto(at('/experiencia/#experiencia-1'))
      await expect(page.locator('#experiencia-1').getByRole('heading')).toBeFocused()
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
})

const folder = path.join(PROJECT_ROOT, '.cache/deploy')
const deploy = (site: 'root' | 'remote' | 'extreme') => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(path.join(siteFolder(site), 'dist'), folder, { recursive: true })
}
const keptChunks = async (page: Page) =>
  (await keptPaths(page)).filter((path) => /assets\/fetch-list-.*\.js$/.test(path))

const STUDIES = titlesOf('educacion').length
const origin = `http://localhost:${DEPLOY_PORT}`
const stops: (() => Promise<unknown>)[] = []
let isSlow = false
let isHanging = false
test.beforeAll(async () => {
  deploy('remote')
  const content = await startContentServer()
  const { server, stop } = await serve(folder, { base: '/', port: DEPLOY_PORT })
  stops.push(content.stop, stop)
  const [answer] = server.listeners('request') as ((...args: unknown[]) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (isSlow && !request.url?.includes('.')) return
    if (isHanging && request.url?.startsWith('/iconos/')) return
    answer?.(request, response)
  })
})
test.beforeEach(() => {
  isSlow = false
  isHanging = false
  deploy('remote')
})
test.afterAll(async () => {
  for (const stop of stops) await stop()
})

const update = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update())
const expectWaiting = async (page: Page) => {
  await update(page)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed')
}

test(
  'a lazy chunk used before the service worker was active is cached',
  inWide(),
  async ({ page }) => {
    await page.goto(origin)
    await readyOffline(page)
    expect(await keptChunks(page)).toEqual([])
    await page.goto(`${origin}/educacion`)
    await expect(page.getByRole('article')).toHaveCount(STUDIES)
    await expect.poll(() => keptChunks(page)).toHaveLength(1)
  },
)

test('a page is served from the cache when the network is slow', inWide(), async ({ page }) => {
  await page.goto(origin)
  await readyOffline(page)
  await expect.poll(() => keptPaths(page)).toContain('/navegacion/')
  isSlow = true
  const start = Date.now()
  await page.goto(`${origin}/navegacion`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.routes.navigation)
  expect(Date.now() - start).toBeGreaterThan(2900)
  expect(Date.now() - start).toBeLessThan(8000)
})

test(
  'files that never come are served from the cache, and the page starts',
  inWide(),
  async ({ page }) => {
    deploy('root')
    await page.goto(`${origin}/habilidades/`)
    await readyOffline(page)
    await expect.poll(() => keptPaths(page)).toContain('/habilidades/')
    isHanging = true
    await page.goto(`${origin}/habilidades/`)
    const icons = page.locator('img[src^="/iconos/"]')
    expect(await icons.count()).toBeGreaterThan(0)
    for (const icon of await icons.all()) await expect(icon).not.toHaveJSProperty('naturalWidth', 0)
    await expect(page.locator('html')).toHaveAttribute('data-scene', 'ready')
  },
)

test.describe('a visitor who saves data', () => {
  test.use({ scene: false })

  test('stores nothing', async ({ page }) => {
    await page.goto(origin)
    await hydrated(page)
    // The worker is registered in the same idle time as the moves are fetched.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/player-')),
    )
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    const stored = await page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations()
      return { workers: workers.length, caches: await caches.keys() }
    })
    expect(stored).toEqual({ workers: 0, caches: [] })
  })
})

test('an open tab survives a deploy, the next visit is new', async ({ page: first, context }) => {
  await first.goto(`${origin}/educacion`)
  await expect(first.getByRole('article')).toHaveCount(STUDIES)
  await readyOffline(first)
  const page = await context.newPage()
  await open(page, origin)
  await expect.poll(() => keptChunks(page)).toHaveLength(1)
  await first.close()

  deploy('extreme')
  await expectWaiting(page)
  const messages = watchConsole(page)
  await link(page, words.home.toNavigation).click()
  await link(page, words.routes.education).click()
  await expect(page.getByRole('article')).toHaveCount(STUDIES)
  expect(messages).toEqual([])

  const next = await context.newPage()
  await open(next, `${origin}/educacion`)
  await expect(next.getByRole('article').last()).toContainText(HOSTILE_TEXTS.unbroken)
  expect(await keptChunks(next)).toHaveLength(1)
  await page.close()
  await next.close()

  const later = await context.newPage()
  await later.goto(origin)
  await expect.poll(() => later.evaluate(() => caches.keys())).toHaveLength(2)
  await expect.poll(() => keptChunks(later)).toEqual([])
})

test('a page that stays open asks for a new version when it is shown again, at most hourly', async ({
  page,
}) => {
  await page.goto(origin)
  await readyOffline(page)
  deploy('extreme')
  const hideAndShow = () =>
    page.evaluate(() => {
      for (const hidden of [true, false]) {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }
    })
  const asked = await page.evaluateHandle(() => {
    const times: number[] = []
    const { update } = ServiceWorkerRegistration.prototype
    ServiceWorkerRegistration.prototype.update = function () {
      times.push(Date.now())
      return update.call(this)
    }
    return times
  })
  await hideAndShow()
  expect(await asked.jsonValue()).toEqual([])
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 3_600_000
  })
  await hideAndShow()
  await hideAndShow()
  expect(await asked.jsonValue()).toHaveLength(1)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed')
})

test(
  'a build with VITE_OFFLINE=off removes the worker and its caches',
  inWide(),
  async ({ page }) => {
    await page.goto(origin)
    await readyOffline(page)
    const retired = path.join(PROJECT_ROOT, 'src/tools/output/offline/retired-worker.js')
    const text = `const SITE = {"base":"/"}\n${readFileSync(retired, 'utf8')}`
    writeFileSync(path.join(folder, 'sw.js'), text)
    await update(page)
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  },
)

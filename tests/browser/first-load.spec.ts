import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { SHORT_PAGE } from '../fixtures/project-pages'
import { siteFolder } from './global-setup'
import { inWide } from './in-wide'
import { watchShifts } from './layout-shifts'
import { awaitFonts } from './look'
import { holdUp, hydrated, link, open, SCREENS, words } from './screens'
import { SITES } from './sites'
import { facts, faintTexts, openStepped, playerLoaded, step, withSteppedClock } from './stepped'
import { expect, test } from './test'

const BUDGET_BYTES = 182_000
/** The same files with other hashes in their names have compressed to 170 bytes more or fewer. */
const SPREAD_BYTES = 200
const TEXT_FILE = /\.(?:js|css|svg|html)$/
/** Letters of a title may move by less than a pixel. Google's limit for "good" is 0.1. */
const MOST_SHIFT = 0.0005
/** Some of each kind; the others in `npm run test:wide`. */
const LATE_AT: readonly string[] = ['/', '/navegacion/', '/experiencia/', '/habilidades/']
const PLAYER = /\/player-/
const FONTS = /\.woff2/

/** What home names in the style sheet, and what its scripts import while the page is idle. */
const NAMED_BY_STYLE = /^(?:card|dust|geist-mono|seal)-[\w-]{8}\.(?:svg|woff2)$/
const IMPORTED_WHEN_IDLE =
  /^(?:(?:main|es|player)-[\w-]{8}\.js|(?:navigation-screen|takes-light)-[\w-]{8}\.(?:js|css))$/
const NAMED_BY_HTML = /(?:href|src|srcset)="\/assets\/([^" ]+\.(?:js|css|woff2|avif))/gi
const STATIC_IMPORT = /(?:from|import)"\.\/([^"]+\.js)"/g

/** A script of the build and all that its static imports load with it. */
function withImports(assets: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(path.join(assets, file), 'utf8')
  for (const [, name = ''] of text.matchAll(STATIC_IMPORT)) withImports(assets, name, found)
  return found
}

/** The files of a first visit to home without its scene, told from the build: what has been asked for at a moment is a race. */
function firstVisit(dist: string): string[] {
  const assets = path.join(dist, 'assets')
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const files = [
    // Of a picture's sizes a screen of one pixel a CSS pixel takes the first.
    ...[...html.matchAll(NAMED_BY_HTML)].map(([, name = '']) => name),
    ...readdirSync(assets).filter(
      (file) => NAMED_BY_STYLE.test(file) || IMPORTED_WHEN_IDLE.test(file),
    ),
  ]
  const all = files.flatMap((file) =>
    file.endsWith('.js') ? [...withImports(assets, file)] : [file],
  )
  return ['index.html', ...new Set(all.map((file) => `assets/${file}`))]
}

test('the first visit is within its budget', async ({ page }) => {
  const dist = path.join(siteFolder('root'), 'dist')
  const sizes: Record<string, number> = {}
  for (const file of firstVisit(dist)) {
    const body = readFileSync(path.join(dist, file))
    sizes[file] = TEXT_FILE.test(file) ? brotliCompressSync(body).length : body.length
  }
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  expect(Object.keys(sizes).filter((file) => FONTS.test(file))).toHaveLength(3)
  expect(total, JSON.stringify(sizes, null, 1)).toBeLessThan(BUDGET_BYTES + SPREAD_BYTES)

  const asked = new Set<string>()
  page.on('request', (sent) => asked.add(new URL(sent.url()).pathname.slice(1) || 'index.html'))
  await open(page, '/')
  // The transitions are the last file to load.
  await expect.poll(() => [...asked].some((each) => PLAYER.test(each))).toBe(true)
  // A browser without a window asks for no icon.
  asked.delete('favicon.svg')
  expect(Object.keys(sizes)).toEqual(expect.arrayContaining([...asked]))
  const times = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const site = performance.getEntriesByType('resource').find(({ name }) => /main-.*js/.test(name))
    return { paint: paint?.startTime ?? 0, site: site?.startTime ?? 0 }
  })
  expect(times.paint).toBeGreaterThan(0)
  expect(times.site).toBeGreaterThan(times.paint)
})

test('the style that home waits for is at most 9 KB gzipped', () => {
  const dist = path.join(siteFolder('root'), 'dist')
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
  const gzipped = sheets.map(
    ([, file = '']) => gzipSync(readFileSync(path.join(dist, file))).length,
  )
  expect(gzipped.length).toBeGreaterThan(0)
  expect(gzipped.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(9216)
})

const { origin, base } = SITES.repo
for (const { from, to, sheet } of [
  { from: 'navegacion/', to: 'experiencia/', sheet: 'late-screens' },
  { from: 'proyectos/', to: `proyectos/${SHORT_PAGE.slug}/`, sheet: 'project-page' },
]) {
  test(`${to} is not shown before its style sheet is there`, async ({ page }) => {
    const bring = await holdUp(page, new RegExp(`${sheet}-.*css`))
    await page.goto(`${origin}${base}${from}`)
    await hydrated(page)
    const title = page.getByRole('heading', { level: 1 })
    const before = (await title.textContent()) ?? ''
    // A finger's first touch fetches the screen, and its press asks for it.
    const target = page.locator(`a[href="${base}${to}"]`).first()
    await target.dispatchEvent('pointerdown')
    await target.click()
    await page.waitForURL(`**${to}`)
    await expect(title).toHaveText(before)
    bring()
    await expect(title).not.toHaveText(before)
    const sheets = () => [...document.styleSheets].map(({ href }) => href).join()
    expect(await page.evaluate(sheets)).toContain(sheet)
  })
}

test('the scene’s file is at most 206 KB gzipped, for worker and page', () => {
  const folder = path.join(siteFolder('root'), 'dist/assets')
  const files = readdirSync(folder).filter((file) => /^play-scene-.*\.js$/.test(file))
  expect(files).toHaveLength(2)
  for (const file of files) {
    const bytes = gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).byteLength
    expect(bytes, file).toBeGreaterThan(100_000)
    expect(bytes, file).toBeLessThanOrEqual(206_000)
  }
})

for (const { path } of SCREENS) {
  test.describe(path, () => {
    test.describe('with its scene', inWide(path !== '/'), () => {
      test.use({ scene: true })

      test('the largest paint is visible, and nothing shifts', async ({ page }) => {
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { element, url } = entry as PerformanceEntry & {
                element?: Element
                url: string
              }
              const isPicture = element?.matches('article img') ?? false
              const isSeen = element?.checkVisibility({ visibilityProperty: true }) ?? false
              const isHidden = element?.closest('[inert], [aria-hidden=true]') !== null
              const isTextSeen = url === '' && isSeen && !isHidden && element?.textContent !== ''
              const isGood = isPicture || isTextSeen
              Object.assign(window, { largest: isGood ? '' : element?.outerHTML.slice(0, 120) })
            }
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        })
        const shifts = await watchShifts(page)
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        const atStart = (await shifts()).length
        await expect(page.locator('html')).toHaveAttribute('data-scene', 'ready')
        expect(await page.evaluate(() => Reflect.get(window, 'largest'))).toBe('')
        expect((await shifts()).slice(atStart)).toEqual([])
      })
    })

    const title = 'every text is visible before and after the animations load'
    test(title, inWide(path !== '/navegacion/'), async ({ page }) => {
      await withSteppedClock(page)
      const bring = await holdUp(page, PLAYER)
      await page.goto(path)
      expect(await faintTexts(page)).toEqual([])
      await hydrated(page)
      expect(await faintTexts(page)).toEqual([])
      bring()
      await playerLoaded(page)
      for (const ms of [10, 100, 300, 900]) {
        await step(page, ms)
        expect(await faintTexts(page)).toEqual([])
      }
      await step(page, 3000)
      expect(await facts(page)).toMatchObject({ phase: 'idle', isLocked: false, timelines: 0 })
    })
  })
}

for (const width of [1440, 412, 320]) {
  const title = `late fonts cause no layout shift at ${width} px`
  test(title, inWide(), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const shifts = await watchShifts(page)
    for (const { path } of SCREENS) {
      if (width === 412 && !LATE_AT.includes(path)) continue
      const arrive = await holdUp(page, FONTS)
      await page.goto(path, { waitUntil: 'commit' })
      await hydrated(page)
      await page.waitForFunction(() => document.fonts.status === 'loading')
      arrive()
      await page.evaluate(() => document.fonts.ready)
      const shift = (await shifts()).reduce((sum, { value }) => sum + value, 0)
      expect(shift, path).toBeLessThan(MOST_SHIFT)
      await page.unroute(FONTS)
    }
  })
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  const title = `no layout shift on any screen or between screens at ${viewport.width} px`
  test(title, inWide(viewport.width !== 390), async ({ page }) => {
    await page.setViewportSize(viewport)
    await awaitFonts(page)
    const shifts = await watchShifts(page)
    await openStepped(page, '/')
    await page.evaluate(() => document.fonts.ready)
    const atStart = (await shifts()).length
    const { home, navigation, routes, section } = words
    for (const name of [
      home.toNavigation,
      routes.experience,
      section.next + routes.education,
      section.next + routes.skills,
      section.next + routes.projects,
      section.back,
      navigation.toHome,
    ]) {
      await link(page, name).click()
      // A tile below the pointer would write its name in the title.
      await page.mouse.move(0, 0)
      for (const ms of [300, 700, 3000]) {
        await step(page, ms)
        expect((await shifts()).slice(atStart), name).toEqual([])
      }
    }
  })
}

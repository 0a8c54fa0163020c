import { readFileSync } from 'node:fs'
import path from 'node:path'
import { screen as english } from '../../src/site/words/en'
import { siteFolder } from '../browser/global-setup'
import { openWithScene, SMALL_WINDOW } from '../browser/scene-page'
import { heading, open, SCREENS, words } from '../browser/screens'
import { DEPLOY_PORT } from '../browser/sites'
import { expect, test, watchConsole } from '../browser/test'
import { INLINE_HASH } from '../fixtures/inline-script'
import { type Host, startNginx, startWrangler } from '../hosts/hosts'

test.use({ viewport: SMALL_WINDOW, scene: true, serviceWorkers: 'allow' })

const dist = path.join(siteFolder('root'), 'dist')

/** With what each says of a file whose name changes with its content. */
const HOSTS = {
  nginx: { start: startNginx, assetCaching: 'public, max-age=31536000, immutable' },
  wrangler: { start: startWrangler, assetCaching: 'public, max-age=0, must-revalidate' },
}

const FILES: Record<string, RegExp> = {
  'cv.pdf': /^application\/pdf/,
  'contacto.vcf': /^text\/(x-)?vcard/,
  'sitemap.xml': /^(text|application)\/xml/,
  'robots.txt': /^text\/plain/,
  'llms.txt': /^text\/plain; charset=utf-8/i,
  'experiencia.md': /^text\/markdown; charset=utf-8/i,
  'manifest.webmanifest': /^application\/manifest\+json/,
  'sw.js': /^(text|application)\/javascript/,
  'favicon.svg': /^image\/svg\+xml/,
  'apple-touch-icon.png': /^image\/png/,
  'retrato.webp': /^image\/webp/,
}

const HEADERS = {
  'content-security-policy': `script-src 'self' ${INLINE_HASH}; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(self), gyroscope=(self), magnetometer=(), camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
}

/** Kept, but asked for again each time. */
const ASKED_AGAIN = /^(no-cache|public, max-age=0, must-revalidate)$/

for (const [name, { start, assetCaching }] of Object.entries(HOSTS)) {
  test.describe(name, () => {
    let host: Host
    test.beforeAll(async () => {
      host = await start(dist, DEPLOY_PORT)
    })
    test.afterAll(() => host.stop())

    const get = (file: string, headers = {}) =>
      fetch(`${host.origin}/${file}`, { redirect: 'manual', headers })
    const headersOf = (response: Response) =>
      Object.fromEntries(Object.keys(HEADERS).map((key) => [key, response.headers.get(key)]))
    const caching = (response: Response) => response.headers.get('cache-control') ?? ''
    const script = /\/(assets\/[^"]+\.js)"/.exec(
      readFileSync(path.join(dist, 'index.html'), 'utf8'),
    )?.[1] as string

    test('accepts every rule of its files', () => {
      expect(host.said()).not.toMatch(/invalid|warn|error/i)
      if (name === 'wrangler') expect(host.said()).toContain('Parsed 1 valid header rule')
    })

    test('gives every page and file with its type and the headers', async () => {
      for (const { path: route } of SCREENS.slice(0, -1)) {
        const folder = route === '/' ? '' : route.slice(1)
        const page = await get(folder)
        expect(page.status).toBe(200)
        expect(page.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i)
        expect(headersOf(page)).toEqual(HEADERS)
        expect(await page.text()).toBe(readFileSync(path.join(dist, folder, 'index.html'), 'utf8'))
      }
      for (const [file, type] of Object.entries(FILES)) {
        const response = await get(file)
        expect([file, response.status]).toEqual([file, 200])
        expect(response.headers.get('content-type')).toMatch(type)
        expect(headersOf(response)).toEqual(HEADERS)
      }
    })

    test('leads an address without its final slash to the page', async () => {
      const bare = await get('educacion')
      if (bare.status !== 200) expect(bare.headers.get('location')).toBe('/educacion/')
      const page = await fetch(`${host.origin}/educacion`)
      expect(await page.text()).toContain('<h1')
    })

    test('answers a wrong address with 404, in the language of its folder', async () => {
      for (const [file, language, said] of [
        ['nada', 'es', words],
        ['educacion/nada/', 'es', words],
        ['assets/nada.js', 'es', words],
        ['en/nada', 'en', english],
        ['en/education/nada/', 'en', english],
      ] as const) {
        const response = await get(file)
        expect([file, response.status]).toEqual([file, 404])
        expect(headersOf(response)).toEqual(HEADERS)
        const html = await response.text()
        expect(html).toContain(`<html lang="${language}"`)
        expect(html).toContain(said.page.notFound.title)
        expect(html).toContain('<meta name="robots" content="noindex"/>')
      }
    })

    test('lets nothing be kept that a deploy may change', async () => {
      for (const file of ['', 'educacion/', 'sw.js', 'cv.pdf', 'nada', 'assets/nada.js']) {
        expect(caching(await get(file)), file).toMatch(ASKED_AGAIN)
      }
      const asset = await get(script)
      expect([asset.status, caching(asset)]).toEqual([200, assetCaching])
      const again = await get(script, { 'if-none-match': asset.headers.get('etag') })
      expect(again.status).toBe(304)
    })

    test('shows every screen under its headers, scene included', async ({ page }) => {
      const messages = watchConsole(page)
      await openWithScene(page, host.origin)
      for (const { path: route, title } of SCREENS) {
        await open(page, host.origin + route)
        await expect(heading(page, title)).toHaveCount(1)
      }
      expect(messages).toEqual([])
    })
  })
}

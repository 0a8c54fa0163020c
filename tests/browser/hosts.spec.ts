import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { PROJECT_ROOT } from '../fixtures/build-fixture'
import { watchConsole } from './console-watch'
import { siteFolder } from './global-setup'
import {
  type HeaderRules,
  rulesOfHeadersFile,
  rulesOfNginxFiles,
  rulesOfVercelFile,
} from './host-rules'
import { type RunningServer, startHost } from './host-server'
import { hasNginx, startNginx } from './nginx-server'
import { SMALL_WINDOW } from './scene-page'
import { hydrated, SCREENS } from './screens'
import { SITES } from './sites'

test.use({ viewport: SMALL_WINDOW })

const dist = (site: 'root' | 'repo') => path.join(siteFolder(site), 'dist')
const nothing: HeaderRules = () => ({ 'cache-control': 'max-age=600' })

type Host = { base: string; hasHeaders: boolean; start: () => Promise<RunningServer> }

const mimic = (site: 'root' | 'repo', rules: HeaderRules, slashStatus?: number): Host => {
  const { base } = SITES[site]
  const options = { dist: dist(site), base, headers: rules }
  const start = () => startHost({ ...options, ...(slashStatus && { slashStatus }) })
  return { base, hasHeaders: rules !== nothing, start }
}

const realNginx = () =>
  startNginx({
    project: PROJECT_ROOT,
    dist: dist('root'),
    folder: path.join(PROJECT_ROOT, '.cache/nginx'),
  })

const HOSTS: Record<string, () => Host> = {
  'GitHub Pages, a project’s': () => mimic('repo', nothing, 301),
  'GitHub Pages, a user’s': () => mimic('root', nothing, 301),
  Netlify: () => mimic('root', rulesOfHeadersFile(dist('root')), 301),
  'Cloudflare under a sub-path': () => mimic('repo', rulesOfHeadersFile(dist('repo')), 307),
  Vercel: () => mimic('root', rulesOfVercelFile(PROJECT_ROOT), 308),
  nginx: () => ({
    ...mimic('root', rulesOfNginxFiles(PROJECT_ROOT)),
    ...(hasNginx() && { start: realNginx }),
  }),
}

const FILES: Record<string, RegExp> = {
  'cv.pdf': /^application\/pdf/,
  'contacto.vcf': /^text\/vcard/,
  'sitemap.xml': /^(text|application)\/xml/,
  'robots.txt': /^text\/plain/,
  'manifest.webmanifest': /^application\/manifest\+json/,
  'sw.js': /^(text|application)\/javascript/,
  'favicon.svg': /^image\/svg\+xml/,
  'apple-touch-icon.png': /^image\/png/,
  'retrato.webp': /^image\/webp/,
}

const SECURITY = {
  'content-security-policy': /^default-src 'none'; script-src 'self';[^,]*frame-ancestors 'none'$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /^accelerometer=\(self\), gyroscope=\(self\), .*camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'strict-transport-security': /^max-age=\d+$/,
}

/** Its headers come from one file, its pages from another folder than the root. */
const HARDEST = 'Cloudflare under a sub-path'
/** A section, and the page of an unknown address. */
const FEW_SCREENS = SCREENS.filter(({ path }) => ['/proyectos/', '/nada-por-aqui'].includes(path))

test.use({ serviceWorkers: 'allow' })

for (const [name, hostOf] of Object.entries(HOSTS)) {
  test.describe(name, () => {
    let host: Host
    let at: (path: string) => string
    let server: RunningServer
    test.beforeAll(async () => {
      host = hostOf()
      server = await host.start()
      at = (path) => `http://localhost:${server.port}${host.base}${path}`
    })
    test.afterAll(() => server.stop())

    const get = (path: string) => fetch(at(path), { redirect: 'manual' })
    const expectSecurity = (response: Response) => {
      if (!host.hasHeaders) return
      for (const [header, value] of Object.entries(SECURITY)) {
        expect(response.headers.get(header), `${response.url} ${header}`).toMatch(value)
      }
    }

    test('every page, file and unknown address gets the right response', async () => {
      for (const { path: route } of SCREENS.slice(0, -1)) {
        const folder = route === '/' ? '' : `${route.slice(1)}/`
        const page = await get(folder)
        expect([page.status, page.headers.get('content-type')]).toEqual([
          200,
          expect.stringMatching(/^text\/html; charset=utf-8$/i),
        ])
        const served = dist(host.base === '/' ? 'root' : 'repo')
        expect(await page.text()).toBe(
          readFileSync(path.join(served, folder, 'index.html'), 'utf8'),
        )
        expectSecurity(page)
        if (!folder) continue
        const bare = await get(folder.slice(0, -1))
        expect([200, 301, 307, 308]).toContain(bare.status)
        if (bare.status !== 200) expect(bare.headers.get('location')).toBe(`${host.base}${folder}`)
      }
      for (const wrong of ['nada', 'educacion/nada/', 'assets/nada.js']) {
        const response = await get(wrong)
        expect(response.status).toBe(404)
        const html = await response.text()
        expect(html).toContain('Página no encontrada')
        expect(html).toContain('<meta name="robots" content="noindex"/>')
        expectSecurity(response)
      }
      for (const [file, type] of Object.entries(FILES)) {
        const response = await get(file)
        expect([file, response.status]).toEqual([file, 200])
        expect(response.headers.get('content-type')).toMatch(type)
        expectSecurity(response)
        expect(response.headers.get('cache-control') ?? '').not.toContain('immutable')
      }
      const home = await (await get('')).text()
      const script = /src="[^"]*\/(assets\/[^"]+\.js)"/.exec(home)?.[1] ?? ''
      const asset = await get(script)
      expect(asset.status).toBe(200)
      expectSecurity(asset)
      if (host.hasHeaders) {
        expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      }
    })

    test('its screens work under the CSP with an empty console', async ({ page }) => {
      const messages = watchConsole(page)
      for (const { path: route, title } of name === HARDEST ? SCREENS : FEW_SCREENS) {
        await page.goto(at(route.slice(1)))
        await hydrated(page)
        await expect(
          page.getByRole('heading', { level: 1, name: title, includeHidden: true }),
        ).toHaveCount(1)
      }
      expect(messages).toEqual([])
    })
  })
}

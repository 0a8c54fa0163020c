import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { servePreview } from '../../src/tools/files/preview-server'
import { PROJECT_ROOT } from '../fixtures/build-fixture'
import { watchConsole } from './console-watch'
import { startContentServer } from './content-server'
import { siteFolder } from './global-setup'
import { HOSTILE_TEXTS } from './hostile-content'
import { hydrated } from './screens'
import { DEPLOY_PORT } from './sites'
import { expect, type Page, test } from './test'
import { keptPaths, readyOffline } from './worker-state'

test.use({ serviceWorkers: 'allow' })

const folder = path.join(PROJECT_ROOT, '.cache/deploy')
const deploy = (site: 'remote' | 'hostile') => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(path.join(siteFolder(site), 'dist'), folder, { recursive: true })
}
const keptChunks = async (page: Page) =>
  (await keptPaths(page)).filter((path) => /assets\/fetch-list-.*\.js$/.test(path))

let server: Awaited<ReturnType<typeof servePreview>>
let content: Awaited<ReturnType<typeof startContentServer>>
let isSlow = false
const origin = `http://localhost:${DEPLOY_PORT}`
test.beforeAll(async () => {
  deploy('remote')
  content = await startContentServer()
  server = await servePreview({ directory: folder, base: '/', port: DEPLOY_PORT })
  const { httpServer } = server
  const [answer] = httpServer.listeners('request') as ((...args: unknown[]) => void)[]
  httpServer.removeAllListeners('request')
  httpServer.on('request', (request, response) => {
    if (isSlow && !request.url?.includes('.')) return
    answer?.(request, response)
  })
})
test.beforeEach(() => {
  isSlow = false
  deploy('remote')
})
test.afterAll(async () => {
  await server.close()
  await content.stop()
})

test('a lazy chunk used before the service worker was active is cached', async ({ page }) => {
  await page.goto(origin)
  await readyOffline(page)
  expect(await keptChunks(page)).toEqual([])
  await page.goto(`${origin}/educacion`)
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect.poll(() => keptChunks(page)).toHaveLength(1)
})

test('a page is served from the cache when the network is slow', async ({ page }) => {
  await page.goto(origin)
  await readyOffline(page)
  isSlow = true
  const start = Date.now()
  await page.goto(`${origin}/navegacion`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Navegación')
  expect(Date.now() - start).toBeGreaterThan(2900)
  expect(Date.now() - start).toBeLessThan(8000)
})

test('an open tab keeps working after a deploy, and the next visit gets the new build', async ({
  page,
  context,
}) => {
  await page.goto(`${origin}/educacion`)
  await expect(page.getByRole('article')).toHaveCount(4)
  await readyOffline(page)
  const open = await context.newPage()
  await open.goto(origin)
  await hydrated(open)
  await expect.poll(() => keptChunks(open)).toHaveLength(1)
  await page.close()

  deploy('hostile')
  await open.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect
    .poll(() => open.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed')
  const messages = watchConsole(open)
  await open.getByRole('link', { name: 'Ir a la navegación' }).click()
  await open.getByRole('link', { name: 'Educación' }).click()
  await expect(open.getByRole('article')).toHaveCount(4)
  expect(messages).toEqual([])

  const next = await context.newPage()
  await next.goto(`${origin}/educacion`)
  await hydrated(next)
  await expect(next.getByRole('article').first()).toContainText(HOSTILE_TEXTS.markup)
  expect(await keptChunks(next)).toHaveLength(1)
  await open.close()
  await next.close()

  const later = await context.newPage()
  await later.goto(origin)
  await expect.poll(() => later.evaluate(() => caches.keys())).toHaveLength(2)
  await expect.poll(() => keptChunks(later)).toEqual([])
})

/** An older version's worker: cache first, pages too, and it takes over at once. */
const olderWorker = (site: { files: string[]; others: string[] }) => `
  const FILES = ${JSON.stringify([...site.files, ...site.others.filter((file) => file.includes('/assets/'))])}
  const KEPT = 'portfolio / 0123456789abcdef'
  addEventListener('install', (event) => {
    skipWaiting()
    event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)))
  })
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => {
    const { pathname } = new URL(event.request.url)
    const isPage = event.request.mode === 'navigate' && pathname !== '/'
    const address = isPage ? pathname.replace(/\\/?$/, '/') : pathname
    event.respondWith(caches.match(address).then((kept) => kept ?? fetch(event.request)))
  })`

async function newWorkerActive(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('Network.enable')
  await device.send('Network.setBypassServiceWorker', { bypass: true })
  await page.goto(`${origin}/robots.txt`)
  const workers = () =>
    page.evaluate(async () => {
      const { active, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {}
      return [active?.state, waiting?.state]
    })
  await expect.poll(workers).toEqual(['activated', undefined])
  await device.send('Network.setBypassServiceWorker', { bypass: false })
}

test('an older version’s worker serves its own page, and the next visit gets the new build', async ({
  page,
  context,
}) => {
  const [line = ''] = readFileSync(path.join(folder, 'sw.js'), 'utf8').split('\n')
  const worker = olderWorker(JSON.parse(line.replace('const SITE = ', '')))
  writeFileSync(path.join(folder, 'sw.js'), worker)
  await page.goto(origin)
  await readyOffline(page)

  deploy('hostile')
  const messages = watchConsole(page)
  await page.goto(`${origin}/educacion`)
  await hydrated(page)
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed')
  await page.getByRole('link', { name: 'Volver a la navegación' }).click()
  await page.getByRole('link', { name: 'Proyectos' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  expect(messages).toEqual([])
  const next = await context.newPage()
  await page.close()
  await newWorkerActive(next)

  const nextMessages = watchConsole(next)
  const loaded: string[] = []
  next.on('response', (response) => loaded.push(new URL(response.url()).pathname))
  await next.goto(`${origin}/educacion`)
  await expect(next.getByRole('article').first()).toContainText(HOSTILE_TEXTS.markup)
  await readyOffline(next)
  await hydrated(next)
  const files = readdirSync(path.join(folder, 'assets')).map((file) => `/assets/${file}`)
  const scripts = loaded.filter((file) => file.startsWith('/assets/'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((file) => !files.includes(file))).toEqual([])
  await expect
    .poll(() => next.evaluate(() => caches.keys()))
    .not.toContain('portfolio / 0123456789abcdef')
  expect(
    (await keptPaths(next)).filter((file) => /assets/.test(file) && !files.includes(file)),
  ).toEqual([])
  expect(nextMessages).toEqual([])
})

test('a build with VITE_OFFLINE=off removes the worker and its caches', async ({ page }) => {
  await page.goto(origin)
  await readyOffline(page)
  const retired = path.join(PROJECT_ROOT, 'src/tools/files/offline/retired-worker.js')
  const text = `const SITE = {"base":"/"}\n${readFileSync(retired, 'utf8')}`
  writeFileSync(path.join(folder, 'sw.js'), text)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

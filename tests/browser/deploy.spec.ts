import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { startStaticServer } from '../../src/publish/static-server'
import { watchConsole } from './console-watch'
import { startContentServer } from './content-server'
import { PROJECT_ROOT, siteFolder } from './global-setup'
import { HOSTILE_TEXTS } from './hostile-content'
import { hydrated } from './screens'
import { DEPLOY_PORT } from './sites'
import { keptPaths, readyOffline } from './worker-state'

test.use({ serviceWorkers: 'allow' })

const folder = path.join(PROJECT_ROOT, '.cache/deploy')
/** Puts one build where another was, as a host does: the old files are gone. */
const deploy = (site: 'remote' | 'hostile') => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(path.join(siteFolder(site), 'dist'), folder, { recursive: true })
}
const keptChunks = async (page: Page) =>
  (await keptPaths(page)).filter((path) => /assets\/fetch-list-.*\.js$/.test(path))

const server = createServer()
let content: Awaited<ReturnType<typeof startContentServer>>
let isSlow = false
const origin = `http://localhost:${DEPLOY_PORT}`
test.beforeAll(async () => {
  deploy('remote')
  content = await startContentServer()
  await startStaticServer(server, { directory: folder, base: '/', port: DEPLOY_PORT })
  const [answer] = server.listeners('request') as ((...args: unknown[]) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (isSlow && !request.url?.includes('.')) return
    answer?.(request, response)
  })
})
test.beforeEach(() => {
  isSlow = false
  deploy('remote')
})
test.afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await content.stop()
})

test('a lazy chunk is kept once it is used, even before the worker was there', async ({ page }) => {
  await page.goto(origin)
  await readyOffline(page)
  expect(await keptChunks(page)).toEqual([])
  await page.goto(`${origin}/educacion`)
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect.poll(() => keptChunks(page)).toHaveLength(1)
})

test('a page that the network is slow to give comes from the last visit', async ({ page }) => {
  await page.goto(origin)
  await readyOffline(page)
  isSlow = true
  const start = Date.now()
  await page.goto(`${origin}/navegacion`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Navegación')
  expect(Date.now() - start).toBeGreaterThan(2900)
  expect(Date.now() - start).toBeLessThan(8000)
})

test('a deploy leaves an open tab whole, and shows at the next visit', async ({
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

test('a build with VITE_OFFLINE=off takes the worker and its files away', async ({ page }) => {
  await page.goto(origin)
  await readyOffline(page)
  const retired = path.join(PROJECT_ROOT, 'src/publish/offline/retired-worker.js')
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

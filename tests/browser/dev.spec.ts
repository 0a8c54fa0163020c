import { type ChildProcess, spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { THEME_NAMES } from '../../src/model/schema/schema'
import { PALETTES } from '../../src/theme/palettes'
import { copyProject } from '../fixtures/build-fixture'
import { siteFolder } from './global-setup'
import { inWide } from './in-wide'
import { DEV_PORT } from './sites'

const ORIGIN = `http://localhost:${DEV_PORT}`
/** The first request transforms the whole site. */
const SLOW_MS = 60_000
const rgb = (hex: string) => {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  )
  return `rgb(${red}, ${green}, ${blue})`
}
let server: ChildProcess

test.setTimeout(2 * SLOW_MS)

test.beforeAll(async () => {
  const folder = siteFolder('dev')
  copyProject(folder)
  const options = ['run', '-s', 'dev', '--', '--port', `${DEV_PORT}`, '--strictPort']
  server = spawn('npm', options, { cwd: folder, stdio: 'ignore', detached: true })
  await expect
    .poll(
      () =>
        fetch(ORIGIN).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: SLOW_MS },
    )
    .toBe(200)
})

test.afterAll(() => {
  if (server.pid) process.kill(-server.pid)
})

test('npm run dev shows the site', async ({ page }) => {
  await page.goto(ORIGIN)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: SLOW_MS })
})

test('npm run dev shows every theme on one page', inWide(), async ({ page }) => {
  await page.goto(`${ORIGIN}/_temas`)
  for (const name of THEME_NAMES) {
    const site = page.frameLocator(`iframe[title="${name}"]`)
    const heading = site.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible({ timeout: SLOW_MS })
    await expect(site.locator('html')).toHaveCSS('background-color', rgb(PALETTES[name].night[1]))
  }
})

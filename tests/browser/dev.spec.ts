import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { copyProject } from '../fixtures/build-fixture'
import { siteFolder } from './global-setup'
import { inWide } from './in-wide'
import { DEV_PORT } from './sites'

const VITE = path.resolve(
  createRequire(import.meta.url).resolve('vite/package.json'),
  '../bin/vite.js',
)
const ORIGIN = `http://localhost:${DEV_PORT}`
/** The first request transforms the whole site. */
const SLOW_MS = 60_000
const OWN_RESUME = '{"basics":{"name":"Ana"}}'
let server: ChildProcess

test.beforeAll(async () => {
  const folder = siteFolder('dev')
  copyProject(folder)
  writeFileSync(path.join(folder, 'public/resume.json'), OWN_RESUME)
  // As `npm run dev`, whose npm and shell would outlive the server.
  const options = ['--configLoader', 'runner', '--port', `${DEV_PORT}`, '--strictPort']
  // The preview of the built sites has set production.
  const { NODE_ENV, ...env } = process.env
  server = spawn(process.execPath, [VITE, ...options], { cwd: folder, env, stdio: 'ignore' })
  const status = () =>
    fetch(ORIGIN)
      .then((answer) => answer.status)
      .catch(() => 0)
  await expect.poll(status, { timeout: SLOW_MS }).toBe(200)
})

test.afterAll(() => {
  server.kill()
})

test(
  'npm run dev shows the site, with the owner’s file in place of its own',
  inWide(),
  async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(ORIGIN)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: SLOW_MS })
    expect(await (await fetch(`${ORIGIN}/resume.json`)).text()).toBe(OWN_RESUME)
    // In development React mounts all twice: the scene is started, stopped and started.
    await expect(page.locator('html')).toHaveAttribute('data-scene', 'ready', { timeout: SLOW_MS })
    await expect(page.locator('canvas')).toHaveCount(1)
    expect(errors).toEqual([])
  },
)

import { defineConfig } from '@playwright/test'
import { WIDE } from './in-wide'
import { SITES } from './sites'

const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  projects: [{ testDir: '.', grepInvert: WIDE }],
  outputDir: '../../test-results',
  // Screenshots are the same on every system. A missing one fails: only a person adds it.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  updateSnapshots: 'none',
  globalSetup: './global-setup.ts',
  workers: 1,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  // A busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: SITES.root.origin,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'es-AR',
    // Except in offline tests: requests of a service worker bypass page.route.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // As root, as in most containers, Chromium only starts without its sandbox.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
})

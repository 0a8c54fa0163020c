import { defineConfig } from '@playwright/test'
import { SITES } from './sites'

const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // A look is the same on every system, and a missing one is a failure: only a person keeps it.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  updateSnapshots: 'none',
  globalSetup: './global-setup.ts',
  workers: 1,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: SITES.root.origin,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'es-AR',
    // Only what tests the offline site has it: a worker answers behind the back of page.route.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // As root, as in most containers, Chromium starts only without its own sandbox.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
})

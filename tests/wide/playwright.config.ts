import { defineConfig } from '@playwright/test'
import { WIDE } from '../browser/in-wide'
import browser from '../browser/playwright.config'

/** The suite for matrices and pictures that are too slow for `npm test`. */
export default defineConfig({
  ...browser,
  projects: [
    { name: 'wide', testDir: '.' },
    { name: 'browser', testDir: '../browser', grep: WIDE },
  ],
  globalSetup: '../browser/global-setup.ts',
  // Their sites share a port.
  workers: 1,
  timeout: 600_000,
})

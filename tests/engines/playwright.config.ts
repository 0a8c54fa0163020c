import { defineConfig } from '@playwright/test'
import browser from '../browser/playwright.config'
import type { EngineOptions } from './test'

const WAITED_MS = 60_000

/** Playwright only runs the tests: its own browsers are not those that people have. */
export default defineConfig<object, EngineOptions>({
  ...browser,
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  use: {},
  globalSetup: './global-setup.ts',
  // One window has the focus, and one server its port.
  workers: 1,
  timeout: 10 * WAITED_MS,
  expect: { timeout: WAITED_MS, toPass: { timeout: WAITED_MS, intervals: [100] } },
})

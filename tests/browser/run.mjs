/** `npm run test:browser`: finds or installs Chromium, then runs Playwright. */
import { spawnSync } from 'node:child_process'
import { findChromium, PLAYWRIGHT } from '../find-chromium.mjs'

const chromium = findChromium()
const result = spawnSync(
  process.execPath,
  [PLAYWRIGHT, 'test', '-c', 'tests/browser', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) } },
)
process.exitCode = result.status ?? 1

/** `npm run test:browser` and `test:wide`: finds or installs Chromium, then runs Playwright. */
import { spawnSync } from 'node:child_process'
import { findChromium, PLAYWRIGHT } from '../find-program.mjs'

const [suite = 'browser', ...options] = process.argv.slice(2)
const chromium = findChromium({ isShellEnough: true })
const result = spawnSync(
  process.execPath,
  [PLAYWRIGHT, 'test', '-c', `tests/${suite}`, ...options],
  { stdio: 'inherit', env: { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) } },
)
process.exitCode = result.status ?? 1

/** `npm run test:browser` and `test:wide`: finds or installs Chromium, then runs Playwright. */
import { spawnSync } from 'node:child_process'
import { findChromium, PLAYWRIGHT } from '../find-program.mjs'

const [suite = 'browser', ...options] = process.argv.slice(2)
// The kept pictures of CVs are those of the whole browser.
const chromium = findChromium({ isShellEnough: suite === 'browser' })
const result = spawnSync(
  process.execPath,
  [PLAYWRIGHT, 'test', '-c', `tests/${suite}`, ...options],
  { stdio: 'inherit', env: { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) } },
)
process.exitCode = result.status ?? 1

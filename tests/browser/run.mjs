/** `npm run test:browser`: finds or installs a Chromium, then runs the browser suite in it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { platform } from 'node:os'
import path from 'node:path'

const require = createRequire(import.meta.url)
const playwright = require.resolve('@playwright/test/cli')
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

function installed() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const files = COMMANDS.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...files, ...(platform() === 'darwin' ? MAC_APPS : [])].find((file) => existsSync(file))
}

/** Debian's package, when we may install it. */
function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('No Chromium here: installing Debian’s package…')
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  return installed()
}

/** An explicit path, an installed browser, Debian's package, else Playwright's own download. */
const chromium = process.env.CHROMIUM_PATH ?? installed() ?? fromDebian()
if (!chromium && !run(process.execPath, [playwright, 'install', 'chromium'])) {
  console.error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.')
  process.exit(1)
}

const result = spawnSync(
  process.execPath,
  [playwright, 'test', '-c', 'tests/browser', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) } },
)
process.exitCode = result.status ?? 1

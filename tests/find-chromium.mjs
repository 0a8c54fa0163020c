import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { platform } from 'node:os'
import path from 'node:path'

const require = createRequire(import.meta.url)
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Playwright's command line. */
export const PLAYWRIGHT = require.resolve('@playwright/test/cli')

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

function installed() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const files = COMMANDS.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...files, ...(platform() === 'darwin' ? MAC_APPS : [])].find((file) => existsSync(file))
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function installFromDebian(name) {
  console.log(`No ${name} here: installing Debian’s package…`)
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

/** Debian's package, when we may install it. */
function fromDebian() {
  if (!isDebianRoot()) return undefined
  installFromDebian('chromium')
  return installed()
}

/** The site's fallback fonts are fitted to Arial and Courier New, or to these with their widths. */
function installFonts() {
  const { stdout } = spawnSync('fc-list', ['Liberation Mono'], { encoding: 'utf8' })
  if (isDebianRoot() && !stdout?.trim()) installFromDebian('fonts-liberation')
}

/**
 * An explicit path, an installed browser, Debian's package, else Playwright's own download.
 * @returns the browser's file; undefined for Playwright's own. Ends the process when there is none.
 */
export function findChromium() {
  const chromium = process.env.CHROMIUM_PATH ?? installed() ?? fromDebian()
  if (!chromium && !run(process.execPath, [PLAYWRIGHT, 'install', 'chromium'])) {
    console.error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.')
    process.exit(1)
  }
  installFonts()
  return chromium
}

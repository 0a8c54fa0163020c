import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Playwright's command line. */
export const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli')

const APT = '/usr/bin/apt-get'
const CHROMIUM = {
  variable: 'CHROMIUM_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  files: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  debianPackage: 'chromium',
}

/** Without a window, and a quarter faster: what Playwright takes by itself. */
const SHELL = {
  ...CHROMIUM,
  commands: ['chromium-headless-shell', ...CHROMIUM.commands],
  debianPackage: 'chromium-headless-shell',
}

function installed({ variable, commands, files = [] }) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const named = commands.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  const asked = process.env[variable]
  return (asked ? [asked] : [...named, ...files]).find((file) => existsSync(file))
}

/** When we may install it. */
function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return
  console.log(`No ${name} here: installing Debian’s package…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    spawnSync(APT, [...args, '-qq'], { stdio: 'inherit', env })
  }
}

function installedOrFromDebian(program) {
  if (!installed(program)) installFromDebian(program.debianPackage)
  return installed(program)
}

/**
 * The file of a program, which root gets from Debian where it is missing.
 * @throws Error that says how to install it
 */
export function findProgram(program) {
  const file = installedOrFromDebian(program)
  if (file) return file
  const { commands, variable, debianPackage } = program
  throw new Error(
    `${commands[0]} was not found on PATH or where it usually is (${variable}).\nOn Debian or Ubuntu: sudo apt-get install ${debianPackage}`,
  )
}

/** The site's fallback fonts are fitted to Arial and Courier New, or to these with their widths. */
function installFonts() {
  const { stdout } = spawnSync('fc-list', ['Liberation Mono'], { encoding: 'utf8' })
  if (!stdout?.trim()) installFromDebian('fonts-liberation')
}

/**
 * An explicit path, an installed browser, Debian's package, else Playwright's own download.
 * @param isShellEnough for tests: Chromium's headless shell is taken where there is one
 * @returns the browser's file; undefined for Playwright's own. Ends the process when there is none.
 */
export function findChromium({ isShellEnough = false } = {}) {
  const shell = isShellEnough ? installedOrFromDebian(SHELL) : undefined
  const chromium = process.env[CHROMIUM.variable] ?? shell ?? installedOrFromDebian(CHROMIUM)
  const download = [PLAYWRIGHT, 'install', 'chromium']
  if (!chromium && spawnSync(process.execPath, download, { stdio: 'inherit' }).status !== 0) {
    console.error('No Chromium could be found or installed. Set CHROMIUM_PATH to one.')
    process.exit(1)
  }
  installFonts()
  return chromium
}

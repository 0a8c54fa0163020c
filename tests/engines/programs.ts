import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

export type Program = {
  title: string
  variable: string
  commands: readonly string[]
  files: () => readonly string[]
  debianPackage: string
}

const LIBRARY_DIRS = ['/usr/libexec', '/usr/lib', '/usr/lib64']
const MINI_BROWSER = /^webkit(?:2gtk|gtk)-[\d.]+$/

/** Distributions install MiniBrowser in different folders outside PATH. */
function miniBrowsers(): string[] {
  const inside = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []
  const places = LIBRARY_DIRS.flatMap(inside)
  const machines = places.filter((place) => place.includes('-linux-gnu')).flatMap(inside)
  return [...places, ...machines]
    .filter((place) => MINI_BROWSER.test(path.basename(place)))
    .map((place) => path.join(place, 'MiniBrowser'))
}

export const PROGRAMS = {
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    commands: ['firefox', 'firefox-esr'],
    files: () => [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    debianPackage: 'firefox-esr',
  },
  webkitDriver: {
    title: 'WebKitWebDriver',
    variable: 'WEBKIT_DRIVER_PATH',
    commands: ['WebKitWebDriver'],
    files: () => [],
    debianPackage: 'webkit2gtk-driver',
  },
  webkitBrowser: {
    title: 'WebKitGTK’s MiniBrowser',
    variable: 'WEBKIT_BROWSER_PATH',
    commands: ['MiniBrowser'],
    files: miniBrowsers,
    debianPackage: 'webkit2gtk-driver',
  },
  xServer: {
    title: 'Xvfb, a screen without a screen',
    variable: 'XVFB_PATH',
    commands: ['Xvfb'],
    files: () => [],
    debianPackage: 'xvfb',
  },
} as const satisfies Record<string, Program>

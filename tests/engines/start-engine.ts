import path from 'node:path'
import type { Browser, Launch, LaunchSettings } from './browser'
import { startDisplay } from './display'
import { findPrograms } from './find-engine'
import { PROGRAMS } from './programs'
import { builtSite, CACHE_DIR, type Site, watchedSite } from './site'
import { launchWebKit } from './webkit'

export type LaunchFirefox = (settings: LaunchSettings) => Promise<Browser>

export type Engine = { launch: Launch; site: Site; stop: () => void }

async function startFirefox(launchFirefox: LaunchFirefox): Promise<Engine> {
  const site = builtSite()
  // On other systems headless Firefox has WebGL.
  if (process.platform !== 'linux') {
    const { firefox } = findPrograms({ firefox: PROGRAMS.firefox })
    const settings = { executable: firefox, display: undefined }
    return {
      site,
      launch: (conditions) => launchFirefox({ ...conditions, ...settings }),
      stop() {},
    }
  }
  const { firefox, xServer } = findPrograms({
    firefox: PROGRAMS.firefox,
    xServer: PROGRAMS.xServer,
  })
  const display = await startDisplay(xServer)
  const settings = { executable: firefox, display: display.name }
  return {
    site,
    launch: (conditions) => launchFirefox({ ...conditions, ...settings }),
    stop: display.stop,
  }
}

async function startWebKit(): Promise<Engine> {
  if (process.platform !== 'linux') {
    throw new Error('  WebKitGTK runs on Linux only: try it there, or in a container of Debian.')
  }
  const { driver, executable, xServer } = findPrograms({
    driver: PROGRAMS.webkitDriver,
    executable: PROGRAMS.webkitBrowser,
    xServer: PROGRAMS.xServer,
  })
  const display = await startDisplay(xServer)
  const settings = {
    driver,
    executable,
    display: display.name,
    settingsFolder: path.join(CACHE_DIR, 'gtk'),
  }
  return {
    site: watchedSite(),
    launch: (conditions) => launchWebKit({ ...conditions, ...settings }),
    stop: display.stop,
  }
}

export const startersOf = (launchFirefox: LaunchFirefox) => ({
  firefox: () => startFirefox(launchFirefox),
  webkit: startWebKit,
})

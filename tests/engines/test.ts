import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { serveStatic } from '../../src/tools/output/static-server'
import { findProgram } from '../find-program.mjs'
import { PROJECT_DIR } from './global-setup'
import { type Conditions, launchFirefox, launchWebKit, type Tab } from './launch'

export { expect } from '@playwright/test'
export type { Tab } from './launch'

const ENGINES = {
  firefox: {
    launch: launchFirefox,
    program: {
      variable: 'FIREFOX_PATH',
      commands: ['firefox', 'firefox-esr'],
      files: [
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ],
      debianPackage: 'firefox-esr',
    },
  },
  webkit: {
    launch: launchWebKit,
    program: {
      variable: 'WEBKIT_DRIVER_PATH',
      commands: ['WebKitWebDriver'],
      debianPackage: 'webkit2gtk-driver',
    },
  },
}
const X_SERVER = {
  variable: 'XVFB_PATH',
  commands: ['Xvfb'],
  debianPackage: 'xvfb',
}
const SCREEN = '1600x1200x24'
/** Change it to run two suites at once. */
const PORT = Number(process.env.PORT_BASE ?? 4480)

type Site = { origin: string; start: () => Promise<void>; stop: () => Promise<void> }

export type EngineOptions = { engine: keyof typeof ENGINES }

type PerTest = { conditions: Conditions; tab: Tab }

type PerWorker = EngineOptions & { display: string | undefined; site: Site }

export const test = base.extend<PerTest, PerWorker>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  conditions: [{}, { option: true }],
  display: [
    async ({ engine }, use) => {
      if (process.platform !== 'linux') {
        // There headless Firefox has WebGL.
        if (engine === 'webkit') throw new Error('WebKitGTK runs on Linux only: try a container.')
        return use(undefined)
      }
      // The server writes its number to the pipe when it is ready.
      const args = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp']
      const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const
      const server = spawn(findProgram(X_SERVER), args, { stdio: [...stdio] })
      const ended = once(server, 'exit').then(() => [])
      const [number] = await Promise.race([
        once(server.stdio[3] as NodeJS.EventEmitter, 'data'),
        ended,
      ])
      if (number === undefined) throw new Error('Xvfb did not start.')
      await use(`:${String(number).trim()}`)
      server.kill()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ engine: _ }, use) => {
      let server: Awaited<ReturnType<typeof serveStatic>>
      const site = {
        origin: `http://localhost:${PORT}`,
        start: async () => {
          const directory = path.join(PROJECT_DIR, 'dist')
          server = await serveStatic({ directory, base: '/', port: PORT })
        },
        stop: async () => {
          server.close()
          server.closeAllConnections()
        },
      }
      await site.start()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine, conditions, display, site }, use) => {
    const { launch, program } = ENGINES[engine]
    const tab = await launch({ ...conditions, executable: findProgram(program), display })
    await use({ ...tab, goto: (address) => tab.goto(site.origin + address) })
    await tab.close()
  },
})

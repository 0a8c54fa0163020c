import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { PROJECT_ROOT } from '../fixtures/build-fixture'
import { readMessages } from './console-watch'

/** What is switched off. */
export type Conditions = {
  hasScript?: boolean
  hasWebGl?: boolean
  isMotionReduced?: boolean
}

/** One window of a browser, whichever its engine. */
export type Tab = {
  /** Resolves at `load`. */
  goto: (address: string) => Promise<unknown>
  /** Runs in the page; arguments and result must be serialisable. */
  evaluate: <Args extends unknown[], Value>(
    script: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ) => Promise<Value>
  /** Page size, CSS px. */
  resize: (width: number, height: number) => Promise<unknown>
  movePointer: (x: number, y: number) => Promise<unknown>
  click: (x: number, y: number) => Promise<unknown>
  press: (key: 'Tab' | 'Enter' | 'Escape') => Promise<unknown>
  picture: () => Promise<Buffer>
  messages: () => Promise<string[]>
  close: () => Promise<void>
}

type Settings = Conditions & {
  /** Of Firefox, or of WebKit's driver. */
  executable: string
  /** Of the X server; undefined where the engine needs none. */
  display: string | undefined
}

export type Launch = (settings: Settings) => Promise<Tab>

/** Without types: the first run installs the package, and types are checked without it too. */
const load = async (name: string) => (await import(name)).default

const preferences = ({ hasScript = true, hasWebGl = true, isMotionReduced = false }) => ({
  // No dialog for mail links.
  'network.protocol-handler.external.mailto': true,
  'network.protocol-handler.warn-external.mailto': false,
  // WebGL without a GPU.
  'webgl.force-enabled': true,
  'javascript.enabled': hasScript,
  'webgl.disabled': !hasWebGl,
  'ui.prefersReducedMotion': isMotionReduced ? 1 : 0,
})

/** By BiDi, which Firefox speaks itself: Selenium would need geckodriver, which Debian lacks. */
export const launchFirefox: Launch = async ({ executable, display, ...conditions }) => {
  const puppeteer = await load('puppeteer-core')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: executable,
    // Headless Firefox on Linux has no WebGL.
    headless: display === undefined,
    extraPrefsFirefox: preferences(conditions),
    env: { ...process.env, ...(display && { DISPLAY: display, MOZ_ENABLE_WAYLAND: '0' }) },
    defaultViewport: null,
  })
  const [page = await browser.newPage()] = await browser.pages()
  const messages: string[] = []
  page.on('console', (each: { type(): string; text(): string }) =>
    messages.push(`${each.type()}: ${each.text()}`),
  )
  page.on('pageerror', (error: Error) => messages.push(`uncaught: ${error.message}`))
  return {
    goto: (address) => page.goto(address, { waitUntil: 'load' }),
    evaluate: (script, ...args) => page.evaluate(script, ...args),
    resize: (width, height) => page.setViewport({ width, height }),
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    picture: async () => Buffer.from(await page.screenshot()),
    messages: async () => [...messages],
    close: () => browser.close(),
  }
}

const SETTINGS_DIR = path.join(PROJECT_ROOT, '.cache/engines/gtk')

/** GTK's setting gives `prefers-reduced-motion`. */
function writeSystemSettings({ isMotionReduced = false }: Conditions): void {
  mkdirSync(path.join(SETTINGS_DIR, 'gtk-3.0'), { recursive: true })
  const setting = `[Settings]\ngtk-enable-animations=${isMotionReduced ? 0 : 1}\n`
  writeFileSync(path.join(SETTINGS_DIR, 'gtk-3.0/settings.ini'), setting)
}

/** Of MiniBrowser, which the driver knows. */
const browserArguments = ({ hasScript = true, hasWebGl = true }: Conditions) => [
  '--automation',
  '--javascript-can-open-windows-automatically=TRUE',
  // Disables the page's scripts, not the driver's.
  `--enable-javascript-markup=${hasScript ? 'TRUE' : 'FALSE'}`,
  `--enable-webgl=${hasWebGl ? 'TRUE' : 'FALSE'}`,
]

/** A toolbar would limit how narrow the window can be. */
const OPEN_BARE_WINDOW = `open('about:blank', 'bare',
  'toolbar=no,menubar=no,location=no,status=no,width=1500,height=1000').opener = null`

/** Where the browser dies as it starts, its driver waits for ever. */
const OPENED_MS = 60_000
const MOST_TRIES = 3

/** By WebDriver. */
export const launchWebKit: Launch = async ({ executable, display, ...conditions }) => {
  const { Builder, Key } = await load('selenium-webdriver')
  const { DriverService } = await load('selenium-webdriver/remote/index.js')
  writeSystemSettings(conditions)
  const { WAYLAND_DISPLAY, ...inherited } = process.env
  const open = async () => {
    const service = new DriverService.Builder(executable)
      .setLoopback(true)
      .setEnvironment({ ...inherited, DISPLAY: display, XDG_CONFIG_HOME: SETTINGS_DIR })
      .build()
    const builder = new Builder().usingServer(await service.start()).withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { args: browserArguments(conditions) },
    })
    const start = async () => {
      const driver = await builder.build()
      const first = await driver.getWindowHandle()
      await driver.executeScript(OPEN_BARE_WINDOW)
      const handles: string[] = await driver.getAllWindowHandles()
      await driver.switchTo().window(handles.find((handle) => handle !== first))
      return driver
    }
    const driver = await Promise.race([start(), setTimeout(OPENED_MS)]).catch(async (reason) => {
      await service.kill()
      throw reason
    })
    if (!driver) await service.kill()
    return { driver, service }
  }
  let { driver, service } = await open()
  for (let tries = 1; !driver && tries < MOST_TRIES; tries++) ({ driver, service } = await open())
  if (!driver) throw new Error('WebKit did not start.')
  const moving = (x: number, y: number) => driver.actions().move({ x, y, duration: 0 })
  const evaluate: Tab['evaluate'] = (script, ...args) =>
    driver.executeScript(`return (${script})(...arguments[0])`, args)
  return {
    goto: (address) => driver.get(address),
    evaluate,
    resize: (width, height) => driver.manage().window().setRect({ width, height }),
    movePointer: (x, y) => moving(x, y).perform(),
    click: (x, y) => moving(x, y).click().perform(),
    press: (key) => driver.actions().sendKeys(Key[key.toUpperCase()]).perform(),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    messages: () => evaluate(readMessages),
    close: async () => {
      await driver.quit()
      await service.kill()
    },
  }
}

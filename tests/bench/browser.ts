import { type Browser, chromium } from '@playwright/test'
import type { Readings, Site, Variant } from './bench-case'

const VIEWPORT = { width: 1920, height: 1080 }
const READY_LIMIT_MS = 60_000

/** As root, as in most containers, Chromium only starts without its sandbox. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export const launchPlain = (
  executablePath: string | undefined,
  ...args: string[]
): Promise<Browser> =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...SANDBOX, ...args],
    ignoreDefaultArgs: ['--enable-unsafe-swiftshader'],
  })

export const launch = (executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      // Composite with ANGLE, as with a GPU; else the main thread reads back WebGL frames.
      '--use-angle=swiftshader',
      '--ignore-gpu-blocklist',
      // Otherwise V8 spends 20 ms on memory reduction about ten seconds after a page is created.
      '--js-flags=--no-memory-reducer',
      // UkmReduceAddEntryIPC: no metrics IPC (0.25 to 0.5 ms) in frames later than 50 ms.
      // CDPScreenshotNewSurface is Playwright's, whose list this one replaces: without it screenshots
      // of an animated page never complete.
      '--enable-features=UkmReduceAddEntryIPC,CDPScreenshotNewSurface',
      ...SANDBOX,
    ],
  })

/** @throws Error when a script of the page throws one */
export async function measureIn(
  browser: Browser,
  site: Site,
  { measure }: Variant,
): Promise<Readings> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  const mistakes: string[] = []
  const readings = await measure(async (address, { prepare = [], ready }) => {
    const page = await context.newPage()
    page.on('pageerror', (error) => mistakes.push(String(error)))
    for (const script of prepare) await page.addInitScript(script)
    await page.goto(new URL(address, site.origin).href)
    await page.waitForSelector(ready, { state: 'attached', timeout: READY_LIMIT_MS })
    return { page, cdp: await context.newCDPSession(page) }
  }, site)
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return readings
}

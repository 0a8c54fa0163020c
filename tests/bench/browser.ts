import { type Browser, chromium } from '@playwright/test'
import type { Open, Site } from './bench-case'

const VIEWPORT = { width: 1920, height: 1080 }
const RUNNING = 'html[data-bench=running]'
const READY_LIMIT_MS = 60_000

/** As root, as in most containers, Chromium starts only without its own sandbox. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** A browser that nobody told anything about graphics. @param args what else it is told */
export const launchPlain = (
  executablePath: string | undefined,
  ...args: string[]
): Promise<Browser> =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...SANDBOX, ...args],
    // Playwright's own word about graphics.
    ignoreDefaultArgs: ['--enable-unsafe-swiftshader'],
  })

/** @param executablePath undefined for Playwright's own browser */
export const launch = (executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      // Layers are put together through WebGL's own device, as where there is a graphics card.
      // Without, the main thread would read every WebGL frame back and wait for it.
      '--use-angle=swiftshader',
      '--ignore-gpu-blocklist',
      // Some ten seconds after a page was made V8 tidies up what that left behind, in 20 ms that
      // belong to no frame, and that a page of four frames a second has few frames to share.
      '--js-flags=--no-memory-reducer',
      // Nor does the page write the note for the browser's own statistics (UKM) on every frame that
      // came 50 ms after it was asked for: a message sent from within the frame, which a page of five
      // frames a second waits a quarter to half a millisecond for. The other name is Playwright's,
      // whose own list this one replaces: without it, its pictures of a page that draws never come.
      '--enable-features=UkmReduceAddEntryIPC,CDPScreenshotNewSurface',
      ...SANDBOX,
    ],
  })

/**
 * Measures on pages of their own, each open once it says that it runs.
 * @throws Error with what a page threw
 */
export async function onStage<Value>(
  browser: Browser,
  site: Site,
  measure: (open: Open, site: Site) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  const mistakes: string[] = []
  try {
    const value = await measure(async (address, { prepare = [], ready = RUNNING } = {}) => {
      const page = await context.newPage()
      page.on('pageerror', (error) => mistakes.push(String(error)))
      for (const script of prepare) await page.addInitScript(script)
      await page.goto(site.origin + address)
      await page.waitForSelector(ready, { state: 'attached', timeout: READY_LIMIT_MS })
      return { page, cdp: await context.newCDPSession(page) }
    }, site)
    if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
    return value
  } finally {
    await context.close()
  }
}

import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, type Page } from '@playwright/test'

export { expect, type Page } from '@playwright/test'

/** Disables the scene by Save-Data. Call before opening. */
async function withoutScene(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** `scene`: off by default (Save-Data), because WebGL is slow without a GPU. */
export const test = base.extend<{ scene: boolean }>({
  scene: [false, { option: true }],
  context: async ({ context, scene }, use) => {
    if (!scene) await withoutScene(context)
    await use(context)
  },
})

/** Collects console messages and page errors. Call before opening the page. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    // Chromium reports the status of the 404 page.
    const isNotFoundStatus = message.text().includes('status of 404') && page.url().includes('nada')
    // From Playwright, when `serviceWorkers` is 'block'.
    const isBlockedWorker = message.text() === 'Service Worker registration blocked by Playwright'
    // Compositor without a GPU: it reads back every canvas frame.
    const isReadback = message.text().includes('GPU stall due to ReadPixels')
    // From the whole browser, whom a link of mail asks for a program.
    const isMail = message.text().startsWith('Launched external handler for')
    if (isNotFoundStatus || isBlockedWorker || isReadback || isMail) return
    messages.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  return messages
}

/** What axe finds, each with its first element; what it is not asked about: `without`. */
export async function axeFaults(page: Page, without?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (without ? axe.exclude(without) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Waits until the worker controls this tab; from then on the site works offline. */
export const readyOffline = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

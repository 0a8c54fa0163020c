import type { Page } from '@playwright/test'

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
    if (isNotFoundStatus || isBlockedWorker || isReadback) return
    messages.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  return messages
}

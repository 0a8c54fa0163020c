import type { Page } from '@playwright/test'

/** Collects everything that a page says in its console or fails with. Start it before opening. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    // Chromium itself reports the status of a page that is meant to be a 404.
    const isNotFoundStatus = message.text().includes('status of 404') && page.url().includes('nada')
    // Playwright's own, where the configuration blocks it.
    const isBlockedWorker = message.text() === 'Service Worker registration blocked by Playwright'
    // Its compositor without a GPU, which reads back every frame of a canvas.
    const isReadback = message.text().includes('GPU stall due to ReadPixels')
    if (isNotFoundStatus || isBlockedWorker || isReadback) return
    messages.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  return messages
}

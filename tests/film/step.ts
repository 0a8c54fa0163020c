import type { Page } from '@playwright/test'

export const step = (page: Page, ms: number): Promise<void> =>
  page.evaluate(async (duration) => {
    await window.portfolioTest?.step?.(duration)
    // React schedules by messages too; its own were posted before ours.
    for (let turns = 0; turns < 3; turns++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    }
  }, ms)

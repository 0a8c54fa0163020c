import type { Page } from '@playwright/test'

export async function motionLoaded(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some((entry) => entry.name.includes('/move-')),
  )
  await page.waitForFunction(() => document.documentElement.dataset.scrollLock === undefined)
}

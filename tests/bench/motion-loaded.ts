import type { Page } from '@playwright/test'

/** Until the transitions' file has come, and the greeting of a grid that it brings is over. */
export async function motionLoaded(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some((entry) => entry.name.includes('transition-player')),
  )
  await page.waitForFunction(() => document.documentElement.dataset.scrollLock === undefined)
}

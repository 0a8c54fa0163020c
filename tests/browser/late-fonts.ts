import type { Page } from '@playwright/test'

/**
 * Lets an optional font come late, as on a busy machine, and be used all the same. Call before
 * opening; for tests that are not about its arrival.
 */
export async function awaitFonts(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const css = await response.text()
    await route.fulfill({ response, body: css.replaceAll('font-display:optional', '') })
  })
}

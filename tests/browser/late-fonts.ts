import type { Page } from '@playwright/test'

/** Makes optional fonts be used however late they load. Call before opening. */
export async function awaitFonts(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const css = await response.text()
    await route.fulfill({ response, body: css.replaceAll('font-display:optional', '') })
  })
}

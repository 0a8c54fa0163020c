import type { Page } from '@playwright/test'

/** Call before opening: the page notes every state of its scene. @returns how to read them */
export async function watchSceneStates(page: Page) {
  await page.addInitScript(() => {
    const states: (string | undefined)[] = []
    Object.assign(window, { states })
    new MutationObserver(() => states.push(document.documentElement.dataset.scene)).observe(
      document,
      { subtree: true, attributeFilter: ['data-scene'] },
    )
  })
  return (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'states'))
}

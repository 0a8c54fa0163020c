import { type BrowserContext, test as base, type Page } from '@playwright/test'

export { expect, type Page } from '@playwright/test'

/** Call before opening: the page has no scene, as on a connection that saves data. */
export async function withoutScene(visitor: BrowserContext | Page): Promise<void> {
  await visitor.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/**
 * `scene`: whether the page may have its WebGL scene, which is slow to draw without a GPU. Tests of
 * anything else do without: the visitor saves data.
 */
export const test = base.extend<{ scene: boolean }>({
  scene: [false, { option: true }],
  context: async ({ context, scene }, use) => {
    if (!scene) await withoutScene(context)
    await use(context)
  },
})

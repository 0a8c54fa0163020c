import { test as base } from '@playwright/test'

export { expect, type Page } from '@playwright/test'

/**
 * `scene`: whether the page may have its WebGL scene, which is slow to draw without a GPU. Tests of
 * anything else do without: the visitor saves data.
 */
export const test = base.extend<{ scene: boolean }>({
  scene: [false, { option: true }],
  context: async ({ context, scene }, use) => {
    if (!scene) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
    }
    await use(context)
  },
})

import { type BrowserContext, test as base, type Page } from '@playwright/test'

export { expect, type Page } from '@playwright/test'

/** Disables the scene by Save-Data. Call before opening. */
export async function withoutScene(visitor: BrowserContext | Page): Promise<void> {
  await visitor.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** `scene`: off by default (Save-Data), because WebGL is slow without a GPU. */
export const test = base.extend<{ scene: boolean }>({
  scene: [false, { option: true }],
  context: async ({ context, scene }, use) => {
    if (!scene) await withoutScene(context)
    await use(context)
  },
})

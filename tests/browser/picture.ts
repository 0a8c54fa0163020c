import type { BrowserContext, Page } from '@playwright/test'

/** RGBA bytes, sRGB. */
export type Picture = { width: number; height: number; data: Uint8Array }

/** Mean of the sRGB bytes, 0…1: for edges, not for contrast. */
export function brightness({ width, data }: Picture, x: number, y: number): number {
  const i = 4 * (y * width + x)
  return ((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0)) / 765
}

const scratchPages = new WeakMap<BrowserContext, Promise<Page>>()

/** Decodes in a page of its own, free of the site's CSP. */
async function decode(page: Page, png: string): Promise<Picture> {
  const context = page.context()
  if (!scratchPages.has(context)) scratchPages.set(context, context.newPage())
  const scratch = (await scratchPages.get(context)) as Page
  const { width, height, base64 } = await scratch.evaluate(async (source) => {
    const response = await fetch(`data:image/png;base64,${source}`)
    const bitmap = await createImageBitmap(await response.blob())
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!context) throw new Error('no 2D context')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    let text = ''
    for (let i = 0; i < data.length; i += 8192) {
      text += String.fromCharCode(...data.subarray(i, i + 8192))
    }
    return { width: bitmap.width, height: bitmap.height, base64: btoa(text) }
  }, png)
  return { width, height, data: new Uint8Array(Buffer.from(base64, 'base64')) }
}

export async function pictureOfPage(page: Page): Promise<Picture> {
  const png = await page.screenshot({ caret: 'initial' })
  return decode(page, png.toString('base64'))
}

/** Reads the canvas `ms` later, within the frame, before it is presented. */
export async function pictureOfScene(page: Page, ms = 0): Promise<Picture> {
  const address = await page.evaluate((duration) => {
    const canvas = document.querySelector('canvas')
    if (!canvas) throw new Error('there is no canvas')
    window.portfolioTest?.step?.(duration)
    return canvas.toDataURL('image/png')
  }, ms)
  return decode(page, address.slice(address.indexOf(',') + 1))
}

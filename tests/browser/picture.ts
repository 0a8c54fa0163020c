import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** RGBA bytes, sRGB. */
export type Picture = { width: number; height: number; data: Uint8Array }

/** Mean of the sRGB bytes, 0…1: for edges, not for contrast. */
export function brightness({ width, data }: Picture, x: number, y: number): number {
  const i = 4 * (y * width + x)
  return ((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0)) / 765
}

async function decode(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

export async function pictureOfPage(page: Page): Promise<Picture> {
  return decode(await page.screenshot({ caret: 'initial' }))
}

/** Reads the canvas `ms` later, within the frame, before it is presented. */
export async function pictureOfScene(page: Page, ms = 0): Promise<Picture> {
  const address = await page.evaluate((duration) => {
    const canvas = document.querySelector('canvas')
    if (!canvas) throw new Error('there is no canvas')
    window.portfolioTest?.step?.(duration)
    return canvas.toDataURL('image/png')
  }, ms)
  return decode(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
}

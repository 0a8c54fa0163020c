import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { frames, hostOf, inThread } from './scene-host'

/** RGBA bytes, sRGB. */
export type Picture = { width: number; height: number; data: Uint8Array }

/** Mean of the sRGB bytes, 0…1: for edges, not for contrast. */
export function brightness({ width, data }: Picture, x: number, y: number): number {
  const i = 4 * (y * width + x)
  return ((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0)) / 765
}

/** Red, green and blue of a square, sRGB bytes. */
export function meanColor(
  { width, data }: Picture,
  corner: { x: number; y: number },
  side: number,
): number[] {
  const sums = [0, 0, 0]
  for (let y = Math.round(corner.y); y < Math.round(corner.y) + side; y++) {
    for (let x = Math.round(corner.x); x < Math.round(corner.x) + side; x++) {
      for (const channel of [0, 1, 2]) {
        sums[channel] = (sums[channel] ?? 0) + (data[4 * (y * width + x) + channel] ?? 0)
      }
    }
  }
  return sums.map((sum) => sum / side ** 2)
}

async function decode(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** A worker's frame reaches the screen one frame after it was drawn, the page's next one with it. */
export const whenShown = (page: Page): Promise<void> => frames(page, 3)

export async function pictureOfPage(page: Page): Promise<Picture> {
  await whenShown(page)
  return decode(await page.screenshot({ caret: 'initial' }))
}

/** Reads the canvas `ms` later, in the thread that draws it. */
export async function pictureOfScene(page: Page, ms = 0): Promise<Picture> {
  await page.evaluate((duration) => window.portfolioTest?.step?.(duration), ms)
  const address = await inThread(page, hostOf(page), async () => {
    const canvas = globalThis.sceneContexts.at(-1)?.canvas
    if (!canvas) throw new Error('there is no canvas')
    if (!('convertToBlob' in canvas)) return canvas.toDataURL('image/png')
    const reader = new FileReader()
    reader.readAsDataURL(await canvas.convertToBlob())
    await new Promise((resolve) => reader.addEventListener('load', resolve))
    return String(reader.result)
  })
  return decode(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
}

/** Of the page's background, at most. */
export const NIGHT = 0.06

/** Where there is dust, and how much light. */
export function dustIn(picture: Picture) {
  const places: { x: number; y: number; light: number }[] = []
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const light = brightness(picture, x, y) - NIGHT
      if (light > NIGHT) places.push({ x, y, light })
    }
  }
  return places
}

/** Of the page's background alone. */
export async function dustOfPage(page: Page): Promise<ReturnType<typeof dustIn>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('header, main { visibility: hidden !important }')
    document.adoptedStyleSheets = [sheet]
  })
  return dustIn(await pictureOfPage(page))
}

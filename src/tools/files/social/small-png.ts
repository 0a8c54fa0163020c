import sharp, { type OutputInfo } from 'sharp'

const MOST_BYTES = 400_000
/** Of the palette for lines and photo, %, tried in order. From 85 up no loss is visible. */
const QUALITIES = [85, 70, 55]
/** Levels of 255 between neighbours. Smooth gradients have less, dithered too. */
const SMOOTH = 4

/**
 * Where neighbours differ, as in lines and photos, a palette is seen as little as stairs are; its
 * pixels pack four times as well. @param data RGB
 */
export async function smallPng(data: Buffer, info: Pick<OutputInfo, 'width' | 'height'>) {
  const raw = { width: info.width, height: info.height, channels: 3 } as const
  const row = 3 * raw.width
  const differs = (at: number, other: number) =>
    Math.abs((data[at] ?? 0) - (data[other] ?? data[at] ?? 0)) > SMOOTH
  const isSmooth = (at: number): boolean => {
    for (let i = at; i < at + 3; i++) {
      if (differs(i, i - 3) || differs(i, i + 3)) return false
      if (differs(i, i - row) || differs(i, i + row)) return false
    }
    return true
  }
  const smooth: number[] = []
  for (let at = 0; at < data.length; at += 3) if (isSmooth(at)) smooth.push(at)
  let png = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    const few = sharp(data, { raw }).png({
      palette: true,
      quality,
      dither: 0.4,
      compressionLevel: 0,
    })
    const pixels = await sharp(await few.toBuffer())
      .removeAlpha()
      .raw()
      .toBuffer()
    for (const at of smooth) data.copy(pixels, at, at, at + 3)
    png = await sharp(pixels, { raw }).png({ compressionLevel: 9 }).toBuffer()
    if (png.length <= MOST_BYTES) break
  }
  return png
}

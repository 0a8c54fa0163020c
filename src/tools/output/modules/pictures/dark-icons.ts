import { wcagContrast } from 'culori'
import sharp from 'sharp'
import type { Rgb } from '../../../../model/site'

const SIZE_PX = 64
/** About the middle of a tile of copper, whatever the theme; and a light one, as for its light colours. */
const TILE: Rgb = [18, 23, 36]
const LIGHT: Rgb = [235, 226, 214]
/** Pixels of less contrast with what is behind them do not count as seen. */
const LEAST_CONTRAST = 1.8
/** Share of an icon that may be lost on the tile. */
const MOST_LOST = 0.5

const colorOf = ([r, g, b]: Rgb) => ({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }) as const

/** Share of the icon, weighted by alpha, that can hardly be told from the ground. */
function lostShare(pixels: Buffer, ground: Rgb): number {
  const behind = colorOf(ground)
  let all = 0
  let lost = 0
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = (pixels[i + 3] ?? 0) / 255
    const mixed = (offset: 0 | 1 | 2) =>
      (pixels[i + offset] ?? 0) * alpha + ground[offset] * (1 - alpha)
    const seen = colorOf([mixed(0), mixed(1), mixed(2)])
    all += alpha
    if (wcagContrast(seen, behind) < LEAST_CONTRAST) lost += alpha
  }
  return all === 0 ? 0 : lost / all
}

export async function isTooDark(icon: Buffer): Promise<boolean> {
  try {
    const pixels = await sharp(icon)
      .resize(SIZE_PX, SIZE_PX, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    const lost = lostShare(pixels, TILE)
    return lost > MOST_LOST && lostShare(pixels, LIGHT) < lost
  } catch {
    return false
  }
}

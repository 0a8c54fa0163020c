import { wcagContrast } from 'culori'
import sharp from 'sharp'
import type { Rgb } from '../../../../model/site'
import { srgb } from '../../../theme/color'
import { middleOf } from '../../../theme/theme-colors'
import { THEMES, type Theme } from '../../../theme/themes'

const SIZE_PX = 64
/** A light tile, as for an icon's light colours. */
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

/** Whether an icon is lost on the theme's paper, and less so on a light tile. */
export async function isTooDark(
  icon: Buffer,
  theme: Pick<Theme, 'paper'> = THEMES.cobre,
): Promise<boolean> {
  try {
    const pixels = await sharp(icon)
      .resize(SIZE_PX, SIZE_PX, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    const [r, g, b] = srgb(middleOf(theme))
    const lost = lostShare(pixels, [255 * r, 255 * g, 255 * b])
    return lost > MOST_LOST && lostShare(pixels, LIGHT) < lost
  } catch {
    return false
  }
}

import sharp, { type Sharp } from 'sharp'
import { PORTRAIT_LINES, pitchAt } from '../../site/engraving/portrait-lines'
import { srgb } from '../theme/color'
import type { PortraitTones } from './portrait-tones'
import { mapTones, resized, type Tones } from './tones'

type Point = { readonly x: number; readonly y: number }

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))

/** Shares of the pitch that the lines of both sets take, by the tone. */
const { width, crossWidth } = PORTRAIT_LINES
export const widthAt = (tone: number) =>
  tone <= width.least ? 0 : Math.min(width.most, width.perTone * tone)
const crossWidthAt = (tone: number) =>
  clamp(crossWidth.perTone * (tone - crossWidth.from), crossWidth.most)

/** How much of each pixel is covered by lines, each by its own width. */
function drawSet(
  tone: Tones,
  height: Tones,
  centre: Point,
  pitch: number,
  widthOf: (tone: number) => number,
): Tones {
  const { relief } = PORTRAIT_LINES
  const { side } = tone
  const phases = mapTones(
    height,
    (value, _, x, y) => (Math.hypot(x - centre.x, y - centre.y) + relief * value) / pitch,
  ).values
  const phaseAt = (at: number, or: number) => phases[at] ?? or
  return mapTones(tone, (value, at) => {
    const phase = phaseAt(at, 0)
    const across = (phaseAt(at + 1, phase) - phaseAt(at - 1, phase)) / 2
    const down = (phaseAt(at + side, phase) - phaseAt(at - side, phase)) / 2
    const pixel = Math.max(1e-6, Math.hypot(across, down))
    const away = Math.abs(phase - Math.round(phase))
    const reach = widthOf(value) / 2
    const covered = Math.min(away + pixel / 2, reach) - Math.max(away - pixel / 2, -reach)
    return clamp(covered / pixel, 1)
  })
}

/** The engraving as coverage, 0 paper … 1 foil. @param side px */
export async function engrave({ tone, height }: PortraitTones, side: number): Promise<Tones> {
  const { centre, crossCentre } = PORTRAIT_LINES
  const pitch = pitchAt(side)
  const [tones, heights] = await Promise.all([resized(tone, side), resized(height, side)])
  const lines = drawSet(tones, heights, centre, pitch, widthAt)
  const crossing = drawSet(tones, heights, crossCentre, pitch, crossWidthAt)
  return mapTones(lines, (value, at) => value + (1 - value) * (crossing.values[at] ?? 0))
}

/** Lines of one colour on nothing. */
export function inFoil(lines: Tones, color: string): Sharp {
  const [red, green, blue] = srgb(color).map((share) => Math.round(255 * share))
  const bytes = new Uint8Array(4 * lines.values.length)
  for (const [at, covered] of lines.values.entries()) {
    bytes.set([red ?? 0, green ?? 0, blue ?? 0, Math.round(255 * covered)], 4 * at)
  }
  return sharp(bytes, { raw: { width: lines.side, height: lines.side, channels: 4 } })
}

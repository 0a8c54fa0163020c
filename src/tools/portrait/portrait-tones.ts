import sharp from 'sharp'
import { HEIGHT_BLUR } from '../../site/engraving/portrait-lines'
import { backdropOf } from './backdrop'
import { squarePortrait } from './square-portrait'
import { blurred, mapTones, readTones, resized, smoothStep, type Tones } from './tones'

const SIDE = 640
/** Local contrast: side and window in px, and how steep it may make a tone. Takes the time of its area. */
const EVEN = { side: SIDE / 2, window: 64, maxSlope: 3 }
const EVEN_SHARE = 0.5
/** Eyes and mouth are emphasised: px, and how much. */
const DETAIL = { blur: 7, gain: 0.8 }
/** The middle of the face, in radii. */
const FACE = { x: 0.5, y: 0.62 }
/** Of the sorted tones of the face: its darks, its lights, and what is made of middle brightness. */
const QUANTILES = { low: 0.02, high: 0.98, middle: 0.6 }
const MIDDLE = 0.55
const GAMMA = { least: 0.6, most: 1.5 }
/** Radii; below the face, shoulders run on towards the ring. */
const VIGNETTE = { from: 0.74, fromBelow: 0.88, to: 1 }
const BELOW = { from: 0.3, to: 0.8 }
const FADE = 0.94

export type PortraitTones = {
  tone: Tones
  /** The tone without its details: the form that lines follow. */
  height: Tones
  /** 0…1, from the darks of the face to its lights, as photographed. */
  contrast: number
}

/** The face's own darkest and lightest tones and the power that makes it of middle brightness. */
function rangeOf(plain: Tones) {
  const face: number[] = []
  mapTones(plain, (value, _, x, y) => {
    if (Math.hypot(x / FACE.x, y / FACE.y) < 1) face.push(value)
    return value
  })
  face.sort((a, b) => a - b)
  const quantile = (share: number) => face[Math.floor(share * (face.length - 1))] ?? 0
  const low = quantile(QUANTILES.low)
  const contrast = quantile(QUANTILES.high) - low
  const stretch = (value: number) =>
    Math.min(1, Math.max(0, (value - low) / Math.max(0.02, contrast)))
  const wanted = Math.log(MIDDLE) / Math.log(Math.max(0.05, stretch(quantile(QUANTILES.middle))))
  const gamma = Math.min(GAMMA.most, Math.max(GAMMA.least, wanted))
  return { contrast, corrected: (value: number) => stretch(value) ** gamma }
}

/** The face's exposure evened, the background faded. @throws Error when it cannot be decoded */
export async function portraitTones(photo: Buffer): Promise<PortraitTones> {
  const square = await squarePortrait(photo, SIDE)
  const grey = await sharp(square)
    .flatten({ background: '#000' })
    .resize(SIDE, SIDE)
    .greyscale()
    .png()
    .toBuffer()
  const { side, window, maxSlope } = EVEN
  const clahe = sharp(grey).resize(side, side).clahe({ width: window, height: window, maxSlope })
  const plain = await readTones(sharp(grey).blur(1))
  const even = await resized(await readTones(clahe), SIDE)
  const around = await blurred(even, DETAIL.blur)
  const backdrop = await resized(await backdropOf(square), SIDE)
  const { contrast, corrected } = rangeOf(plain)
  const tone = mapTones(plain, (value, at, x, y) => {
    const local = even.values[at] ?? 0
    const detail = DETAIL.gain * (local - (around.values[at] ?? 0))
    const mixed = (1 - EVEN_SHARE) * corrected(value) + EVEN_SHARE * local + detail
    const below = smoothStep(BELOW.from, BELOW.to, y)
    const from = VIGNETTE.from + (VIGNETTE.fromBelow - VIGNETTE.from) * below
    const inside = 1 - smoothStep(from, VIGNETTE.to, Math.hypot(x, y))
    const before = 1 - FADE * (backdrop.values[at] ?? 0)
    return Math.min(1, Math.max(0, mixed)) * inside * before
  })
  return { tone, height: await blurred(tone, (HEIGHT_BLUR * SIDE) / 2), contrast }
}

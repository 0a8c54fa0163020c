import sharp, { type Sharp } from 'sharp'

/** Values 0…1 of a square picture, row by row. */
export type Tones = { readonly side: number; readonly values: Float32Array }

/** Of one channel; more than one are read as grey. */
export async function readTones(picture: Sharp): Promise<Tones> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
  const values = Float32Array.from(
    { length: info.width * info.height },
    (_, at) => (data[at * info.channels] ?? 0) / 255,
  )
  return { side: info.width, values }
}

export function pictureOf({ side, values }: Tones): Sharp {
  const bytes = Uint8Array.from(values, (value) =>
    Math.round(255 * Math.min(1, Math.max(0, value))),
  )
  return sharp(bytes, { raw: { width: side, height: side, channels: 1 } })
}

/** @param deviation of the Gaussian, px */
export const blurred = (tones: Tones, deviation: number) =>
  readTones(pictureOf(tones).blur(deviation))

export const resized = async (tones: Tones, side: number) =>
  side === tones.side ? tones : readTones(pictureOf(tones).resize(side, side, { kernel: 'cubic' }))

/** Each value by what is there; x and y from the picture's middle, −1…1, y downwards. */
export const mapTones = (
  { side, values }: Tones,
  change: (value: number, at: number, x: number, y: number) => number,
): Tones => ({
  side,
  values: values.map((value, at) => {
    const x = (2 * (at % side) + 1) / side - 1
    const y = (2 * Math.floor(at / side) + 1) / side - 1
    return change(value, at, x, y)
  }),
})

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

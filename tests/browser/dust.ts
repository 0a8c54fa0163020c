import { brightness, type Picture } from './picture'

/** Centre in CSS px. */
export type Speck = { x: number; y: number; light: number }

/** Between the background and the edge of a disc. */
const THRESHOLD = 0.11
const NIGHT = 0.06
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** Finds connected bright areas. @param ratio device pixels per CSS pixel */
export function findSpecks(picture: Picture, ratio: number): Speck[] {
  const { width, height } = picture
  const isDone = new Uint8Array(width * height)
  const specks: Speck[] = []

  const meets = (x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x >= width || y >= height || isDone[y * width + x]) return false
    isDone[y * width + x] = 1
    return brightness(picture, x, y) >= THRESHOLD
  }
  const gather = (startX: number, startY: number): Speck => {
    const open = [[startX, startY] as const]
    let light = 0
    let sumX = 0
    let sumY = 0
    for (let pixel = open.pop(); pixel; pixel = open.pop()) {
      const [x, y] = pixel
      const weight = brightness(picture, x, y) - NIGHT
      light += weight
      sumX += weight * (x + 0.5)
      sumY += weight * (y + 0.5)
      for (const [dx, dy] of SIDES) if (meets(x + dx, y + dy)) open.push([x + dx, y + dy])
    }
    return { x: sumX / light / ratio, y: sumY / light / ratio, light }
  }

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (meets(x, y)) specks.push(gather(x, y))
  }
  return specks
}

/** Displacements in CSS px of the particles with exactly one match in `after`. */
export function findMoves(before: Speck[], after: Speck[], expected: number) {
  const reach = 0.12 * expected + 1.5
  return before.flatMap((speck) => {
    const same = after.filter(
      ({ x, y, light }) =>
        Math.abs(x - speck.x - expected) < reach &&
        Math.abs(y - speck.y) < reach &&
        Math.abs(light / speck.light - 1) < 0.3,
    )
    const [next] = same
    return next && same.length === 1 ? [{ x: next.x - speck.x, y: next.y - speck.y }] : []
  })
}

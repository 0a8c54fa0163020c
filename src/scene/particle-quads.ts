/** A particle is a quad of two triangles that share two corners. */
const CORNERS = 4
const CORNERS_OF_TRIANGLES = [0, 1, 2, 2, 1, 3]

/** Indices in the quad of one particle. */
export const INDICES_PER_QUAD = CORNERS_OF_TRIANGLES.length

type Values = Float32Array | Uint32Array

/**
 * Gives each corner what its particle has. One plain mesh of quads, since WebGL without a graphics
 * card draws every instance as a call of its own: 20,000 instances run at 4 frames a second there,
 * 20,000 quads of one mesh at 25.
 * @param values `width` values a particle
 * @param into four times as long
 */
export function fillCorners(values: Values, width: number, into: Values): void {
  for (let from = 0; from < values.length; from += width) {
    const particle = values.subarray(from, from + width)
    for (let corner = 0; corner < CORNERS; corner++) {
      into.set(particle, from * CORNERS + corner * width)
    }
  }
}

/** The same as a new array. */
export function toCorners<Kind extends Values>(values: Kind, width: number): Kind {
  const corners = new (values.constructor as new (length: number) => Kind)(values.length * CORNERS)
  fillCorners(values, width, corners)
  return corners
}

/** The triangles of `count` quads, whose corners follow one another. */
export const quadIndices = (count: number): Uint32Array =>
  Uint32Array.from(
    { length: count * INDICES_PER_QUAD },
    (_, i) =>
      Math.floor(i / INDICES_PER_QUAD) * CORNERS +
      (CORNERS_OF_TRIANGLES[i % INDICES_PER_QUAD] ?? 0),
  )

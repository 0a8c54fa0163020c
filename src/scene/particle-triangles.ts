/** A particle is one triangle around its disc. */
export const VERTICES_PER_PARTICLE = 3

type Values = Float32Array | Uint32Array

/**
 * Gives each vertex what its particle has. One plain mesh of single triangles, for WebGL without a
 * graphics card: 20,000 instances, each drawn there as a call of its own, run at 4 frames a second,
 * 20,000 quads of one mesh at 22, and as many triangles, of half the edges to walk, at 25.
 * @param values `width` values a particle
 * @param into three times as long
 */
export function fillVertices(values: Values, width: number, into: Values): void {
  for (let from = 0; from < values.length; from += width) {
    const particle = values.subarray(from, from + width)
    for (let vertex = 0; vertex < VERTICES_PER_PARTICLE; vertex++) {
      into.set(particle, from * VERTICES_PER_PARTICLE + vertex * width)
    }
  }
}

/** The same as a new array. */
export function toVertices<Kind extends Values>(values: Kind, width: number): Kind {
  const length = values.length * VERTICES_PER_PARTICLE
  const vertices = new (values.constructor as new (length: number) => Kind)(length)
  fillVertices(values, width, vertices)
  return vertices
}

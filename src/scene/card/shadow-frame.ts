import { BufferAttribute, BufferGeometry } from 'three'

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/** Ring of four outer and four inner corners, positioned by the vertex shader. */
export function createShadowFrame(): BufferGeometry {
  const positions = [0, 1].flatMap((inner) => CORNERS.flatMap(([x, y]) => [x, y, inner]))
  const sides = CORNERS.flatMap((_, at) => {
    const next = (at + 1) % CORNERS.length
    return [at, next, next + 4, at, next + 4, at + 4]
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setIndex(sides)
  return geometry
}

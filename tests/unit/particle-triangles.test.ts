import { describe, expect, it } from 'vitest'
import { fillVertices, toVertices } from '../../src/scene/particle-triangles'

describe('toVertices', () => {
  it('gives the three vertices of a triangle what their particle has', () => {
    expect([...toVertices(Float32Array.of(1, 2, 3, 4), 2)]).toEqual([
      ...[1, 2, 1, 2, 1, 2],
      ...[3, 4, 3, 4, 3, 4],
    ])
  })

  it('keeps whole numbers whole', () => {
    expect(toVertices(Uint32Array.of(4_294_967_295), 1)).toEqual(
      Uint32Array.of(...Array<number>(3).fill(4_294_967_295)),
    )
  })
})

it('fillVertices writes over what was there', () => {
  const vertices = toVertices(Float32Array.of(1, 2), 1)
  fillVertices(Float32Array.of(5, 6), 1, vertices)
  expect([...vertices]).toEqual([5, 5, 5, 6, 6, 6])
})

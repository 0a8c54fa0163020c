import { describe, expect, it } from 'vitest'
import { fillCorners, quadIndices, toCorners } from '../../src/scene/particle-quads'

describe('toCorners', () => {
  it('gives the four corners of a quad what their particle has', () => {
    expect([...toCorners(Float32Array.of(1, 2, 3, 4), 2)]).toEqual([
      ...[1, 2, 1, 2, 1, 2, 1, 2],
      ...[3, 4, 3, 4, 3, 4, 3, 4],
    ])
  })

  it('keeps whole numbers whole', () => {
    expect(toCorners(Uint32Array.of(4_294_967_295), 1)).toEqual(
      Uint32Array.of(...Array<number>(4).fill(4_294_967_295)),
    )
  })
})

it('fillCorners writes over what was there', () => {
  const corners = toCorners(Float32Array.of(1, 2), 1)
  fillCorners(Float32Array.of(5, 6), 1, corners)
  expect([...corners]).toEqual([5, 5, 5, 5, 6, 6, 6, 6])
})

describe('quadIndices', () => {
  it('covers each quad with two triangles that share its diagonal and look the same way', () => {
    const [first, second] = [quadIndices(2).subarray(0, 6), quadIndices(2).subarray(6)]
    expect([...second]).toEqual([...first].map((corner) => corner + 4))
    // The corner's bits, as the vertex shader reads them.
    const place = (corner: number) => [corner & 1, corner >> 1] as const
    const doubleArea = (triangle: readonly number[]) => {
      const [a, b, c] = triangle.map(place) as [
        ReturnType<typeof place>,
        ReturnType<typeof place>,
        ReturnType<typeof place>,
      ]
      return (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
    }
    expect([doubleArea([...first.slice(0, 3)]), doubleArea([...first.slice(3)])]).toEqual([1, 1])
  })
})

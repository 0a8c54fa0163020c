import { describe, expect, it } from 'vitest'
import { createParticleMaterial, repulsePush } from '../../src/scene/field/particle-material'

describe('repulsePush', () => {
  it('is switched off: the shader does not even have it', () => {
    expect(createParticleMaterial().defines).toEqual({})
  })

  it.each([
    [0, 50],
    [50, 50],
    [141.4, 50],
    [160, 36],
    [180, 19],
    [199, 0.9975],
    [200, 0],
    [1e6, 0],
  ])('at %d px it pushes by %d px: 100·(1 − (d/200)²), 50 at most', (distance, push) => {
    expect(repulsePush(distance)).toBeCloseTo(push, 1)
  })

  it('never grows with the distance', () => {
    for (let d = 0; d < 220; d++) expect(repulsePush(d + 1)).toBeLessThanOrEqual(repulsePush(d))
  })
})

import { describe, expect, it } from 'vitest'
import { createResolutionSteps } from '../../src/site/scene/adaptive-resolution'
import { fullPixelRatio } from '../../src/site/scene/host/canvas-view'

it.each([
  ['is the screen’s own', { width: 1440, height: 900 }, 1.5, 1.5],
  ['is at most 3', { width: 390, height: 844 }, 3.5, 3],
  ['is capped on a 4K screen at its full density', { width: 1920, height: 1080 }, 2, 1.701],
  ['is capped on an 8K screen', { width: 7680, height: 4320 }, 1, 0.425],
  ['is the screen’s for a canvas without a size yet', { width: 0, height: 0 }, 2, 2],
])('the full resolution %s', (_name, size, density, expected) => {
  const ratio = fullPixelRatio(size, density)
  expect(ratio).toBeCloseTo(expected, 3)
  expect(size.width * size.height * ratio * ratio).toBeLessThanOrEqual(6_000_001)
})

describe('the steps', () => {
  it('go down to three quarters, then half, and no further', () => {
    const { part, decline } = createResolutionSteps()
    const parts = [0, 1, 2, 3].map(() => {
      const now = part()
      decline()
      return now
    })
    expect(parts).toEqual([1, 0.75, 0.5, 0.5])
  })

  it('go up again after a busy while, but one that was too slow twice is left alone', () => {
    const { part, decline, incline } = createResolutionSteps()
    const parts = [1, 2, 3, 4].map(() => {
      decline()
      incline()
      return part()
    })
    expect(parts).toEqual([1, 0.75, 0.75, 0.5])
  })
})

import { describe, expect, it } from 'vitest'
import { createResolutionSteps } from '../../src/site/scene/adaptive-resolution'
import { fullPixelRatio } from '../../src/site/scene/host/canvas-view'

const LAPTOP = { width: 1440, height: 900 }

describe('fullPixelRatio', () => {
  it('is the screen’s own', () => {
    expect([1, 1.5, 2].map((density) => fullPixelRatio(LAPTOP, density))).toEqual([1, 1.5, 2])
  })

  it.each([
    ['a phone with a fine screen', { width: 390, height: 844 }, 3.5, 3],
    ['a 4K screen at its full density', { width: 1920, height: 1080 }, 2, 1.701],
    ['an 8K screen', { width: 7680, height: 4320 }, 1, 0.425],
    ['a canvas without a size yet', { width: 0, height: 0 }, 2, 2],
  ])('is capped: %s', (_name, size, density, expected) => {
    const ratio = fullPixelRatio(size, density)
    expect(ratio).toBeCloseTo(expected, 3)
    expect(size.width * size.height * ratio * ratio).toBeLessThanOrEqual(6_000_001)
  })
})

describe('createResolutionSteps', () => {
  it('goes down to three quarters, then half, and no further', () => {
    const steps = createResolutionSteps()
    const parts = [0, 1, 2, 3].map(() => {
      const part = steps.part()
      steps.decline()
      return part
    })
    expect(parts).toEqual([1, 0.75, 0.5, 0.5])
  })

  it('goes up again when the machine was only busy for a while', () => {
    const steps = createResolutionSteps()
    steps.incline()
    expect(steps.step()).toBe(0)
    steps.decline()
    steps.incline()
    expect(steps.step()).toBe(0)
  })

  it('does not swing: a step that was too slow twice is left alone', () => {
    const steps = createResolutionSteps()
    steps.decline()
    steps.incline()
    steps.decline()
    steps.incline()
    expect(steps.step()).toBe(1)
    steps.decline()
    steps.incline()
    expect(steps.step()).toBe(1)
    steps.decline()
    steps.incline()
    expect(steps.step()).toBe(2)
  })
})

import { describe, expect, it } from 'vitest'
import { createResolutionSteps, resolutionAt, screenRatioFor } from '../../src/scene/resolution'

const LAPTOP = { width: 1440, height: 900 }

describe('resolutionAt', () => {
  it('is the whole, then three quarters, then half', () => {
    expect([0, 1, 2].map(resolutionAt)).toEqual([1, 0.75, 0.5])
  })
})

describe('screenRatioFor', () => {
  it('is the screen’s own', () => {
    expect([1, 1.5, 2].map((density) => screenRatioFor(LAPTOP, density))).toEqual([1, 1.5, 2])
  })

  it.each([
    ['a phone with a fine screen', { width: 390, height: 844 }, 3.5, 3],
    ['a 4K screen at its full density', { width: 1920, height: 1080 }, 2, 1.701],
    ['an 8K screen', { width: 7680, height: 4320 }, 1, 0.425],
    ['a canvas without a size yet', { width: 0, height: 0 }, 2, 2],
  ])('is capped: %s', (_name, size, density, expected) => {
    const ratio = screenRatioFor(size, density)
    expect(ratio).toBeCloseTo(expected, 3)
    expect(size.width * size.height * ratio * ratio).toBeLessThanOrEqual(6_000_001)
  })
})

describe('createResolutionSteps', () => {
  it('goes down to half, and says when there is no more', () => {
    const steps = createResolutionSteps()
    expect([steps.goDown(), steps.goDown(), steps.goDown()]).toEqual([true, true, false])
    expect(steps.step()).toBe(2)
  })

  it('goes up again when the machine was only busy for a while', () => {
    const steps = createResolutionSteps()
    expect(steps.goUp()).toBe(false)
    steps.goDown()
    expect(steps.goUp()).toBe(true)
    expect(steps.step()).toBe(0)
  })

  it('does not swing: a step that was too slow twice is left alone', () => {
    const steps = createResolutionSteps()
    steps.goDown()
    steps.goUp()
    steps.goDown()
    expect(steps.goUp()).toBe(false)
    expect(steps.step()).toBe(1)
    steps.goDown()
    expect(steps.goUp()).toBe(true)
    steps.goDown()
    expect(steps.goUp()).toBe(false)
    expect(steps.step()).toBe(2)
  })
})

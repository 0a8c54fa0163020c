import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createAdaptiveResolution,
  createResolutionSteps,
} from '../../src/site/scene/adaptive-resolution'
import { fullPixelRatio } from '../../src/site/scene/host/canvas-view'
import { sceneValues } from '../../src/site/scene/scene-values'

describe('the full resolution', () => {
  it.each([
    ['is the screen’s own', { width: 1440, height: 900 }, 1.5, 1.5],
    ['is at most 3', { width: 390, height: 844 }, 3.5, 3],
    ['is capped on a 4K screen at its full density', { width: 1920, height: 1080 }, 2, 1.701],
    ['is capped on an 8K screen', { width: 7680, height: 4320 }, 1, 0.425],
    ['is the screen’s for a canvas without a size yet', { width: 0, height: 0 }, 2, 2],
  ])('%s', (_name, size, density, expected) => {
    const ratio = fullPixelRatio(size, density)
    expect(ratio).toBeCloseTo(expected, 3)
    expect(size.width * size.height * ratio * ratio).toBeLessThanOrEqual(6_000_001)
  })
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

describe('the resolution', () => {
  const CARD = { box: { x: 0, y: 0, width: 1, height: 1 } } as typeof sceneValues.card
  let resolution: ReturnType<typeof createAdaptiveResolution>
  beforeEach(() => {
    Object.assign(sceneValues, { card: CARD, isCardLit: true })
    resolution = createAdaptiveResolution(() => [30, 55])
  })
  afterEach(() => Object.assign(sceneValues, { card: null, isCardLit: false }))

  const move = (seconds = 0.016) => {
    sceneValues.version++
    resolution.follow(seconds)
  }

  it.each([
    ['slow, makes the next one coarser', 20, 1, 0.75],
    ['fast enough, leaves it', 40, 1, 1],
    ['only a moment, leaves it', 20, 0.2, 1],
    ['long enough for the monitor, leaves it', 20, 3, 1],
  ])('of a move that was %s', (_name, framesPerSecond, seconds, expected) => {
    for (let frame = 0; frame < framesPerSecond * seconds; frame++) move(1 / framesPerSecond)
    Object.assign(sceneValues, { card: null })
    move()
    Object.assign(sceneValues, { card: CARD })
    move()
    expect(resolution.part()).toBe(expected)
  })
})

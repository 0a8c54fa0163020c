import { beforeEach, describe, expect, it } from 'vitest'
import { createCadence } from '../../src/site/interaction/frames/frame-cadence'
import { createAdaptiveResolution } from '../../src/site/scene/adaptive-resolution'
import { exactPx } from '../../src/site/scene/host/canvas-view'
import { sceneValues } from '../../src/site/scene/scene-values'

/** A scene on a screen of this rate. */
function play({ hz = 60, isSoftware = false }) {
  let nowMs = 1000
  const resolution = createAdaptiveResolution(isSoftware)
  const isDue = createCadence(resolution.limit)
  return {
    scale: resolution.scale,
    limit: resolution.limit,
    /**
     * Animation frames given for so long, each with one of the screen's own.
     * @returns how many a second were drawn in the last one
     */
    run: (perSecond: number, seconds: number, onFrame = () => {}): number => {
      const startMs = nowMs
      let drawn = 0
      for (let i = 1; i <= perSecond * seconds; i++) {
        nowMs = startMs + (Math.ceil((i * hz) / perSecond) * 1000) / hz
        onFrame()
        resolution.follow(nowMs)
        if (isDue(nowMs) && i > perSecond * (seconds - 1)) drawn++
      }
      return drawn
    },
  }
}

beforeEach(() => {
  sceneValues.view = { width: 1440, height: 900, pixelRatio: 1 }
})

describe.each([30, 48, 50, 60, 90, 120, 144, 165, 240])('a screen of %i Hz', (hz) => {
  it('keeps its resolution, and gets it back after a busy while', () => {
    const { scale, run } = play({ hz })
    run(hz, 20)
    expect(scale()).toBe(1)
    run(20, 5)
    expect(scale()).toBe(0.5)
    run(hz, 20)
    expect(scale()).toBe(1)
  })
})

it('fewer frames than the screen shows are no fault while they are thirty, and no headroom', () => {
  const { scale, run } = play({ hz: 120 })
  run(45, 20)
  expect(scale()).toBe(1)
  run(20, 3)
  run(45, 20)
  expect(scale()).toBe(0.75)
})

it('one stall does not count', () => {
  const { scale, run } = play({})
  for (let i = 0; i < 5; i++) {
    run(60, 3)
    run(1, 1)
  }
  expect(scale()).toBe(1)
})

it('slow frames while the light sweeps leave the card at rest as fine as it was', () => {
  const { scale, run } = play({})
  run(60, 5)
  sceneValues.isLightMoving = true
  run(20, 5)
  sceneValues.isLightMoving = false
  expect(scale()).toBe(1)
})

describe('a graphics chip', () => {
  it.each([
    ['16″ at its full density', { width: 1728, height: 1117, pixelRatio: 2 }, 1],
    ['a phone at its full density', { width: 412, height: 915, pixelRatio: 3.5 }, 1],
    ['5K', { width: 2560, height: 1440, pixelRatio: 2 }, 0.75],
    ['8K', { width: 3840, height: 2160, pixelRatio: 2 }, 0.5],
  ])('starts %s, and comes to the full resolution where it is fast', (_name, view, first) => {
    sceneValues.view = view
    const { scale, run } = play({})
    expect(scale()).toBe(first)
    run(60, 5)
    expect(scale()).toBe(1)
  })

  it('that is too slow for half the pixels draws fewer frames, and more once it is not', () => {
    const { scale, limit, run } = play({})
    run(20, 10)
    expect([scale(), limit()]).toEqual([0.5, 15])
    run(60, 20)
    expect([scale(), limit()]).toEqual([1, 120])
  })
})

describe('without a graphics chip', () => {
  it('15 frames a second are drawn at rest, 30 while something moves, at half the pixels', () => {
    const { scale, run } = play({ isSoftware: true })
    const change = () => {
      sceneValues.version++
    }
    expect(scale()).toBe(0.5)
    expect(run(60, 2)).toBe(15)
    expect(run(60, 2, change)).toBe(30)
    expect(play({ hz: 144, isSoftware: true }).run(144, 3)).toBeLessThanOrEqual(15)
  })

  it('the resolution grows only where the screen’s frames come on time', () => {
    const busy = play({ isSoftware: true })
    busy.run(50, 30)
    expect(busy.scale()).toBe(0.5)
    const idle = play({ isSoftware: true })
    idle.run(60, 10)
    expect(idle.scale()).toBe(1)
  })
})

it.each([0.67, 0.9, 1, 1.1, 1.25, 4 / 3, 1.5, 1.75, 2, 2.625, 3])(
  'at a density of %d the buffer has every device pixel',
  (pixelRatio) => {
    for (let pixels = 100; pixels < 8000; pixels++) {
      // As browsers tell it, in 64ths.
      const px = Math.floor((64 * pixels) / pixelRatio) / 64
      // As three rounds.
      expect(Math.floor(exactPx(px, pixelRatio) * pixelRatio)).toBe(pixels)
    }
  },
)

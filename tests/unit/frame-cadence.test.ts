import { describe, expect, it } from 'vitest'
import { createCadence } from '../../src/site/interaction/frames/frame-cadence'

/** The times of the frames that are drawn in the second second, on a screen of `rate` Hz. */
function drawnAt(rate: number, jitterMs = 0): number[] {
  const isDrawn = createCadence()
  const times: number[] = []
  for (let frame = 1; frame <= 2 * rate; frame++) {
    const now = (frame * 1000) / rate + jitterMs * Math.sin(frame * 12.9898)
    if (isDrawn(now) && frame > rate) times.push(frame)
  }
  return times
}

const intervals = (frames: number[]) => new Set(frames.slice(1).map((n, i) => n - (frames[i] ?? 0)))

describe('createCadence', () => {
  it.each([
    [30, 30],
    [60, 60],
    [90, 90],
    [120, 120],
    [144, 72],
    [165, 82.5],
    [240, 120],
    [360, 120],
  ])('a screen of %i Hz is drawn %d times a second, evenly', (rate, drawn) => {
    for (const jitterMs of [0, 0.6]) {
      const frames = drawnAt(rate, jitterMs)
      expect(Math.abs(frames.length - drawn)).toBeLessThanOrEqual(0.5)
      expect([...intervals(frames)]).toEqual([rate / drawn])
    }
  })

  it('follows a move to another screen within half a second', () => {
    const isDrawn = createCadence()
    let now = 0
    const run = (rate: number, count: number) =>
      Array.from({ length: count }, () => {
        now += 1000 / rate
        return isDrawn(now)
      }).filter(Boolean).length
    run(60, 60)
    run(144, 60)
    expect(run(144, 144)).toBe(72)
    run(60, 60)
    expect(run(60, 60)).toBe(60)
  })
})

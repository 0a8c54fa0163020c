import { describe, expect, it } from 'vitest'
import { stillDust } from '../../src/site/engraving/still-dust'
import {
  createDots,
  dotCount,
  type Travel,
  travelOn,
  writeCrossings,
} from '../../src/site/scene/dust'

const LAPTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const AT_REST = { surge: 0, rise: 0 }
const MANY = 3000
const DEG = 180 / Math.PI

function dotsOf(seed: number) {
  const numbers = createDots(MANY, seed, { width: 1, height: 1 })
  return Array.from({ length: MANY }, (_, i) => {
    const [across = 0, down = 0, slope = 0, radius = 0] = numbers.subarray(4 * i)
    return { across, down, slope, radius }
  })
}

it('the dots follow their seed, with radii from 0.5 to 2.5 px, within 5° up or down', () => {
  const dots = dotsOf(7)
  expect(dotsOf(7)[0]).toEqual(dots[0])
  expect(dotsOf(8)[0]).not.toEqual(dots[0])
  const radii = dots.map(({ radius }) => radius)
  expect(Math.min(...radii)).toBeGreaterThanOrEqual(0.5)
  expect(Math.max(...radii)).toBeLessThanOrEqual(2.5)
  expect(Math.max(...radii) - Math.min(...radii)).toBeGreaterThan(1.99)
  const headings = dots.map(({ slope }) => Math.atan(slope) * DEG)
  expect(Math.max(...headings)).toBeCloseTo(5, 1)
  expect(Math.min(...headings)).toBeCloseTo(-5, 1)
})

describe('the still dust', () => {
  it.each([PHONE, { width: 768, height: 1024 }, LAPTOP, { width: 1920, height: 1080 }])(
    'has as many dots as the field, and as much light: %o',
    (size) => {
      const dots = stillDust(size)
      expect(Math.abs(dots.length / dotCount(size) - 1)).toBeLessThan(0.05)
      // Of radii spread evenly from 0.5 to 2.5, the mean of r² is 2.58 px².
      const light = dots.reduce((sum, { radius }) => sum + radius ** 2, 0)
      expect(Math.abs(light / (2.58 * dotCount(size)) - 1)).toBeLessThan(0.12)
    },
  )

  it('is no lattice: no step leads from more than a third of its dots to others', () => {
    const dots = stillDust({ width: 1920, height: 1080 })
    const steps = new Map<string, number>()
    for (const one of dots) {
      for (const other of dots) {
        if (one === other) continue
        const step = `${one.x - other.x} ${one.y - other.y}`
        steps.set(step, (steps.get(step) ?? 0) + 1)
      }
    }
    expect(Math.max(...steps.values()) / dots.length).toBeLessThan(1 / 3)
  })
})

// The vertex shader's arithmetic, rounded to float32, against doubles.
it('their travel is within 0.002 px of the truth after 24 hours', () => {
  const travel: Travel = { drift: 0, surge: 0, rise: 0 }
  travelOn(travel, LAPTOP, 24 * 3600 + 0.123, AT_REST)
  let share = 0
  const set = (_whole: number, rest: number) => {
    share = rest
  }
  writeCrossings({ set }, travel.drift)
  const errors = dotsOf(7).map(({ across }) => {
    const way = Math.fround(across + Math.fround(share))
    const error = Math.abs(way - Math.floor(way) - ((across + travel.drift) % 1))
    return Math.min(error, 1 - error) * LAPTOP.width
  })
  expect(Math.max(...errors)).toBeLessThan(0.002)
})

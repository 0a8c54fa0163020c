import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
const MARGIN_PX = 5
const DEG = 180 / Math.PI

const startTravel = (): Travel => ({ drift: 0, surge: 0, rise: 0 })

function dotsOf(seed: number) {
  const numbers = createDots(MANY, seed)
  return Array.from({ length: MANY }, (_, i) => {
    const [across = 0, down = 0, slope = 0, radius = 0] = numbers.subarray(4 * i)
    return { across, down, slope, radius }
  })
}

describe('dotCount', () => {
  it.each([
    [1920, 1080, 184],
    [1440, 900, 115],
    [1366, 768, 93],
    [820, 1180, 86],
    [390, 844, 29],
    [7680, 4320, 2949],
  ])('80 in 900 × 1000: a field of %i × %i has %i', (width, height, count) => {
    expect(dotCount({ width, height })).toBe(count)
  })
})

describe('createDots', () => {
  it('gives the same dots for the same seed, others for another', () => {
    expect(createDots(MANY, 7)).toEqual(createDots(MANY, 7))
    expect(createDots(MANY, 8)).not.toEqual(createDots(MANY, 7))
  })

  it('fills the field evenly, with radii from 0.5 to 2.5 px, within 5° up or down', () => {
    const dots = dotsOf(7)
    const quarters = [0, 0, 0, 0]
    for (const { across, down } of dots) {
      const quarter = (across < 0.5 ? 0 : 1) + (down < 0.5 ? 0 : 2)
      quarters[quarter] = (quarters[quarter] ?? 0) + 1
    }
    for (const count of quarters) expect(Math.abs(count - MANY / 4)).toBeLessThan(100)
    const radii = dots.map(({ radius }) => radius)
    expect(Math.min(...radii)).toBeGreaterThanOrEqual(0.5)
    expect(Math.max(...radii)).toBeLessThanOrEqual(2.5)
    expect(Math.max(...radii) - Math.min(...radii)).toBeGreaterThan(1.99)
    const headings = dots.map(({ slope }) => Math.atan(slope) * DEG)
    expect(Math.max(...headings)).toBeCloseTo(5, 1)
    expect(Math.min(...headings)).toBeCloseTo(-5, 1)
  })
})

describe('travelOn', () => {
  it.each([LAPTOP, PHONE])('comes 90 px a second to the right: %o', (size) => {
    const travel = startTravel()
    for (let frame = 0; frame < 60; frame++) travelOn(travel, size, 1 / 60, AT_REST)
    expect(travel.drift * (size.width + MARGIN_PX)).toBeCloseTo(90, 6)
    expect([travel.surge, travel.rise]).toEqual([0, 0])
  })

  it('surges and rises in multiples of that', () => {
    const travel = startTravel()
    travelOn(travel, LAPTOP, 0.1, { surge: -9, rise: 4 })
    expect(travel.surge * (LAPTOP.width + MARGIN_PX)).toBeCloseTo(-81, 6)
    expect(travel.rise * (LAPTOP.height + MARGIN_PX)).toBeCloseTo(36, 6)
  })

  it('a new size alone moves nothing', () => {
    const travel = startTravel()
    travelOn(travel, LAPTOP, 1234, { surge: 2, rise: 1 })
    const before = { ...travel }
    travelOn(travel, PHONE, 0, { surge: 2, rise: 1 })
    expect(travel).toEqual(before)
  })
})

describe('writeCrossings', () => {
  const split = (way: number) => {
    const parts = [0, 0]
    writeCrossings({ set: (whole, share) => parts.splice(0, 2, whole, share) }, way)
    return parts as [number, number]
  }

  it('gives whole crossings, exact in float32, and a share', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (way) => {
        const [whole, share] = split(way)
        expect(Number.isInteger(whole)).toBe(true)
        expect(Math.fround(whole)).toBe(whole)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(whole + share).toBeCloseTo(way, 6)
      }),
    )
  })

  // The vertex shader's arithmetic, rounded to float32, against doubles.
  it('keeps float32 within 0.002 px of the truth after 24 hours', () => {
    const travel = startTravel()
    travelOn(travel, LAPTOP, 24 * 3600 + 0.123, AT_REST)
    const [, share] = split(travel.drift)
    for (const { across } of dotsOf(7)) {
      const way = Math.fround(across + Math.fround(share))
      const error = Math.abs(way - Math.floor(way) - ((across + travel.drift) % 1))
      expect(Math.min(error, 1 - error) * LAPTOP.width).toBeLessThan(0.002)
    }
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createParticleAttributes,
  FIELD_PERIOD_S,
  FIELD_SLOTS,
  type FieldSize,
  particlePlace,
  refitParticles,
  splitFieldTime,
} from '../../src/scene/field/particle-attributes'
import { particleCount } from '../../src/scene/field/particle-geometry'

const LAPTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const MANY = 3000
const DEG = 180 / Math.PI

const create = (size: FieldSize, seed = 7) => createParticleAttributes(MANY, size, seed)

/** Where particle `i` is after so many seconds, CSS px; x grows over all crossings. */
function placeAt(field: ReturnType<typeof create>, i: number, size: FieldSize, seconds: number) {
  const radius = field.body[2 * i] ?? 0
  const [crossings = 0, start = 0] = field.path.subarray(4 * i)
  const turns = seconds / FIELD_PERIOD_S
  const { across, down } = particlePlace(field, i, size, turns)
  const length = size.width + 2 * radius
  const crossing = Math.floor(crossings * turns + start)
  return {
    x: (crossing + across) * length,
    y: down * (size.height + 2 * radius),
    crossing,
  }
}

describe('particleCount', () => {
  it.each([
    [1920, 1080, 184],
    [1440, 900, 115],
    [1366, 768, 93],
    [820, 1180, 86],
    [390, 844, 29],
    [7680, 4320, 2949],
  ])('80 in 900 × 1000: a field of %i × %i has %i', (width, height, count) => {
    expect(particleCount(width, height)).toBe(count)
  })
})

describe('createParticleAttributes', () => {
  it('is the same field for the same seed, another for another', () => {
    expect(create(LAPTOP)).toEqual(create(LAPTOP))
    expect(create(LAPTOP, 8).path).not.toEqual(create(LAPTOP, 7).path)
  })

  it.each([LAPTOP, PHONE])('drifts right at 90 px/s, within 5° up or down: %o', (size) => {
    const field = create(size)
    const speeds: number[] = []
    const headings: number[] = []
    for (let i = 0; i < MANY; i++) {
      // Over one crossing, which has one height of entry.
      const a = placeAt(field, i, size, 1)
      const b = placeAt(field, i, size, 1.01)
      if (a.crossing !== b.crossing || Math.abs(b.y - a.y) > 5) continue
      speeds.push(Math.hypot(b.x - a.x, b.y - a.y) / 0.01)
      headings.push(Math.atan2(b.y - a.y, b.x - a.x) * DEG)
    }
    const mean = speeds.reduce((sum, each) => sum + each, 0) / speeds.length
    expect(speeds.length).toBeGreaterThan(0.95 * MANY)
    expect(Math.abs(mean - 90)).toBeLessThan(0.1)
    for (const speed of speeds) expect(Math.abs(speed - 90)).toBeLessThan(0.2)
    for (const heading of headings) expect(Math.abs(heading)).toBeLessThan(5.02)
    expect(Math.max(...headings)).toBeGreaterThan(4.9)
    expect(Math.min(...headings)).toBeLessThan(-4.9)
  })

  it('fills the field evenly, with radii from 0.5 to 2.5 px', () => {
    const field = create(LAPTOP)
    const quarters = [0, 0, 0, 0]
    for (let i = 0; i < MANY; i++) {
      const { across, down } = particlePlace(field, i, LAPTOP, 0.123)
      const quarter = (across < 0.5 ? 0 : 1) + (down < 0.5 ? 0 : 2)
      quarters[quarter] = (quarters[quarter] ?? 0) + 1
    }
    for (const count of quarters) expect(Math.abs(count - MANY / 4)).toBeLessThan(100)
    const radii = Array.from({ length: MANY }, (_, i) => field.body[2 * i] ?? 0)
    expect(Math.min(...radii)).toBeGreaterThanOrEqual(0.5)
    expect(Math.max(...radii)).toBeLessThanOrEqual(2.5)
    expect(Math.max(...radii) - Math.min(...radii)).toBeGreaterThan(1.99)
  })

  it('comes in again at the left with another height', () => {
    const field = create(PHONE)
    let others = 0
    for (let i = 0; i < MANY; i++) {
      const [crossings = 1, start = 0] = field.path.subarray(4 * i)
      const entryAt = (crossing: number) =>
        particlePlace(field, i, PHONE, (crossing - start + 1e-6) / crossings).down
      if (Math.abs(entryAt(3) - entryAt(4)) > 0.01) others++
    }
    expect(others).toBeGreaterThan(0.97 * MANY)
  })

  it('is the same picture a period later, and every period after', () => {
    const field = create(LAPTOP)
    for (let i = 0; i < MANY; i++) {
      for (const periods of [1, 2, 7]) {
        const now = particlePlace(field, i, LAPTOP, 0.25)
        const later = particlePlace(field, i, LAPTOP, 0.25 + periods)
        expect(later.across).toBeCloseTo(now.across, 6)
        expect(later.down).toBeCloseTo(now.down, 6)
      }
    }
  })
})

describe('splitFieldTime', () => {
  const split = (seconds: number) => {
    const parts = [0, 0]
    splitFieldTime(seconds, { set: (slot, fraction) => parts.splice(0, 2, slot, fraction) })
    return parts as [number, number]
  }

  it('gives whole slots and a fraction, in every period alike', () => {
    const seconds = fc.double({ min: 0, max: 1e8, noNaN: true })
    fc.assert(
      fc.property(seconds, (t) => {
        const [slot, fraction] = split(t)
        expect(Number.isInteger(slot)).toBe(true)
        expect(slot).toBeGreaterThanOrEqual(0)
        expect(slot).toBeLessThan(FIELD_SLOTS)
        expect(fraction).toBeGreaterThanOrEqual(0)
        expect(fraction).toBeLessThanOrEqual(1)
      }),
    )
    expect(split(100)).toEqual(split(100 + FIELD_PERIOD_S))
    expect(split(FIELD_PERIOD_S)).toEqual([0, 0])
  })

  // The vertex shader's arithmetic, rounded to float32 at each step, against doubles.
  it('keeps float32 within 0.002 px of the truth after 24 hours', () => {
    const f = Math.fround
    const field = create(LAPTOP)
    const seconds = 24 * 3600 + 0.123
    const [slot, fraction] = split(seconds)
    for (let i = 0; i < MANY; i++) {
      const [rate = 0, start = 0] = field.path.subarray(4 * i)
      const steps = f(rate * slot)
      const whole = Math.floor(f(steps / FIELD_SLOTS))
      const rest = f(
        f(f(steps - f(whole * FIELD_SLOTS)) / FIELD_SLOTS) + f(f(rate * f(fraction)) / FIELD_SLOTS),
      )
      const phase = f(start + f(rest - Math.floor(rest)))
      const across = f(phase - Math.floor(phase))
      const truth = particlePlace(field, i, LAPTOP, seconds / FIELD_PERIOD_S).across
      const error = Math.abs(across - truth)
      expect(Math.min(error, 1 - error) * LAPTOP.width).toBeLessThan(0.002)
    }
  })
})

describe('refitParticles', () => {
  it('keeps every particle where it is, in proportion, whatever the time and the surge', () => {
    const side = fc.integer({ min: 200, max: 4000 })
    const clock = fc.double({ min: 0, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(side, side, clock, clock, (width, height, seconds, surge) => {
        const field = createParticleAttributes(40, LAPTOP, 3)
        const turns = (i: number) =>
          (seconds + (field.body[2 * i + 1] ?? 1) * surge) / FIELD_PERIOD_S
        const before = Array.from({ length: 40 }, (_, i) =>
          particlePlace(field, i, LAPTOP, turns(i)),
        )
        const size = { width, height }
        refitParticles(field, LAPTOP, size, seconds, surge)
        for (const [i, { across, down }] of before.entries()) {
          const after = particlePlace(field, i, size, turns(i))
          const moved = Math.abs(after.across - across)
          expect(Math.min(moved, 1 - moved)).toBeLessThan(1e-4)
          if (moved > 0.5) continue
          const sunk = Math.abs(after.down - down)
          expect(Math.min(sunk, 1 - sunk)).toBeLessThan(1e-3)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('keeps the speed and the heading', () => {
    const field = create(LAPTOP)
    refitParticles(field, LAPTOP, PHONE, 500, 0)
    const fresh = create(PHONE)
    for (let i = 0; i < MANY; i++) {
      expect(field.path[4 * i]).toBe(fresh.path[4 * i])
      expect(field.path[4 * i + 2]).toBeCloseTo(fresh.path[4 * i + 2] ?? 0, 4)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { type Spring, stepSpring } from '../../src/site/interaction/card/spring'

const FOLLOW = { omega: 15, zeta: 0.8 }
const RELEASE = { omega: 6, zeta: 0.5 }
type Character = typeof FOLLOW

/** The spring every 1/30 s of two seconds, with a target that jumps at 0.5 s, in frames of 1/`rate` s. */
function pathAt(rate: number, { omega, zeta }: Character): number[] {
  const spring: Spring = { value: 0, velocity: 40 }
  const framesPerSample = rate / 30
  return Array.from({ length: 60 }, (_, sample) => {
    const target = sample < 15 ? 10 : -4
    for (let frame = 0; frame < framesPerSample; frame++) {
      stepSpring(spring, target, omega, zeta, 1 / rate)
    }
    return spring.value
  })
}

/** Seconds until the spring stays within 1 % of its way, and how far it went past the target, in %. */
function release({ omega, zeta }: Character) {
  const spring: Spring = { value: 1, velocity: 0 }
  let settledAt = 0
  let lowest = 0
  for (let frame = 1; frame <= 600; frame++) {
    stepSpring(spring, 0, omega, zeta, 1 / 120)
    if (Math.abs(spring.value) > 0.01) settledAt = frame / 120
    lowest = Math.min(lowest, spring.value)
  }
  return { settledAt, overshoot: -100 * lowest }
}

describe('stepSpring', () => {
  it.each([FOLLOW, RELEASE])('goes the same way at 30, 60 and 120 frames a second: %o', (kind) => {
    const path = pathAt(30, kind)
    for (const rate of [60, 120]) {
      for (const [index, value] of pathAt(rate, kind).entries()) {
        expect(Math.abs(value - (path[index] ?? 0))).toBeLessThan(1e-9)
      }
    }
  })

  it('solves x″ = −ω²·(x − target) − 2ζω·x′', () => {
    const { omega, zeta } = FOLLOW
    const spring: Spring = { value: 3, velocity: -20 }
    let x = spring.value
    let v = spring.velocity
    const h = 1e-6
    for (let i = 0; i < 200_000; i++) {
      v += h * (-omega * omega * (x - 10) - 2 * zeta * omega * v)
      x += h * v
    }
    stepSpring(spring, 10, omega, zeta, 0.2)
    expect(spring.value).toBeCloseTo(x, 4)
    expect(spring.velocity).toBeCloseTo(v, 3)
  })

  it('stays where it is when no time passes', () => {
    const spring: Spring = { value: 3, velocity: -20 }
    stepSpring(spring, 10, FOLLOW.omega, FOLLOW.zeta, 0)
    expect(spring).toEqual({ value: 3, velocity: -20 })
  })

  it('is quick and tight while it follows, slow and soft on release', () => {
    const follow = release(FOLLOW)
    expect(follow.settledAt).toBeLessThan(0.45)
    expect(follow.overshoot).toBeCloseTo(1.5, 0)
    const soft = release(RELEASE)
    expect(soft.settledAt).toBeGreaterThan(1)
    expect(soft.settledAt).toBeLessThan(1.6)
    expect(soft.overshoot).toBeCloseTo(16, 0)
  })
})

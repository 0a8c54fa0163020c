import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attitude, difference } from '../../src/site/interaction/gyroscope'

/** How the card should lean when a phone held at `from` is moved to `to`. */
function leanBetween(from: [number, number], to: [number, number], screenAngle = 0) {
  const change = difference(attitude(...to, screenAngle), attitude(...from, screenAngle))
  const round = (angle: number) => Math.round(angle * 10) / 10 + 0
  return { pitch: round(change.pitch), roll: round(change.roll) }
}

describe('attitude', () => {
  it('is beta, and gamma as far as the phone lies, in portrait', () => {
    expect(attitude(45, 0, 0).pitch).toBeCloseTo(45)
    expect(attitude(0, 12, 0).roll).toBeCloseTo(12)
    expect(attitude(60, 20, 0).roll).toBeCloseTo(20 * Math.cos(Math.PI / 3), 0)
  })

  it('lying on a table: the top edge up is pitch, the left edge up is roll', () => {
    expect(leanBetween([0, 0], [10, 0])).toEqual({ pitch: 10, roll: 0 })
    expect(leanBetween([0, 0], [0, 10])).toEqual({ pitch: 0, roll: 10 })
  })

  // In landscape the device's gamma is the screen's pitch: its long edges point up and down.
  it('turns with the screen: top to the left (90), top to the right (270), upside down', () => {
    expect(leanBetween([0, -40], [0, -50], 90)).toEqual({ pitch: 10, roll: 0 })
    expect(leanBetween([0, 40], [0, 50], 270)).toEqual({ pitch: 10, roll: 0 })
    expect(leanBetween([-45, 0], [-55, 0], 180)).toEqual({ pitch: 10, roll: 0 })
    expect(leanBetween([0, 0], [10, 0], 90).roll).toBeCloseTo(10)
    expect(leanBetween([0, 0], [10, 0], 270).roll).toBeCloseTo(-10)
  })

  // The same attitude has two readings there: (β, γ) and (180° − β, γ − 180°).
  it('does not jump where beta and gamma do, when the phone stands upright', () => {
    const before = attitude(89.9, 30, 0)
    const after = attitude(90.1, 30, 0)
    expect(Math.abs(after.pitch - before.pitch)).toBeLessThan(0.5)
    expect(Math.abs(after.roll - before.roll)).toBeLessThan(0.5)
    const pitch = fc.double({ min: -89, max: 89, noNaN: true })
    fc.assert(
      fc.property(pitch, pitch, fc.constantFrom(0, 90, 180, 270), (beta, gamma, angle) => {
        const one = attitude(beta, gamma, angle)
        const same = attitude(180 - beta, gamma - 180, angle)
        expect(same.roll).toBeCloseTo(one.roll, 6)
        expect(difference(same, one).pitch).toBeCloseTo(0, 6)
      }),
    )
  })

  it('takes the shorter way round for a phone held overhead', () => {
    expect(leanBetween([175, 0], [-175, 0])).toEqual({ pitch: 10, roll: 0 })
  })

  it('gives finite angles for every reading', () => {
    const beta = fc.double({ min: -180, max: 180, noNaN: true })
    const gamma = fc.double({ min: -90, max: 90, noNaN: true })
    fc.assert(
      fc.property(beta, gamma, fc.constantFrom(0, 90, 180, 270), (b, g, angle) => {
        const { pitch, roll } = attitude(b, g, angle)
        expect(Math.abs(pitch)).toBeLessThanOrEqual(180)
        expect(Math.abs(roll)).toBeLessThanOrEqual(90)
      }),
    )
  })
})

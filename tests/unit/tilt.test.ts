import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTilt } from '../../src/site/interaction/card/tilt'

const values = {
  pointer: { x: 0, y: 0, isOver: false },
  lean: { x: 0, y: 0, isOn: false },
  tiltX: 0,
  tiltY: 0,
  glow: 0,
  lift: 0,
}
const tilt = createTilt(values)

function settle(): number {
  let frames = 0
  while (tilt.step(1 / 60)) if (++frames > 600) throw new Error('the card never comes to rest')
  return frames / 60
}

const pointAt = (x: number, y: number) => Object.assign(values.pointer, { x, y, isOver: true })

beforeEach(() => {
  tilt.holdCorner(false)
  values.pointer.isOver = false
  Object.assign(values.lean, { x: 0, y: 0, isOn: false })
  tilt.flatten()
})

describe('the tilt', () => {
  it.each([
    ['the centre', 0, 0, 0, 0],
    ['the right edge', 1, 0, 0, -10],
    ['the left edge', -1, 0, 0, 10],
    ['the top edge', 0, -1, -10, 0],
    ['the bottom edge', 0, 1, 10, 0],
    ['the lower right corner', 1, 1, 10, -10],
    ['half way to the upper left', -0.5, -0.5, -5, 5],
    ['far outside', 40, -9, -10, -10],
  ])('raises the side under the pointer: %s', (_name, x, y, rotateX, rotateY) => {
    pointAt(x, y)
    settle()
    expect(values.tiltX).toBeCloseTo(rotateX, 2)
    expect(values.tiltY).toBeCloseTo(rotateY, 2)
    expect(values.glow).toBeCloseTo(1, 2)
  })

  it('goes back to flat, and to the end of its frames, when the pointer leaves', () => {
    pointAt(1, -1)
    settle()
    values.pointer.isOver = false
    expect(settle()).toBeLessThan(3)
    expect([values.tiltX, values.tiltY]).toEqual([0, 0])
    expect(values.glow).toBe(0)
  })

  it('follows the phone while nobody points, and the pointer when somebody does', () => {
    Object.assign(values.lean, { x: 0.5, y: -1, isOn: true })
    settle()
    expect(values.tiltX).toBeCloseTo(-10, 2)
    expect(values.tiltY).toBeCloseTo(-5, 2)
    pointAt(-1, 0)
    settle()
    expect(values.tiltY).toBeCloseTo(10, 2)
  })

  it('keeps its target within ±10°; the spring goes past it by less than half a degree', () => {
    const point = fc.double({ min: -3, max: 3, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(point, point), { minLength: 1 }), (points) => {
        tilt.flatten()
        for (const [x, y] of points) {
          pointAt(x, y)
          for (let i = 0; i < 20; i++) {
            tilt.step(1 / 60)
            expect(Math.hypot(values.tiltX)).toBeLessThan(10.5)
            expect(Math.abs(values.tiltY)).toBeLessThan(10.5)
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  it('is flat at once when motion is not wanted', () => {
    pointAt(1, 1)
    tilt.step(1 / 60)
    tilt.flatten()
    expect([values.tiltX, values.tiltY]).toEqual([0, 0])
    expect(values.glow).toBe(0)
  })

  it('folds the corner over while the turn button is pointed at, at once when motion is not wanted', () => {
    tilt.holdCorner(true)
    expect(values.lift).toBe(0)
    expect(settle()).toBeLessThan(1)
    expect(values.lift).toBe(1)
    tilt.flatten()
    expect(values.lift).toBe(1)
    tilt.holdCorner(false)
    settle()
    expect(values.lift).toBe(0)
    tilt.holdCorner(true)
    tilt.flatten()
    expect(values.lift).toBe(1)
  })
})

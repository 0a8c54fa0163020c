import { beforeEach, describe, expect, it } from 'vitest'
import { createVisitorLight } from '../../src/site/interaction/visitor-light'

const SCREEN = { innerWidth: 1000, innerHeight: 600 }
const values = { lean: { x: 0, y: 0, isOn: false }, light: { x: 0, y: 0, glow: 0 } }
let lamp: ReturnType<typeof createVisitorLight>

beforeEach(() => {
  values.lean = { x: 0, y: 0, isOn: false }
  values.light = { x: 0, y: 0, glow: 0 }
  lamp = createVisitorLight(values, SCREEN)
})

function pass(seconds: number): boolean {
  let isMoving = false
  for (let left = seconds; left > 0; left -= 0.02) isMoving = lamp.step(0.02)
  return isMoving
}

describe('the visitor’s light', () => {
  it('comes on where the pointer is, without crossing the screen', () => {
    lamp.point(700, 200)
    pass(0.02)
    expect(values.light).toMatchObject({ x: 700, y: 200 })
    expect(values.light.glow).toBeGreaterThan(0)
  })

  it('follows the pointer by a spring and then rests', () => {
    lamp.point(100, 100)
    pass(1)
    lamp.point(500, 100)
    pass(0.06)
    expect(values.light.x).toBeGreaterThan(100)
    expect(values.light.x).toBeLessThan(500)
    expect(pass(2)).toBe(false)
    expect(values.light).toEqual({ x: 500, y: 100, glow: 1 })
  })

  it('goes out where it was left', () => {
    lamp.point(300, 300)
    pass(1)
    lamp.leave()
    expect(pass(3)).toBe(false)
    expect(values.light).toEqual({ x: 300, y: 300, glow: 0 })
  })

  it('without a pointer it is where the phone leans', () => {
    Object.assign(values.lean, { x: 0.5, y: -0.5, isOn: true })
    pass(2)
    expect(values.light.x).toBeCloseTo(750, 0)
    expect(values.light.y).toBeCloseTo(150, 0)
  })

  it('takes the same way at 30 and at 120 frames a second', () => {
    const [slow, fast] = [1 / 30, 1 / 120].map((frame) => {
      values.light = { x: 0, y: 0, glow: 0 }
      const lamp = createVisitorLight(values, SCREEN)
      lamp.point(0, 0)
      lamp.step(0.5)
      lamp.point(800, 0)
      for (let passed = 0; passed < 0.1 - 1e-6; passed += frame) lamp.step(frame)
      return values.light.x
    })
    expect(slow).toBeCloseTo(fast ?? 0, 3)
  })
})

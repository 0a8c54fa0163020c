// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { createVisitorLight } from '../../src/site/interaction/visitor-light'
import { takesLight } from '../../src/site/overlay/light/takes-light'

const values = { lean: { x: 0, y: 0, isOn: false }, light: { x: 0, y: 0, glow: 0 } }
let lamp: ReturnType<typeof createVisitorLight>

beforeEach(() => {
  values.lean = { x: 0, y: 0, isOn: false }
  values.light = { x: 0, y: 0, glow: 0 }
  lamp = createVisitorLight(values, { innerWidth: 1000, innerHeight: 600 })
})

/** Says whether it still moves. */
function pass(seconds: number): boolean {
  let isMoving = false
  for (let left = seconds; left > 1e-6; left -= 0.02) isMoving = lamp.step(0.02)
  return isMoving
}

it('the visitor’s light comes on where the pointer is, follows it by a spring, and goes out where it was left', () => {
  lamp.point(100, 100)
  pass(0.02)
  expect(values.light).toMatchObject({ x: 100, y: 100 })
  expect(values.light.glow).toBeGreaterThan(0)
  pass(1)
  lamp.point(500, 100)
  pass(0.06)
  expect(values.light.x).toBeGreaterThan(100)
  expect(values.light.x).toBeLessThan(500)
  expect(pass(2)).toBe(false)
  expect(values.light).toEqual({ x: 500, y: 100, glow: 1 })
  lamp.leave()
  expect(pass(3)).toBe(false)
  expect(values.light).toEqual({ x: 500, y: 100, glow: 0 })
})

it('without a pointer the light is where the phone leans', () => {
  Object.assign(values.lean, { x: 0.5, y: -0.5, isOn: true })
  pass(2)
  expect(values.light.x).toBeCloseTo(750, 0)
  expect(values.light.y).toBeCloseTo(150, 0)
})

const listen = vi.spyOn(window, 'addEventListener')

/** Lights that follow the pointer. */
const lights = () =>
  listen.mock.calls.filter(
    ([type, , options]) =>
      type === 'pointermove' && !(options as AddEventListenerOptions).signal?.aborted,
  ).length

it('there is one light on a screen, and none between, also when its file is on the way', async () => {
  const leaveGrid = takesLight(document.createElement('div'))
  leaveGrid?.()
  const leaveSection = takesLight(document.createElement('div'))
  await vi.waitFor(() => expect(lights()).toBeGreaterThan(0))
  await vi.dynamicImportSettled()
  expect(lights()).toBe(1)
  leaveSection?.()
  expect(lights()).toBe(0)
  const leaveNext = takesLight(document.createElement('div'))
  await vi.waitFor(() => expect(lights()).toBe(1))
  leaveNext?.()
  expect(lights()).toBe(0)
})

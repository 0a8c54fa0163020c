// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { createVisitorLight } from '../../src/site/interaction/visitor-light'
import { takesLight } from '../../src/site/overlay/light/takes-light'

const lean = { x: 0, y: 0, isOn: false }
let lamp: ReturnType<typeof createVisitorLight>

beforeEach(() => {
  Object.assign(lean, { x: 0, y: 0, isOn: false })
  lamp = createVisitorLight(lean, { innerWidth: 1000, innerHeight: 600 })
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
  expect(lamp.light).toMatchObject({ x: 100, y: 100 })
  expect(lamp.light.glow).toBeGreaterThan(0)
  pass(1)
  lamp.point(500, 100)
  pass(0.06)
  expect(lamp.light.x).toBeGreaterThan(100)
  expect(lamp.light.x).toBeLessThan(500)
  expect(pass(2)).toBe(false)
  expect(lamp.light).toEqual({ x: 500, y: 100, glow: 1 })
  lamp.leave()
  expect(pass(3)).toBe(false)
  expect(lamp.light).toEqual({ x: 500, y: 100, glow: 0 })
})

it('without a pointer the light is where the phone leans', () => {
  Object.assign(lean, { x: 0.5, y: -0.5, isOn: true })
  pass(2)
  expect(lamp.light.x).toBeCloseTo(750, 0)
  expect(lamp.light.y).toBeCloseTo(150, 0)
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
  const leaveEntry = takesLight(document.createElement('div'))
  await vi.waitFor(() => expect(lights()).toBeGreaterThan(0))
  await vi.dynamicImportSettled()
  expect(lights()).toBe(1)
  leaveSection?.()
  expect(lights()).toBe(1)
  leaveEntry?.()
  expect(lights()).toBe(0)
  const leaveNext = takesLight(document.createElement('div'))
  await vi.waitFor(() => expect(lights()).toBe(1))
  leaveNext?.()
  expect(lights()).toBe(0)
})

import { beforeEach, expect, it } from 'vitest'
import { PX } from '../../src/site/geometry/geometry'
import { createCardFrame } from '../../src/site/scene/card/card-frame'
import { createLamp } from '../../src/site/scene/card/lamp'
import { sceneValues } from '../../src/site/scene/scene-values'

const FRAME_S = 1 / 50
const ROSETTE = { x: 220, y: 45, radius: 126 }
const SEAL = { x: -300, y: 170, radius: 30 }
const FACE = { portrait: { ...SEAL, radius: 100 }, rosette: ROSETTE, seal: SEAL, clear: SEAL }
const LAYOUT = { box: { x: 0, y: 0, width: 720, height: 450 }, front: FACE, back: FACE }
const FLAT = { tiltX: 0, tiltY: 0, turn: 0, glow: 0, flightProgress: 0, sheet: null }

beforeEach(() => {
  Object.assign(sceneValues, FLAT, { isStill: false })
})

const frame = createCardFrame()
/** Where on the flat card the highlight stands, CSS px to the right of its centre. */
function highlight(lamp: ReturnType<typeof createLamp>): number {
  lamp.light(frame)
  return (frame.light.x / frame.light.z) * PX.perspective
}
const step = (lamp: ReturnType<typeof createLamp>, isAtRest = true) =>
  lamp.step(LAYOUT, false, isAtRest, FRAME_S)

it('rests on the rosette, and crosses the card and comes back in the last of 14 seconds', () => {
  const lamp = createLamp()
  step(lamp)
  const moving: number[] = []
  const places: number[] = []
  for (let passed = 2; passed < 29 / FRAME_S; passed++) {
    if (step(lamp)) moving.push(passed * FRAME_S)
    places.push(highlight(lamp))
  }
  expect(highlight(lamp)).toBeCloseTo(ROSETTE.x, 0)
  expect(Math.min(...places)).toBeLessThan(-0.9 * ROSETTE.x)
  // The card is drawn in a third of the time at most, and rests before.
  expect(moving.length * FRAME_S).toBeLessThan(29 / 3)
  expect(moving[0]).toBeGreaterThan(9)
})

it('follows the tilt later, with foil that wakes, and sweeps only once nobody has moved', () => {
  const lamp = createLamp()
  step(lamp)
  lamp.light(frame)
  const asleep = frame.foil
  for (let frames = 0; frames < 12 / FRAME_S; frames++) step(lamp, false)
  expect(highlight(lamp)).toBeCloseTo(ROSETTE.x, 0)
  Object.assign(sceneValues, { tiltY: 10, glow: 1 })
  step(lamp, false)
  expect(highlight(lamp)).toBeGreaterThan(0.8 * ROSETTE.x)
  expect(frame.foil).toBeGreaterThan(asleep)
  for (let frames = 0; frames < 20 / FRAME_S; frames++) step(lamp, false)
  expect(highlight(lamp)).toBeCloseTo(-0.28e-3 * 720 * PX.perspective, 0)
})

it('stands still and bright while motion is paused', () => {
  const lamp = createLamp()
  for (let passed = 0; passed < 12; passed += FRAME_S) step(lamp)
  expect(highlight(lamp)).toBeLessThan(0)
  sceneValues.isStill = true
  expect(step(lamp)).toBe(true)
  expect(highlight(lamp)).toBeCloseTo(ROSETTE.x, 0)
  expect(frame.foil).toBe(1)
  expect(step(lamp)).toBe(false)
})

import { Vector3 } from 'three'
import { afterEach, describe, expect, it } from 'vitest'
import { lightDirection } from '../../src/site/scene/card/card-frame'
import { sceneValues } from '../../src/site/scene/scene-values'

/** Where the light comes from when the card (720 × 454) has that pose and glow. */
function lightAt(x: number, y: number, glow: number) {
  sceneValues.tiltX = x
  sceneValues.tiltY = y
  sceneValues.glow = glow
  const light = new Vector3()
  lightDirection(light, 720, 454)
  return light
}

afterEach(() => {
  sceneValues.tiltX = 0
  sceneValues.tiltY = 0
  sceneValues.glow = 0
})

describe('lightDirection', () => {
  it('comes from the upper left at rest', () => {
    const light = lightAt(0, 0, 0)
    expect(light.x).toBeLessThan(0)
    expect(light.y).toBeGreaterThan(0)
    expect(light.z).toBeGreaterThan(0.9)
  })

  it.each([
    ['right', 0, -10, 1, 0],
    ['left', 0, 10, -1, 0],
    ['top', -10, 0, 0, 1],
    ['bottom', 10, 0, 0, -1],
  ])('leans toward the raised side, where the pointer is: %s', (_name, x, y, right, up) => {
    const light = lightAt(x, y, 1)
    expect(Math.sign(Math.round(light.x * 100))).toBe(right)
    expect(Math.sign(Math.round(light.y * 100))).toBe(up)
    expect(light.length()).toBeCloseTo(1)
  })

  it('glides from rest to the pointer as the glow grows, without a jump', () => {
    let before = lightAt(5, -8, 0)
    for (let glow = 0.05; glow <= 1; glow += 0.05) {
      const light = lightAt(5, -8, glow)
      expect(light.distanceTo(before)).toBeLessThan(0.03)
      before = light
    }
  })
})

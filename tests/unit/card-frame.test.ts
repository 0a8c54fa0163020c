import fc from 'fast-check'
import { Mesh, Vector3 } from 'three'
import { afterEach, describe, expect, it } from 'vitest'
import {
  aimCardCamera,
  createCardCamera,
  lightDirection,
  PERSPECTIVE_PX,
} from '../../src/site/scene/card/card-frame'
import { sceneValues } from '../../src/site/scene/scene-values'

const RAD = Math.PI / 180

type Point = { x: number; y: number }
type Size = { width: number; height: number }

/** CSS: `perspective(500px) rotateX(a) rotateY(b)` about the card's centre, y down. */
function cssPlace(point: Point, a: number, b: number, centre: Point): Point {
  const x = point.x * Math.cos(b)
  const depth = -point.x * Math.sin(b)
  const y = point.y * Math.cos(a) - depth * Math.sin(a)
  const z = point.y * Math.sin(a) + depth * Math.cos(a)
  const nearer = PERSPECTIVE_PX / (PERSPECTIVE_PX - z)
  return { x: centre.x + x * nearer, y: centre.y + y * nearer }
}

/** The same point of the mesh, as the scene's camera sees it, CSS px from the canvas's top left. */
function meshPlace(point: Point, a: number, b: number, centre: Point, size: Size): Point {
  const camera = createCardCamera()
  aimCardCamera(camera, size, centre.x, centre.y)
  const mesh = new Mesh()
  mesh.rotation.set(-a, b, 0)
  mesh.updateMatrixWorld()
  camera.updateMatrixWorld()
  const seen = new Vector3(point.x, -point.y, 0).applyMatrix4(mesh.matrixWorld).project(camera)
  return { x: ((seen.x + 1) / 2) * size.width, y: ((1 - seen.y) / 2) * size.height }
}

it('the camera shows each point of the mesh where CSS shows it on the card, at any pose and place', () => {
  expect(PERSPECTIVE_PX).toBe(500)
  const angle = fc.double({ min: -10 * RAD, max: 10 * RAD, noNaN: true })
  const part = fc.double({ min: -1, max: 1, noNaN: true })
  const place = fc.record({ x: part, y: part })
  const side = fc.integer({ min: 320, max: 4000 })
  const canvas = fc.record({ width: side, height: side })
  fc.assert(
    fc.property(angle, angle, place, place, canvas, (a, b, on, at, size) => {
      const centre = { x: (size.width * (1 + at.x)) / 2, y: (size.height * (1 + at.y)) / 2 }
      const point = { x: 360 * on.x, y: 227 * on.y }
      const css = cssPlace(point, a, b, centre)
      const mesh = meshPlace(point, a, b, centre, size)
      expect(mesh.x).toBeCloseTo(css.x, 8)
      expect(mesh.y).toBeCloseTo(css.y, 8)
    }),
    { numRuns: 500 },
  )
})

describe('the light', () => {
  /** Where it comes from when the card (720 × 454) has that pose and glow. */
  function lightAt(tiltX: number, tiltY: number, glow: number) {
    Object.assign(sceneValues, { tiltX, tiltY, glow })
    const light = new Vector3()
    lightDirection(light, 720, 454)
    return light
  }
  afterEach(() => Object.assign(sceneValues, { tiltX: 0, tiltY: 0, glow: 0 }))

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
})

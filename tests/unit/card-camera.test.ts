import fc from 'fast-check'
import { Mesh, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import {
  aimCardCamera,
  createCardCamera,
  PERSPECTIVE_PX,
} from '../../src/site/scene/card/card-frame'

const RAD = Math.PI / 180

type Point = { x: number; y: number }

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
function meshPlace(point: Point, a: number, b: number, centre: Point, size: typeof CANVAS): Point {
  const camera = createCardCamera()
  aimCardCamera(camera, size, centre.x, centre.y)
  const mesh = new Mesh()
  mesh.rotation.set(-a, b, 0)
  mesh.updateMatrixWorld()
  camera.updateMatrixWorld()
  const seen = new Vector3(point.x, -point.y, 0).applyMatrix4(mesh.matrixWorld).project(camera)
  return { x: ((seen.x + 1) / 2) * size.width, y: ((1 - seen.y) / 2) * size.height }
}

const CANVAS = { width: 1440, height: 900 }

describe('aimCardCamera', () => {
  it('shows each point of the mesh where CSS shows it on the card, at any pose and place', () => {
    const angle = fc.double({ min: -10, max: 10, noNaN: true })
    const part = fc.double({ min: -1, max: 1, noNaN: true })
    const side = fc.integer({ min: 320, max: 4000 })
    fc.assert(
      fc.property(
        angle,
        angle,
        part,
        part,
        side,
        side,
        part,
        part,
        (rx, ry, u, v, w, h, cx, cy) => {
          const size = { width: w, height: h }
          const centre = { x: (w * (1 + cx)) / 2, y: (h * (1 + cy)) / 2 }
          const point = { x: 360 * u, y: 227 * v }
          const css = cssPlace(point, rx * RAD, ry * RAD, centre)
          const mesh = meshPlace(point, rx * RAD, ry * RAD, centre, size)
          expect(mesh.x).toBeCloseTo(css.x, 8)
          expect(mesh.y).toBeCloseTo(css.y, 8)
        },
      ),
      { numRuns: 500 },
    )
  })
})

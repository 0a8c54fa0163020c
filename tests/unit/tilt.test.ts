import { beforeEach, describe, expect, it } from 'vitest'
import { createCard } from '../../src/site/interaction/card/card'
import { createSway, createTilt } from '../../src/site/interaction/card/tilt'

const FRAME_S = 1 / 60

const restingValues = () => ({
  pointer: { x: 0, y: 0, isOver: false },
  lean: { x: 0, y: 0, isOn: false },
  tiltX: 0,
  tiltY: 0,
  glow: 0,
  fold: 0,
  turn: 0,
  flatness: 0,
})

describe('the tilt', () => {
  let values = restingValues()
  let tilt = createTilt(values)
  beforeEach(() => {
    values = restingValues()
    tilt = createTilt(values)
  })

  function settle(): number {
    let frames = 0
    while (tilt.step(FRAME_S)) if (++frames > 600) throw new Error('the card never comes to rest')
    return frames * FRAME_S
  }
  const pointAt = (x: number, y: number) => Object.assign(values.pointer, { x, y, isOver: true })

  it.each([
    ['the centre', 0, 0, 0, 0],
    ['the right edge', 1, 0, 0, -10],
    ['half way to the upper left', -0.5, -0.5, -5, 5],
    ['far outside', 40, -9, -10, -10],
  ])('raises the side under the pointer: %s', (_name, x, y, rotateX, rotateY) => {
    pointAt(x, y)
    settle()
    expect(values.tiltX).toBeCloseTo(rotateX, 2)
    expect(values.tiltY).toBeCloseTo(rotateY, 2)
    expect(values.glow).toBeCloseTo(1, 2)
  })

  it('goes back to flat, and to the end of its frames, when the pointer leaves, at once without motion', () => {
    pointAt(1, -1)
    settle()
    values.pointer.isOver = false
    expect(settle()).toBeLessThan(3)
    expect([values.tiltX, values.tiltY, values.glow]).toEqual([0, 0, 0])
    pointAt(1, 1)
    tilt.step(FRAME_S)
    tilt.settle()
    expect([values.tiltX, values.tiltY, values.glow]).toEqual([0, 0, 0])
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
})

it('takes the same way to the pointer at any frame rate', () => {
  const tilts = [5, 60, 240].map((rate) => {
    const values = restingValues()
    const tilt = createTilt(values)
    Object.assign(values.pointer, { x: 0.5, isOver: true })
    for (let frame = 0; frame < rate / 5; frame++) tilt.step(1 / rate)
    return values.tiltY
  })
  for (const tilt of tilts) expect(tilt).toBeCloseTo(tilts[0] ?? 0, 6)
})

describe('the sway', () => {
  it('leans one way, then the other, softly in and out, once', () => {
    const sway = createSway()
    sway.start()
    const leans: number[] = []
    for (let lean = sway.step(FRAME_S, false); lean; lean = sway.step(FRAME_S, false)) {
      leans.push(lean.x)
    }
    expect(leans.length * FRAME_S).toBeCloseTo(2.4, 1)
    expect(Math.max(...leans)).toBeGreaterThan(0.2)
    expect(Math.min(...leans)).toBeLessThan(-0.2)
    expect(Math.abs(leans[0] ?? 1)).toBeLessThan(0.01)
    expect(Math.abs(leans.at(-1) ?? 1)).toBeLessThan(0.01)
    expect(sway.step(FRAME_S, false)).toBeUndefined()
  })

  it('is the same at eight frames a second as at 120', () => {
    const [coarse = [], smooth = []] = [8, 120].map((rate) => {
      const values = restingValues()
      const card = createCard(values, () => {})
      card.sway()
      return Array.from({ length: 16 }, () => {
        for (let i = 0; i < rate / 8; i++) card.step(1 / rate)
        return values.tiltY
      })
    })
    expect(Math.max(...smooth.map(Math.abs))).toBeGreaterThan(3)
    const distances = smooth.map((tilt, i) => Math.abs(tilt - (coarse[i] ?? 0)))
    expect(Math.max(...distances)).toBeLessThan(0.3)
  })

  it('ends for good when the visitor takes over, or nothing may move', () => {
    const sway = createSway()
    sway.start()
    sway.stop()
    expect(sway.step(FRAME_S, false)).toBeUndefined()
    sway.start()
    expect(sway.step(FRAME_S, true)).toBeUndefined()
    sway.start()
    expect(sway.step(FRAME_S, false)).toBeUndefined()
  })
})

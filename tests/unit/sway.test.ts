import { describe, expect, it } from 'vitest'
import { createCard } from '../../src/site/interaction/card/card'
import { createSway } from '../../src/site/interaction/card/sway'

const restingValues = () => ({
  pointer: { x: 0, y: 0, isOver: false },
  lean: { x: 0, y: 0, isOn: false },
  tiltX: 0,
  tiltY: 0,
  glow: 0,
  lift: 0,
  turn: 0,
})

/** How the card leans every eighth of a second of two, drawn at `rate` frames a second. */
function pathAt(rate: number): number[] {
  const values = restingValues()
  const card = createCard(values, () => {})
  card.sway()
  return Array.from({ length: 16 }, () => {
    for (let i = 0; i < rate / 8; i++) card.step(1 / rate)
    return values.tiltY
  })
}

it('the card sways at eight frames a second as it does at 120', () => {
  const smooth = pathAt(120)
  expect(Math.max(...smooth.map(Math.abs))).toBeGreaterThan(3)
  for (const [i, lean] of pathAt(8).entries()) {
    expect(Math.abs(lean - (smooth[i] ?? 0))).toBeLessThan(0.3)
  }
})

describe('the sway', () => {
  const lean = { x: 0, y: 0, lift: 0 }
  const FRAME_S = 1 / 60

  it('leans one way, then the other, softly in and out, once', () => {
    const sway = createSway(restingValues())
    sway.start()
    const leans: number[] = []
    while (sway.step(FRAME_S, lean)) leans.push(lean.x)
    expect(leans.length * FRAME_S).toBeCloseTo(2.4, 1)
    expect(Math.max(...leans)).toBeGreaterThan(0.2)
    expect(Math.min(...leans)).toBeLessThan(-0.2)
    expect(Math.abs(leans[0] ?? 1)).toBeLessThan(0.01)
    expect(Math.abs(leans.at(-1) ?? 1)).toBeLessThan(0.01)
    expect(sway.step(FRAME_S, lean)).toBe(false)
  })

  it('ends when the visitor takes over, or nothing may move', () => {
    const values = restingValues()
    const sway = createSway(values)
    sway.start()
    sway.stop()
    expect(sway.step(FRAME_S, lean)).toBe(false)
    sway.start()
    values.pointer.isOver = true
    expect(sway.step(FRAME_S, lean)).toBe(false)
    values.pointer.isOver = false
    sway.start()
    expect(sway.step(FRAME_S, lean)).toBe(false)
  })
})

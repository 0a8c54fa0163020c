import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Box } from '../../src/site/interaction/frame-values'
import { cutSheet } from '../../src/site/interaction/sheet/cut-sheet'
import { piecePose } from '../../src/site/interaction/sheet/piece-pose'

const CARD: Box = { x: 360, y: 180, width: 720, height: 454 }
const GAP_PX = 16

/** Rows of so many tiles each, centred, as in navigation-screen.module.css. */
function gridOf(counts: readonly number[], width = 176, height = 136): Box[] {
  const most = Math.max(...counts)
  return counts.flatMap((count, row) => {
    const start = 400 + ((most - count) * (width + GAP_PX)) / 2
    return Array.from({ length: count }, (_, place) => ({
      x: start + place * (width + GAP_PX),
      y: 100 + row * (height + GAP_PX),
      width,
      height,
    }))
  })
}

const areaOf = ({ width, height }: Box) => width * height
const overlapOf = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const arrangement = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 })

describe('cutSheet', () => {
  it('cuts the whole card, without a gap or an overlap, in the order of the tiles', () => {
    fc.assert(
      fc.property(arrangement, (counts) => {
        const tiles = gridOf(counts)
        const pieces = cutSheet(CARD, tiles)
        expect(pieces.map(({ tile }) => tile)).toEqual(tiles)
        const cards = pieces.map(({ card }) => card)
        const sum = cards.reduce((total, card) => total + areaOf(card), 0)
        expect(sum).toBeCloseTo(areaOf(CARD), 3)
        for (const [index, card] of cards.entries()) {
          expect(overlapOf(card, CARD)).toBeCloseTo(areaOf(card), 3)
          for (const other of cards.slice(index + 1)) expect(overlapOf(card, other)).toBeLessThan(1)
        }
        const corners = pieces.reduce(
          (all, piece) => all + piece.corners.reduce((a, b) => a + b),
          0,
        )
        expect(corners).toBe(4)
      }),
    )
  })

  it('keeps left pieces left and upper ones up', () => {
    const pieces = cutSheet(CARD, gridOf([3, 3, 3]))
    for (const a of pieces) {
      for (const b of pieces) {
        if (a.tile.x < b.tile.x) expect(a.card.x).toBeLessThan(b.card.x)
        if (a.tile.y < b.tile.y) expect(a.card.y).toBeLessThan(b.card.y)
      }
    }
    expect(pieces[4]).toMatchObject({ distance: 0, side: { x: 0, y: 0 } })
    expect(pieces[0]?.distance).toBe(1)
  })
})

describe('piecePose', () => {
  const boxOf = ({ x, y, width, height }: Box) => ({
    x: x + width / 2,
    y: y + height / 2,
    width,
    height,
  })

  it('begins flat on the card and ends flat on the tile, the centre first', () => {
    for (const piece of cutSheet(CARD, gridOf([3, 3, 3]))) {
      let pose = piecePose(piece, 0)
      expect(pose).toMatchObject({ ...boxOf(piece.card), z: 0, part: 0, cutRadius: 0 })
      expect(pose.bleed).toBeGreaterThan(0)
      pose = piecePose(piece, 1)
      expect(pose).toMatchObject({ ...boxOf(piece.tile), part: 1, bleed: 0, outerRadius: 18 })
      expect(Math.abs(pose.z) + Math.abs(pose.turnX) + Math.abs(pose.turnY)).toBeLessThan(1e-9)
    }
    const parts = cutSheet(CARD, gridOf([3, 3, 3])).map((piece) => piecePose(piece, 0.5).part)
    expect(Math.max(...parts)).toBe(parts[4])
    expect(Math.min(...parts)).toBe(parts[0])
    expect(parts[0]).toBeGreaterThan(0)
  })

  it('never jumps: a hundredth of the way moves a piece by less than 12 px', () => {
    const tiles = gridOf([3, 3, 3])
    for (const piece of cutSheet(CARD, tiles)) {
      for (let step = 1; step <= 100; step++) {
        const before = piecePose(piece, (step - 1) / 100)
        const now = piecePose(piece, step / 100)
        expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(12)
        expect(Math.abs(now.z - before.z)).toBeLessThan(8)
      }
    }
  })
})

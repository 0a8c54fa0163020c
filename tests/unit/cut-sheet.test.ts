import { expect, it } from 'vitest'
import { PX } from '../../src/site/geometry/geometry'
import type { Box } from '../../src/site/interaction/box'
import { cutSheet } from '../../src/site/interaction/sheet/cut-sheet'
import { piecePose } from '../../src/site/interaction/sheet/piece-pose'
import { fc } from './properties'

const CARD: Box = { x: 360, y: 180, width: 720, height: 454 }
const [WIDTH, HEIGHT, GAP_PX] = [176, 136, 16]

/** Rows of so many tiles each, centred, as in navigation-screen.module.css. */
function gridOf(counts: readonly number[]): Box[] {
  const most = Math.max(...counts)
  return counts.flatMap((count, row) => {
    const start = 400 + ((most - count) * (WIDTH + GAP_PX)) / 2
    return Array.from({ length: count }, (_, place) => ({
      x: start + place * (WIDTH + GAP_PX),
      y: 100 + row * (HEIGHT + GAP_PX),
      width: WIDTH,
      height: HEIGHT,
    }))
  })
}

const areaOf = ({ width, height }: Box) => width * height
const overlapOf = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

it('the whole card is cut, without a gap or an overlap, in the order of the tiles', () => {
  const rows = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(rows, (counts) => {
      const tiles = gridOf(counts)
      const pieces = cutSheet(CARD, tiles)
      expect(pieces.map(({ tile }) => tile)).toEqual(tiles)
      const rounded = pieces.flatMap(({ cardRadii }) => cardRadii.filter((radius) => radius > 0))
      expect(rounded).toEqual(Array(4).fill(PX.radiusCard))
      const cards = pieces.map(({ card }) => card)
      expect(total(cards.map(areaOf))).toBeCloseTo(areaOf(CARD), 3)
      for (const [index, card] of cards.entries()) {
        expect(overlapOf(card, CARD)).toBeCloseTo(areaOf(card), 3)
        for (const other of cards.slice(index + 1)) expect(overlapOf(card, other)).toBeLessThan(1)
      }
    }),
  )
})

const pieces = cutSheet(CARD, gridOf([3, 3, 3]))

it('nothing jumps: a hundredth of the way moves a piece by less than 12 px', () => {
  for (const piece of pieces) {
    let before = { ...piecePose(piece, 0) }
    for (let step = 1; step <= 100; step++) {
      const now = { ...piecePose(piece, step / 100) }
      expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(12)
      expect(Math.abs(now.z - before.z)).toBeLessThan(8)
      before = now
    }
  }
})

it('a piece ends with the corners of its tile, and begins with those of the card', () => {
  const tileRadii = [20, 3, 3, 3] as const
  const [piece] = cutSheet(CARD, gridOf([3, 3, 3]), [tileRadii])
  if (!piece) throw new Error('there is no piece')
  expect(piecePose(piece, 0).radii).toEqual([PX.radiusCard, 0, 0, 0])
  expect(piecePose(piece, 1).radii).toEqual(tileRadii)
})

import gsap from 'gsap'
import { boxOf, middleOf } from '../../interaction/box'
import type { CardLayout } from '../../interaction/card/card-layout'
import { live, shownFrame } from '../../interaction/live'
import { cutSheet, type Piece, type Radii } from '../../interaction/sheet/cut-sheet'
import { piecePose } from '../../interaction/sheet/piece-pose'
import type { Parts } from '../part'
import type { Timeline } from './timings'

/** A tile appears on its piece between these shares of the piece's progress. */
const APPEARS = { from: 0.45, to: 0.92 }
/** The card's texts have faded at this share of a flight, before the gaps between the pieces would cut the name. */
const CONTENT_GONE_AT = 0.2

function radiiOf(tile: HTMLElement): Radii {
  const style = getComputedStyle(tile)
  const at = (corner: 'TopLeft' | 'TopRight' | 'BottomRight' | 'BottomLeft') =>
    Number.parseFloat(style[`border${corner}Radius`])
  return [at('TopLeft'), at('TopRight'), at('BottomRight'), at('BottomLeft')]
}

function smoothly(from: number, to: number, value: number): number {
  const progress = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return progress * progress * (3 - 2 * progress)
}

/**
 * Starts the flight of the card's pieces to the tiles, or back. Pieces in the air go on from where they are.
 * @param content elements of the card that fade with its pieces @param grid the grid that enters, or the copy that leaves
 * @returns a function that poses the tiles and the content, for every frame
 */
export function startFlight(
  timeline: Timeline,
  card: CardLayout,
  content: readonly HTMLElement[],
  grid: Parts,
  isEntering: boolean,
): () => void {
  // On narrow screens the grid has no rosette.
  const centre = grid('centre').filter((each) => each.offsetWidth > 0)
  const riders = [...grid('tile'), ...centre]
  // The tiles of a grid that left during a flight are where the flight put them.
  for (const { style } of riders) style.transform = ''
  if (!live.sheet) live.flightProgress = isEntering ? 0 : 1
  const pieces = cutSheet(card.box, riders.map(boxOf), riders.map(radiiOf))
  const standing = content.map((element) => {
    const { x, y } = middleOf(boxOf(element))
    const isUnder = ({ card: box }: Piece) =>
      x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
    const opacity = Number(getComputedStyle(element).opacity)
    return { element, piece: pieces.find(isUnder), x, y, opacity }
  })
  const start = live.flightProgress
  const sheet = { card, pieces }
  live.sheet = sheet
  // They get layers of their own, since repainting them in every frame is slow.
  timeline.set([...riders, ...content], { willChange: 'transform' }, 0)

  const show = () => {
    const shown = shownFrame()
    // A worker may be some frames behind: its first ones are from before the flight.
    const flightProgress = shown.sheet === sheet ? shown.flightProgress : start
    for (const [index, piece] of pieces.entries()) {
      const pose = piecePose(piece, flightProgress)
      const [from, to] = [middleOf(piece.card), middleOf(piece.tile)]
      gsap.set(riders[index] ?? [], {
        x: pose.x - to.x,
        y: pose.y - to.y,
        scaleX: pose.width / piece.tile.width,
        scaleY: pose.height / piece.tile.height,
        opacity: smoothly(APPEARS.from, APPEARS.to, pose.progress),
      })
      for (const { element, x, y, opacity } of standing.filter((each) => each.piece === piece)) {
        gsap.set(element, {
          x: pose.x - x + (pose.width / piece.card.width) * (x - from.x),
          y: pose.y - y + (pose.height / piece.card.height) * (y - from.y),
          opacity: opacity * (1 - smoothly(0, CONTENT_GONE_AT, flightProgress)),
        })
      }
    }
  }
  show()
  return show
}

/** Ends a flight whose pieces have landed, or that is broken off. */
export function endFlight(): void {
  live.sheet = null
  live.flightProgress = 0
}

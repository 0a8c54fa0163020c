import gsap from 'gsap'
import type { Box, CardPlace, Piece } from '../../interaction/frame-values'
import { live, shownMotion } from '../../interaction/live'
import { cutSheet } from '../../interaction/sheet/cut-sheet'
import { piecePose } from '../../interaction/sheet/piece-pose'
import type { Parts } from './parts'
import { boxOf } from './place'

/** The rosette's radius in its plate, and the side of its drawing in radii. */
const ROSETTE_PX = 126
/** A tile appears on its piece in this part of the piece's way. */
const APPEARS = { from: 0.45, to: 0.92 }
/** Of the flight: before the gaps between the pieces would cut the name. */
const CONTENT_GONE_AT = 0.2

/** The card's sheet on its way to the tiles of the grid, or back. The scene draws the pieces. */
export type Flight = {
  /** Of the tiles at rest. */
  readonly tiles: readonly Box[]
  /** Lets name, portrait and controls dissolve with the pieces that they stand on. */
  readonly carry: (content: readonly Element[]) => void
  /** Shows the pieces and the tiles on them as `live.parted` says. */
  readonly show: () => void
  readonly end: () => void
}

/** A part of the card's face: the place of its middle, on its piece. */
type Content = { element: Element; piece: Piece; x: number; y: number; opacity: number }

/** The rosette's piece ends as a square that shows the card's rosette in the drawing's size. */
function withRosette(piece: Piece, { box, front }: CardPlace): Piece {
  const { x, y, width, height } = piece.tile
  const side = Math.min(width, height)
  const reach = ROSETTE_PX * front.rosette.scale
  return {
    ...piece,
    tile: { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side },
    crop: {
      x: box.x + box.width / 2 + front.rosette.x - reach,
      y: box.y + box.height / 2 + front.rosette.y - reach,
      width: 2 * reach,
      height: 2 * reach,
    },
    isFading: true,
  }
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

function smoothly(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

function onPieces(elements: readonly Element[], pieces: readonly Piece[]): Content[] {
  return elements.flatMap((element) => {
    const { x, y } = middleOf(boxOf(element))
    const piece = pieces.find(
      ({ card }) =>
        x >= card.x && x <= card.x + card.width && y >= card.y && y <= card.y + card.height,
    )
    if (!piece) return []
    const middle = middleOf(piece.card)
    const opacity = Number(getComputedStyle(element).opacity)
    return [{ element, piece, x: x - middle.x, y: y - middle.y, opacity }]
  })
}

/** Layers of their own: repainting them in every frame is slow. */
const raise = (elements: readonly Element[]) => gsap.set(elements, { willChange: 'transform' })

/**
 * Cuts the card's sheet, or goes on with the pieces that are in the air.
 * @param grid the entering grid, or the copy of the leaving one
 */
export function startFlight(
  card: CardPlace,
  grid: Parts,
  isEntering: boolean,
  before: Flight | undefined,
): Flight {
  // On narrow screens the grid has no rosette.
  const centre = grid.all('centre').filter((each) => each.offsetWidth > 0)
  const riders = [...grid.all('tile'), ...centre]
  // A grid that left in flight has its tiles in the air.
  const tiles = (!isEntering && before?.tiles) || riders.map(boxOf)
  if (!before) live.parted = isEntering ? 0 : 1
  const pieces = cutSheet(card.box, tiles).map((piece, index) =>
    riders[index] === centre[0] ? withRosette(piece, card) : piece,
  )
  const start = live.parted
  const sheet = { card, pieces }
  let content: readonly Content[] = []
  live.sheet = sheet
  raise(riders)

  /** A worker may be some frames behind, and begins with the frame before the flight. */
  const shownParted = (): number => {
    const shown = shownMotion()
    return shown.sheet === sheet ? shown.parted : start
  }
  const flight: Flight = {
    tiles,
    carry: (elements) => {
      raise(elements)
      content = onPieces(elements, pieces)
      flight.show()
    },
    show: () => {
      const parted = shownParted()
      for (const [index, piece] of pieces.entries()) {
        const pose = piecePose(piece, parted)
        const [rider, tile] = [riders[index], tiles[index]]
        if (!rider || !tile) continue
        gsap.set(rider, {
          x: pose.x - tile.x - tile.width / 2,
          y: pose.y - tile.y - tile.height / 2,
          scaleX: (pose.width * piece.crop.width) / (piece.tile.width * pose.crop.width),
          scaleY: (pose.height * piece.crop.height) / (piece.tile.height * pose.crop.height),
          opacity: smoothly(APPEARS.from, APPEARS.to, pose.part),
        })
        for (const each of content) {
          if (each.piece !== piece) continue
          gsap.set(each.element, {
            x: (pose.width / piece.card.width - 1) * each.x + pose.x - middleOf(piece.card).x,
            y: (pose.height / piece.card.height - 1) * each.y + pose.y - middleOf(piece.card).y,
            opacity: each.opacity * (1 - smoothly(0, CONTENT_GONE_AT, parted)),
          })
        }
      }
    },
    end: () => {
      live.sheet = null
      live.parted = 0
    },
  }
  flight.show()
  return flight
}

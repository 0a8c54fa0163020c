import gsap from 'gsap'
import { shownMotion } from '../../../interaction/card/shown-motion'
import { type Box, type CardPlace, live } from '../../../interaction/live'
import { sceneState } from '../../../interaction/scene-state'
import { cutSheet, type Piece } from '../../../interaction/sheet/cut-sheet'
import { createPiecePose, posePiece } from '../../../interaction/sheet/piece-pose'
import { movingParts, optionalParts } from '../timelines/moving-parts'
import { boxOf } from './flip'
import { createSlices } from './sheet-slices'

/** The rosette's radius in its plate, and the side of its drawing in radii. */
const ROSETTE_PX = 126
/** A tile appears on its piece in this part of the piece's way. */
const APPEARS = { from: 0.45, to: 0.92 }
/** Of the flight: before the gaps between the pieces would cut the name. */
const CONTENT_GONE_AT = 0.2

/** A part of the card's face: the place of its middle, on its piece. */
type Content = { element: Element; piece: Piece; x: number; y: number; opacity: number }

type Flight = {
  tiles: readonly Box[]
  pieces: readonly Piece[]
  /** The tiles or their copies, which ride on the pieces. */
  riders: readonly HTMLElement[]
  content: readonly Content[]
  /** `live.parted` when it began. */
  start: number
  slices: ReturnType<typeof createSlices> | undefined
}

let flight: Flight | undefined
const pose = createPiecePose()

export const isFlying = (): boolean => flight !== undefined

/** Whether the scene draws the card, and so its pieces. */
export const isCardDrawn = (): boolean => live.isCardLit && sceneState.get() === 'ready'

/** The grid's cells; on narrow screens it has no rosette. */
function cellsOf(grid: HTMLElement): HTMLElement[] {
  const centre = optionalParts(grid, 'centre').filter((each) => each.offsetWidth > 0)
  return [...movingParts(grid, 'tile'), ...centre]
}

/** The rosette's piece ends as a square that shows the card's rosette in the drawing's size. */
function withRosette(piece: Piece, { box, front }: CardPlace): Piece {
  const { x, y, width, height } = piece.tile
  const side = Math.min(width, height)
  const reach = ROSETTE_PX * front.rosette.scale
  return {
    ...piece,
    tile: { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side },
    window: {
      x: box.x + box.width / 2 + front.rosette.x - reach,
      y: box.y + box.height / 2 + front.rosette.y - reach,
      width: 2 * reach,
      height: 2 * reach,
    },
    isFading: true,
  }
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

/** Name, portrait and controls dissolve with the pieces that they stand on. */
function contentOf(elements: readonly Element[], pieces: readonly Piece[]): Content[] {
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

function smoothly(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** A worker may be some frames behind, and begins with the frame before the flight. */
function shownParted({ start }: Flight): number {
  if (!live.sheet) return live.parted
  const { sheet, parted } = shownMotion()
  return sheet === live.sheet ? parted : start
}

/** Shows the pieces and the tiles on them as `live.parted` says. */
export function showFlight(): void {
  if (!flight) return
  const { pieces, riders, slices, tiles, content } = flight
  const parted = shownParted(flight)
  for (const [index, piece] of pieces.entries()) {
    posePiece(pose, piece, parted)
    slices?.show(index, pose, piece)
    const rider = riders[index]
    const tile = tiles[index]
    if (!rider || !tile) continue
    gsap.set(rider, {
      x: pose.x - tile.x - tile.width / 2,
      y: pose.y - tile.y - tile.height / 2,
      scaleX: (pose.width * piece.window.width) / (piece.tile.width * pose.window.width),
      scaleY: (pose.height * piece.window.height) / (piece.tile.height * pose.window.height),
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
}

/**
 * Cuts the card's sheet, or goes on with the pieces that are in the air.
 * @param grid the entering grid, or the copy of the leaving one @param paper the card's, in CSS
 * @param content of the card's faces
 * @returns the tiles, whose styles the flight writes
 */
export function startFlight(
  card: CardPlace,
  grid: HTMLElement,
  isEntering: boolean,
  isDrawn: boolean,
  paper: Element | undefined,
  content: readonly Element[] = [],
): readonly HTMLElement[] {
  const riders = cellsOf(grid)
  // A grid that left in flight has its tiles in the air.
  const tiles = (!isEntering && flight?.tiles) || riders.map(boxOf)
  flight?.slices?.remove()
  if (!flight) live.parted = isEntering ? 0 : 1
  const pieces = cutSheet(card.box, tiles).map((piece, index) =>
    riders[index]?.dataset.part === 'centre' ? withRosette(piece, card) : piece,
  )
  live.sheet = isDrawn ? { card, pieces } : null
  const slices = !isDrawn && paper ? createSlices(paper, card.box, pieces) : undefined
  // Layers of their own: repainting them in every frame is slow.
  gsap.set([...riders, ...content], { willChange: 'transform' })
  const start = live.parted
  flight = { tiles, pieces, riders, slices, content: contentOf(content, pieces), start }
  showFlight()
  return riders
}

/** What is still in the air fades with a screen that leaves for another place. */
export const flightLayers = (): HTMLElement[] => (flight?.slices ? [flight.slices.layer] : [])

export function endFlight(): void {
  flight?.slices?.remove()
  flight = undefined
  live.sheet = null
  live.parted = 0
}

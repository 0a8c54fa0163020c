import type { Box } from '../../../interaction/live'
import type { Piece } from '../../../interaction/sheet/cut-sheet'
import type { PiecePose } from '../../../interaction/sheet/piece-pose'
import styles from './travel.module.css'

/** Neighbours overlap, or seams show between their soft edges. */
const OVERLAP_PX = 1

function createBox(className: string | undefined, { x, y, width, height }: Box): HTMLElement {
  const box = document.createElement('div')
  box.className = className ?? ''
  Object.assign(box.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  return box
}

/** The card's CSS paper in pieces, where no scene draws them. */
export function createSlices(paper: Element, card: Box, pieces: readonly Piece[]) {
  const layer = document.createElement('div')
  layer.className = `${styles.layer} ${styles.slices}`
  layer.ariaHidden = 'true'
  layer.style.perspectiveOrigin = `${card.x + card.width / 2}px ${card.y + card.height / 2}px`
  const slices = pieces.map(({ card: { x, y, width, height } }) => {
    const box = { x, y, width: width + OVERLAP_PX, height: height + OVERLAP_PX }
    const slice = createBox(styles.slice, box)
    const sheet = createBox(styles.sheet, { ...card, x: 0, y: 0 })
    sheet.append(paper.cloneNode(true))
    slice.append(sheet)
    layer.append(slice)
    return { slice, sheet, box }
  })
  // Below an afterimage, whose tiles ride on the slices.
  document.getElementById('root')?.after(layer)

  return {
    layer,
    show: (index: number, pose: PiecePose, piece: Piece): void => {
      const shown = slices[index]
      if (!shown) return
      const { slice, sheet, box } = shown
      const acrossScale = pose.width / piece.card.width
      const downScale = pose.height / piece.card.height
      const x = pose.x - box.x - box.width / 2
      const y = pose.y - box.y - box.height / 2
      slice.style.transform =
        `translate3d(${x.toFixed(2)}px,${y.toFixed(2)}px,${pose.z.toFixed(2)}px)` +
        ` rotateX(${pose.turnX.toFixed(2)}deg) rotateY(${pose.turnY.toFixed(2)}deg)` +
        ` scale(${acrossScale.toFixed(4)},${downScale.toFixed(4)})`
      slice.style.borderRadius = piece.corners
        .map((corner) => `${(corner ? pose.outerRadius : pose.cutRadius).toFixed(1)}px`)
        .join(' ')
      slice.style.opacity = pose.opacity.toFixed(3)
      const { window: part } = pose
      const across = piece.card.width / part.width
      const down = piece.card.height / part.height
      const left = (card.x - part.x) * across
      const top = (card.y - part.y) * down
      sheet.style.transform =
        `translate(${left.toFixed(2)}px,${top.toFixed(2)}px)` +
        ` scale(${across.toFixed(4)},${down.toFixed(4)})`
    },
    remove: (): void => layer.remove(),
  }
}

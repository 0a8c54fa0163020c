import { SHARES } from '../../../geometry/geometry'
import { type Pose, poseOf } from '../../../interaction/card/pose'
import { GLARE_OPACITY, MAX_TILT_DEG } from '../../../interaction/card/tilt'
import { addToFrame } from '../../../interaction/frames/frame-loop'
import { changes, type FrameValues, isCardDrawn, live, shownFrame } from '../../../interaction/live'
import { partOf, partsOf } from '../../part'

const RAD = Math.PI / 180
/** How far the light travels, in % of the element's size. */
const SHINE_TRAVEL_PERCENT = 32
const FOIL_TRAVEL_PERCENT = 40

/** The `background-position` of the name's foil. @param forward 1, or -1 where text runs from right to left */
function foilPlace({ tiltY, glow }: Pick<FrameValues, 'tiltY' | 'glow'>, forward: number) {
  const resting = (1 - glow) * forward * 100 * SHARES.foilRest
  const travelled = (-FOIL_TRAVEL_PERCENT * tiltY) / MAX_TILT_DEG
  return `${(50 - resting - travelled).toFixed(1)}% 0`
}

/** The stage 'card pose': writes styles when the pose changes. @returns the function that stops it */
export function startCardPose(wrapper: HTMLElement): () => void {
  const card = partOf(wrapper, 'card')
  const glare = partOf(wrapper, 'glare')
  const flare = partOf(wrapper, 'flare')
  const shine = partOf(wrapper, 'shine')
  const name = partOf(wrapper, 'name')
  const faces = partsOf(wrapper)('face').map(partsOf)
  let written = { ...shownFrame() }
  let writtenFoldPx = 0
  let isBackWritten = false

  const writeLight = ({ tiltX, tiltY, glow }: FrameValues) => {
    const lightX = -tiltY / MAX_TILT_DEG
    const lightY = tiltX / MAX_TILT_DEG
    // The scene's shader draws its own glare.
    if (!isCardDrawn()) {
      const angle = Math.atan2(lightX, -lightY)
      glare.style.transform = `translate(-50%, -50%) rotate(${angle.toFixed(3)}rad)`
      glare.style.opacity = (GLARE_OPACITY * glow).toFixed(3)
      flare.style.setProperty('--light', glow.toFixed(3))
      flare.style.setProperty('--light-x', lightX.toFixed(3))
      flare.style.setProperty('--light-y', lightY.toFixed(3))
    }
    const left = (SHINE_TRAVEL_PERCENT * lightX).toFixed(2)
    const top = (SHINE_TRAVEL_PERCENT * lightY).toFixed(2)
    shine.style.transform = `translate(${left}%, ${top}%)`
    // The direction may have changed with the language.
    const forward = document.documentElement.dir === 'rtl' ? -1 : 1
    name.style.backgroundPosition = foilPlace({ tiltY, glow }, forward)
  }

  const writePose = ({ x, y, z }: Pose, { glow }: FrameValues) => {
    const back = z === 0 ? '' : `translateZ(${z.toFixed(2)}px) `
    const isFlat = x === 0 && y === 0
    card.style.transform = isFlat
      ? ''
      : `${back}rotateX(${x.toFixed(3)}deg) rotateY(${y.toFixed(3)}deg)`
    // This gives the faces compositor layers, as repainting costs ten times as much. At rest the layers would be too large.
    card.toggleAttribute('data-tilted', !isFlat || glow > 0)
    card.toggleAttribute('data-turned', Math.cos(y * RAD) < 0)
  }

  const writeFold = ({ foldPx, isBack }: Pose, fold: number) => {
    const face = faces[isBack ? 1 : 0]
    if (!face || (foldPx === writtenFoldPx && isBack === isBackWritten)) return
    writtenFoldPx = foldPx
    isBackWritten = isBack
    for (const { style } of face('folding')) style.setProperty('--fold', `${foldPx.toFixed(2)}px`)
    for (const { style } of face('flap')) style.scale = fold.toFixed(3)
    card.toggleAttribute('data-folded', fold > 0)
  }

  return addToFrame('card pose', () => {
    const frame = shownFrame()
    if (!changes(written, frame)) return false
    written = { ...frame }
    const pose = poseOf(live.card?.box.width ?? 0, frame)
    writePose(pose, frame)
    writeLight(frame)
    writeFold(pose, frame.fold)
    return false
  })
}

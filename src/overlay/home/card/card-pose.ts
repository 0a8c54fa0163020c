import { type Pose, readPose } from '../../../interaction/card/pose'
import { type CardMotion, shownMotion } from '../../../interaction/card/shown-motion'
import { GLARE_OPACITY, MAX_TILT_DEG } from '../../../interaction/card/tilt'
import { addToFrame } from '../../../interaction/frames/frame-loop'
import { live } from '../../../interaction/live'
import { sceneState } from '../../../interaction/scene-state'

export type PoseElements = {
  card: HTMLElement
  /** On the CSS paper, for a card without the scene: SPEC's glare, and the light on the foil. */
  glare: HTMLElement
  flare: HTMLElement
  shine: HTMLElement
  name: HTMLElement
  /** Lifted while the card sways. */
  corner: HTMLElement
}

const RAD = Math.PI / 180
/** Travel of the light, in % of the element's size. */
const SHINE_TRAVEL_PERCENT = 32
const FOIL_TRAVEL_PERCENT = 40

/** The scene's shader draws its own glare. */
const isLit = () => live.isCardLit && sceneState.get() === 'ready'

/** The 'pose' stage: writes styles when the pose changes. @returns the function that stops it */
export function startCardPose(elements: PoseElements): () => void {
  const { card, glare, flare, shine, name, corner } = elements
  const pose: Pose = { x: 0, y: 0, z: 0, isBack: false }
  const written = { x: 0, y: 0, z: 0, glow: 0, lift: 0 }

  const writeLight = (x: number, y: number, glow: number) => {
    const lightX = -y / MAX_TILT_DEG
    const lightY = x / MAX_TILT_DEG
    if (!isLit()) {
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
    name.style.backgroundPosition = `${(50 - FOIL_TRAVEL_PERCENT * lightX).toFixed(1)}% 0`
  }

  const writePose = ({ x, y, z }: Pose, { glow, turn }: CardMotion) => {
    const back = z === 0 ? '' : `translateZ(${z.toFixed(2)}px) `
    const isFlat = x === 0 && y === 0
    card.style.transform = isFlat
      ? ''
      : `${back}rotateX(${x.toFixed(3)}deg) rotateY(${y.toFixed(3)}deg)`
    // Enables compositor layers: repainting costs ten times as much. Only now, as they are large.
    card.toggleAttribute('data-led', !isFlat || glow > 0)
    card.toggleAttribute('data-turned', Math.cos(y * RAD) < 0)
    if (turn !== 0) card.toggleAttribute('data-was-turned', true)
    written.x = x
    written.y = y
    written.z = z
  }

  const writeLift = (lift: number) => {
    if (lift === written.lift) return
    corner.style.scale = lift === 0 ? '' : lift.toFixed(3)
    written.lift = lift
  }

  const remove = addToFrame('pose', () => {
    const motion = shownMotion()
    const { tilt, glow } = motion
    writeLift(live.lift)
    readPose(pose, live.card?.box.width ?? 0, motion)
    const hasMoved = pose.x !== written.x || pose.y !== written.y || pose.z !== written.z
    if (!hasMoved && glow === written.glow) return false
    writePose(pose, motion)
    writeLight(tilt.x, tilt.y, glow)
    written.glow = glow
    return false
  })
  return remove
}

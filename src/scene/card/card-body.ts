import type { RootState, Size } from '@react-three/fiber'
import {
  Matrix4,
  type Mesh,
  type PerspectiveCamera,
  PlaneGeometry,
  Vector3,
  type WebGLRenderTarget,
} from 'three'
import { type Pose, readPose } from '../../interaction/card/pose'
import { type CardPlace, live } from '../../interaction/live'
import { type Ground, keepGround } from '../ground'
import { aimCardCamera, PERSPECTIVE_PX } from './card-camera'
import { createCardMaterial } from './card-material'
import { lightDirection } from './light'
import { createEngraver, plateExtent } from './plate'
import { createShadowFrame } from './shadow-frame'
import { castShadow, createShadowMaterial } from './shadow-material'
import { createSheetPieces } from './sheet-pieces'
import { strikeFront } from './strike-front'

const HALF_TURN_DEG = 180
const RAD = Math.PI / 180

/** Cells of the card's plane: lighting is computed per vertex and interpolated. */
const LIGHT_CELLS = [24, 16] as const

export type CardMeshes = { sheet: Mesh; shadow: Mesh; pieces: Mesh }
export type CardTargets = {
  front: WebGLRenderTarget
  back: WebGLRenderTarget
  picture: WebGLRenderTarget
}

/** The shadow goes when the card parts, in shares of the way. */
const SHADOW_GONE_AT = 0.3

function createParts() {
  const card = createCardMaterial()
  return {
    plane: new PlaneGeometry(1, 1, ...LIGHT_CELLS),
    frame: createShadowFrame(),
    card,
    pieces: createSheetPieces(card),
    shadow: createShadowMaterial(),
    engraver: createEngraver(),
    light: new Vector3(),
    inverse: new Matrix4(),
    pose: { x: 0, y: 0, z: 0, isBack: false } satisfies Pose,
    seen: { x: Number.NaN, y: 0, z: 0, lean: 0, glow: 0, presence: 0, strike: 1 },
    /** Inputs that the camera and the plate were last set up for. */
    placed: {
      card: null as CardPlace | null,
      size: null as Size | null,
      pixelRatio: 0,
      isBack: false,
    },
  }
}
type Parts = ReturnType<typeof createParts>

/** Compares with the last frame in `seen` and updates it. */
function hasMoved({ pose, seen }: Parts): boolean {
  const { tilt, glow, cardPresence: presence, strike } = live
  const { x, y, z } = pose
  if (
    x === seen.x &&
    y === seen.y &&
    z === seen.z &&
    tilt.y === seen.lean &&
    glow === seen.glow &&
    presence === seen.presence &&
    strike === seen.strike
  ) {
    return false
  }
  Object.assign(seen, { x, y, z, lean: tilt.y, glow, presence, strike })
  return true
}

/** Whether place, size, resolution or visible face changed; updates `placed`. */
function isElsewhere({ pose, placed }: Parts, card: CardPlace, state: RootState): boolean {
  const { size, viewport } = state
  if (
    placed.card === card &&
    placed.size === size &&
    placed.pixelRatio === viewport.dpr &&
    placed.isBack === pose.isBack
  ) {
    return false
  }
  Object.assign(placed, { card, size, pixelRatio: viewport.dpr, isBack: pose.isBack })
  return true
}

function showFace(
  { card, shadow, engraver, pose }: Parts,
  { gl }: RootState,
  targets: CardTargets,
  { box, plate: engraving, front, back }: CardPlace,
  screenRatio: number,
): void {
  const face = pose.isBack ? back : front
  const plate = pose.isBack ? targets.back : targets.front
  const layout = { box, face, engraving, pixelRatio: screenRatio }
  engraver.engrave(gl, plate, layout)
  const [rising, falling, ground] = plate.textures
  card.uRising = rising ?? null
  card.uFalling = falling ?? null
  card.uGround = ground ?? null
  plateExtent(layout, card.uExtent)
  card.uSize.set(box.width, box.height)
  card.uRosette.set(face.rosette.x, -face.rosette.y)
  shadow.uSize.copy(card.uSize)
}

/** Mipmap level: plates have screen resolution, a slow machine draws at a lower one. */
const levelFor = (screenRatio: number, drawnRatio: number) =>
  Math.max(0, Math.round(Math.log2(screenRatio / drawnRatio)))

function poseAndLight(parts: Parts, sheet: Mesh, { box }: CardPlace): void {
  const { card, shadow, pose } = parts
  // The back is the same sheet rotated by 180°, drawn as a front face.
  const around = pose.isBack ? pose.y + HALF_TURN_DEG : pose.y
  sheet.rotation.set(-pose.x * RAD, around * RAD, 0)
  sheet.position.z = pose.z
  sheet.updateMatrixWorld()
  parts.inverse.copy(sheet.matrixWorld).invert()
  lightDirection(parts.light, box.width, box.height)
  card.uLight.copy(parts.light).transformDirection(parts.inverse)
  card.uEye.set(0, 0, PERSPECTIVE_PX).applyMatrix4(parts.inverse)
  card.uPresence = live.cardPresence
  strikeFront(live.strike, live.card?.front.rosette.scale ?? 1, card.uFront)
  castShadow(shadow, sheet.matrixWorld, parts.light, pose.z)
  // Faded edge-on, where the shadow would be a thin stripe across the field.
  shadow.uPresence = live.cardPresence * Math.cos(pose.y * RAD) ** 2
}

/** Geometry, materials and per-frame update of the card and its shadow. */
export function createCardBody() {
  const parts = createParts()
  const { plane, frame, card, shadow, engraver, pieces } = parts

  return {
    geometries: { sheet: plane, shadow: frame, pieces: pieces.geometry },
    materials: { card, shadow, pieces: pieces.material },
    engraving: engraver.sheet,
    /** Lights the card while it moves; at rest caches the frame in `ground.picture`. */
    update: (meshes: CardMeshes, targets: CardTargets, ground: Ground, state: RootState): void => {
      const { sheet, shadow: cast } = meshes
      const flight = live.sheet
      const place = flight ? flight.card : live.card
      const isShown = place !== null && (flight || live.isCardLit) && live.cardPresence > 0
      sheet.visible = isShown && !flight
      meshes.pieces.visible = isShown && flight !== null
      cast.visible = isShown
      if (!isShown) {
        ground.picture = null
        return
      }
      const { gl, scene, size, viewport } = state
      const camera = state.camera as PerspectiveCamera
      readPose(parts.pose, place.box.width)
      const isNewPlace = isElsewhere(parts, place, state)
      if (isNewPlace) {
        const { x, y, width, height } = place.box
        showFace(parts, state, targets, place, ground.screenRatio)
        card.uLevel = levelFor(ground.screenRatio, viewport.dpr)
        aimCardCamera(camera, size, x + width / 2, y + height / 2)
      }
      if (hasMoved(parts) || isNewPlace || flight) {
        poseAndLight(parts, sheet, place)
        ground.picture = null
        if (!flight) return
        pieces.pose(flight, live.parted)
        shadow.uPresence *= Math.max(0, 1 - live.parted / SHADOW_GONE_AT)
        parts.seen.x = Number.NaN
        return
      }
      if (!ground.picture) keepGround(gl, scene, camera, targets.picture)
      ground.picture = targets.picture.texture
      sheet.visible = false
      cast.visible = false
    },
    /** After context loss the textures must be engraved again. */
    forget: ({ front, back }: CardTargets): void => {
      engraver.forget(front)
      engraver.forget(back)
      parts.placed.card = null
    },
    dispose: (): void => {
      plane.dispose()
      frame.dispose()
      card.dispose()
      shadow.dispose()
      pieces.dispose()
      engraver.dispose()
    },
  }
}

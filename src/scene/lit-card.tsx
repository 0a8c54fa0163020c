import { type Size, useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { Matrix4, type Mesh, type PerspectiveCamera, PlaneGeometry, Vector3 } from 'three'
import { type Box, type CardFace, live } from '../interaction/live'
import { type Pose, readPose } from '../interaction/pose'
import { aimCardCamera, PERSPECTIVE_PX } from './card-camera'
import { type CardUniforms, createCardMaterial } from './card-material'
import { lightDirection } from './light'
import { createShadowMaterial, SHADOW_LIFT_PX } from './shadow-material'

const NOTHING = { x: 0, y: 0, width: 0, height: 0 }
const HALF_TURN_DEG = 180
const RAD = Math.PI / 180

/** One face's layout, y turned up; written when it changes, not per frame. */
function placeFace(uniforms: CardUniforms, box: Box, face: CardFace): void {
  const { portrait, rosette, quiet } = face
  uniforms.uSize.value.set(box.width, box.height)
  uniforms.uPortrait.value.set(portrait.x, -portrait.y, portrait.radius)
  uniforms.uRosette.value.set(rosette.x, -rosette.y, rosette.scale)
  for (const [index, rect] of uniforms.uTextRects.value.entries()) {
    const { x, y, width, height } = quiet[index] ?? NOTHING
    rect.set(x + width / 2, -(y + height / 2), width / 2, height / 2)
  }
}

function createParts() {
  return {
    plane: new PlaneGeometry(1, 1),
    card: createCardMaterial(),
    shadow: createShadowMaterial(),
    light: new Vector3(),
    inverse: new Matrix4(),
    pose: { x: 0, y: 0, z: 0, isBack: false } satisfies Pose,
    seen: { x: Number.NaN, y: 0, z: 0, lean: 0, glow: 0, presence: 0 },
  }
}

/** Whether the card looks other than in the last frame, which `seen` remembers. */
function hasMoved({ pose, seen }: ReturnType<typeof createParts>): boolean {
  const { tilt, glow, cardPresence: presence } = live
  const { x, y, z } = pose
  if (
    x === seen.x &&
    y === seen.y &&
    z === seen.z &&
    tilt.y === seen.lean &&
    glow === seen.glow &&
    presence === seen.presence
  ) {
    return false
  }
  Object.assign(seen, { x, y, z, lean: tilt.y, glow, presence })
  return true
}

/** The card's body in the DOM card's exact pose, and its shadow on the field. */
export function LitCard() {
  const parts = useMemo(createParts, [])
  const card = useRef<Mesh>(null)
  const shadow = useRef<Mesh>(null)
  const placed = useRef<CardFace | null>(null)
  const placedIn = useRef<Size | null>(null)

  useFrame(({ camera, size }) => {
    const place = live.card
    if (!card.current || !shadow.current) return
    const isShown = place !== null && live.isCardLit && live.cardPresence > 0
    card.current.visible = isShown
    shadow.current.visible = isShown
    if (!isShown) return
    const { box } = place
    const { uniforms } = parts.card
    const { pose } = parts
    readPose(pose, box.width)
    const face = pose.isBack ? place.back : place.front
    const isNewPlace = placed.current !== face || placedIn.current !== size
    if (isNewPlace) {
      placed.current = face
      placedIn.current = size
      placeFace(uniforms, box, face)
      parts.shadow.uniforms.uSize.value.copy(uniforms.uSize.value)
      aimCardCamera(
        camera as PerspectiveCamera,
        size,
        box.x + box.width / 2,
        box.y + box.height / 2,
      )
      shadow.current.updateMatrixWorld()
    }
    if (!hasMoved(parts) && !isNewPlace) return
    // Seen from behind, the same sheet half a turn on: its back is drawn as a front of its own.
    const around = pose.isBack ? pose.y + HALF_TURN_DEG : pose.y
    card.current.rotation.set(-pose.x * RAD, around * RAD, 0)
    card.current.position.z = pose.z
    card.current.updateMatrixWorld()
    parts.inverse.copy(card.current.matrixWorld).invert()
    lightDirection(parts.light, box.width, box.height)
    uniforms.uLight.value.copy(parts.light).transformDirection(parts.inverse)
    uniforms.uEye.value.set(0, 0, PERSPECTIVE_PX).applyMatrix4(parts.inverse)
    uniforms.uPresence.value = live.cardPresence
    const cast = parts.shadow.uniforms
    cast.uLight.value.copy(parts.light)
    cast.uAxisX.value.setFromMatrixColumn(card.current.matrixWorld, 0)
    cast.uAxisY.value.setFromMatrixColumn(card.current.matrixWorld, 1)
    // On edge it would throw the shadow of a blade across the field.
    cast.uPresence.value = live.cardPresence * Math.cos(pose.y * RAD) ** 2
  })

  useEffect(
    () => () => {
      parts.plane.dispose()
      parts.card.material.dispose()
      parts.shadow.material.dispose()
    },
    [parts],
  )

  return (
    <>
      <mesh
        ref={shadow}
        geometry={parts.plane}
        material={parts.shadow.material}
        position-z={-SHADOW_LIFT_PX}
        frustumCulled={false}
      />
      <mesh
        ref={card}
        geometry={parts.plane}
        material={parts.card.material}
        frustumCulled={false}
      />
    </>
  )
}

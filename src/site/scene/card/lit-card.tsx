import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import type { Group, PerspectiveCamera } from 'three'
import { drawnCard } from '../../interaction/card/card-layout'
import { type CachedBackground, useCapture } from '../background'
import { sceneValues } from '../scene-values'
import { aimCardCamera, createCardFrame, ORDER, poseCard } from './card-frame'
import { Edge } from './edge'
import { EngravedFaces } from './engraved-faces'
import { createLamp } from './lamp'
import { Shadow } from './shadow'
import { Sheet } from './sheet'

/** The card and its shadow in the DOM card's pose. They are drawn while card or light move, and cached at rest. */
export function LitCard({ cached }: { cached: CachedBackground }) {
  const meshes = useRef<Group>(null)
  const frame = useMemo(createCardFrame, [])
  const lamp = useMemo(createLamp, [])
  const drawn = useRef({ version: -1, pixelRatio: 0 })
  const capture = useCapture(cached)

  useFrame((state, delta) => {
    if (!meshes.current) return
    const { sheet, version } = sceneValues
    const layout = drawnCard(sceneValues)
    const { size, viewport } = state
    const isSame = drawn.current.version === version && drawn.current.pixelRatio === viewport.dpr
    const isLightMoving =
      layout !== null && lamp.step(layout, frame.pose.isBack, isSame && !sheet, delta)
    sceneValues.isLightMoving = isLightMoving
    frame.layout = isSame && !sheet && !isLightMoving ? null : layout
    meshes.current.visible = layout !== null
    if (frame.layout) {
      drawn.current.version = version
      drawn.current.pixelRatio = viewport.dpr
      const { x, y, width, height } = frame.layout.box
      aimCardCamera(state.camera as PerspectiveCamera, size, x + width / 2, y + height / 2)
      poseCard(frame, frame.layout)
      lamp.light(frame)
    }
    if (!layout || frame.layout) cached.current = null
    else {
      if (!cached.current) capture(state)
      meshes.current.visible = false
    }
  }, ORDER.pose)

  return (
    <>
      <group ref={meshes} visible={false}>
        <Shadow frame={frame} />
        <Edge frame={frame} />
        <Sheet frame={frame} />
      </group>
      <EngravedFaces frame={frame} />
    </>
  )
}

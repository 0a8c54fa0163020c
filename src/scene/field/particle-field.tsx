import { type Size, useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { testClock } from '../../interaction/frames/test-clock'
import { live } from '../../interaction/live'
import { sceneColors } from '../colors'
import type { Ground } from '../ground'
import { SPEED_PX_PER_S, splitFieldTime } from './particle-attributes'
import { createParticleGeometry } from './particle-geometry'
import { createParticleMaterial, writeStreak } from './particle-material'

const SEED = 7

const risePx = () => SPEED_PX_PER_S * live.riseSeconds

/** Drifting dust: one instanced draw call; only uniforms are uploaded per frame. */
export function ParticleField({ ground }: { ground: Ground }) {
  const getState = useThree((state) => state.get)
  const field = useMemo(
    () => createParticleGeometry(getState().size, testClock?.seed ?? SEED),
    [getState],
  )
  const material = useMemo(() => {
    const created = createParticleMaterial()
    created.uColor.set(...sceneColors().dust)
    return created
  }, [])
  const fitted = useRef<Size | null>(null)

  useFrame(({ size, viewport }) => {
    if (fitted.current !== size) {
      fitted.current = size
      field.fit(size, live.seconds, live.surgeSeconds, risePx())
      material.uResolution.set(size.width, size.height)
    }
    material.uPixelRatio = viewport.dpr
    splitFieldTime(live.seconds, material.uTime)
    splitFieldTime(live.surgeSeconds, material.uSurge)
    material.uRise = risePx()
    writeStreak(material.uStreak, live.surge, live.rise)
    material.uPicture = ground.picture
    material.uIsKept = ground.picture ? 1 : 0
  })

  useEffect(
    () => () => {
      field.geometry.dispose()
      material.dispose()
    },
    [field, material],
  )

  return <mesh geometry={field.geometry} material={material} frustumCulled={false} />
}

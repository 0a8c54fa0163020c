import { type Size, useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { testClock } from '../../interaction/frames/test-clock'
import { live } from '../../interaction/live'
import type { Ground } from '../ground'
import { splitFieldTime } from './particle-attributes'
import { createParticleGeometry } from './particle-geometry'
import { createParticleMaterial, streakLength } from './particle-material'

const SEED = 7

/** Drifting dust: one instanced draw call; only uniforms are uploaded per frame. */
export function ParticleField({ ground }: { ground: Ground }) {
  const getState = useThree((state) => state.get)
  const field = useMemo(
    () => createParticleGeometry(getState().size, testClock?.seed ?? SEED),
    [getState],
  )
  const material = useMemo(createParticleMaterial, [])
  const fitted = useRef<Size | null>(null)

  useFrame(({ size, viewport }) => {
    if (fitted.current !== size) {
      fitted.current = size
      field.fit(size, live.seconds, live.surgeSeconds)
      material.uResolution.set(size.width, size.height)
    }
    material.uPixelRatio = viewport.dpr
    splitFieldTime(live.seconds, material.uTime)
    splitFieldTime(live.surgeSeconds, material.uSurge)
    material.uStreak = streakLength(live.surge)
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

import { type Size, useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { live } from '../interaction/live'
import { testClock } from '../interaction/test-clock'
import { splitFieldTime } from './particle-attributes'
import { createParticleGeometry } from './particle-geometry'
import { createParticleMaterial } from './particle-material'
import { IS_INTERACTIVE } from './repulse'
import { streakLength } from './streak'

const SEED = 7

function createField(size: { width: number; height: number }) {
  return {
    ...createParticleGeometry(size, testClock?.seed ?? SEED, testClock?.particles),
    ...createParticleMaterial(),
  }
}

/** The drifting dust: one draw call; a frame uploads nothing but uniforms. */
export function ParticleField() {
  const getState = useThree((state) => state.get)
  const field = useMemo(() => createField(getState().size), [getState])

  const fitted = useRef<Size | null>(null)

  useFrame(({ size, viewport }) => {
    const { uResolution, uPixelRatio, uTime, uSurge, uStreak } = field.uniforms
    if (fitted.current !== size) {
      fitted.current = size
      field.fit(size, live.seconds, live.surgeSeconds)
      uResolution.value.set(size.width, size.height)
    }
    uPixelRatio.value = viewport.dpr
    splitFieldTime(live.seconds, uTime.value)
    splitFieldTime(live.surgeSeconds, uSurge.value)
    uStreak.value = streakLength(live.surge)
  })

  useEffect(() => {
    if (!IS_INTERACTIVE) return
    const onMove = (event: PointerEvent) =>
      field.uniforms.uPointer.value.set(event.clientX, event.clientY)
    window.addEventListener('pointermove', onMove, { passive: true })
    return () => window.removeEventListener('pointermove', onMove)
  }, [field])

  useEffect(
    () => () => {
      field.geometry.dispose()
      field.material.dispose()
    },
    [field],
  )

  return <mesh geometry={field.geometry} material={field.material} frustumCulled={false} />
}

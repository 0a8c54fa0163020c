import { PerformanceMonitor } from '@react-three/drei/core/PerformanceMonitor'
import { useEffect, useMemo } from 'react'
import { PlaneGeometry } from 'three'
import { testClock } from '../interaction/test-clock'
import { createBackdropMaterial } from './backdrop-material'
import { LitCard } from './lit-card'
import { ParticleField } from './particle-field'
import { frameRateBounds } from './resolution'

function Backdrop() {
  const parts = useMemo(
    () => ({ geometry: new PlaneGeometry(2, 2), material: createBackdropMaterial() }),
    [],
  )
  useEffect(
    () => () => {
      parts.geometry.dispose()
      parts.material.dispose()
    },
    [parts],
  )
  return <mesh {...parts} frustumCulled={false} />
}

export type SceneProps = {
  /** Frames run freely, so that their time says what the machine can do. */
  isMeasured: boolean
  onSlow: () => void
  onFast: () => void
}

/** All that is drawn, in the order in which it stands here: four calls a frame at most. */
export function Scene({ isMeasured, onSlow, onFast }: SceneProps) {
  return (
    <>
      {!testClock?.isFieldAlone && <Backdrop />}
      <ParticleField />
      {!testClock?.isFieldAlone && <LitCard />}
      {isMeasured && (
        <PerformanceMonitor bounds={frameRateBounds} onDecline={onSlow} onIncline={onFast} />
      )}
    </>
  )
}

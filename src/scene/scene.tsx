import { useEffect, useMemo } from 'react'
import { PlaneGeometry } from 'three'
import { testClock } from '../interaction/test-clock'
import { createBackdropMaterial } from './backdrop-material'
import { LitCard } from './lit-card'
import { ParticleField } from './particle-field'

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

/** All that is drawn, in the order in which it stands here: four calls a frame at most. */
export function Scene() {
  return (
    <>
      {!testClock?.isFieldAlone && <Backdrop />}
      <ParticleField />
      {!testClock?.isFieldAlone && <LitCard />}
    </>
  )
}

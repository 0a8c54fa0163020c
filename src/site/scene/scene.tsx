import { useRef } from 'react'
import type { Texture } from 'three'
import { type AdaptiveResolution, ResolutionMonitor } from './adaptive-resolution'
import { Night } from './background'
import { LitCard } from './card/lit-card'
import { Dust } from './dust'

type SceneProps = {
  resolution: AdaptiveResolution | undefined
  /** Of the dust, in a browser test. */
  seed: number | undefined
}

/** Children in draw order; at most four draw calls per frame. */
export function Scene({ resolution, seed }: SceneProps) {
  const cached = useRef<Texture | null>(null)
  return (
    <>
      {resolution && <ResolutionMonitor resolution={resolution} />}
      <Night cached={cached} />
      <Dust cached={cached} seed={seed} />
      <LitCard cached={cached} />
    </>
  )
}

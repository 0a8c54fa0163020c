import { type ComponentProps, useRef } from 'react'
import type { Texture } from 'three'
import { ResolutionMonitor } from './adaptive-resolution'
import { Night } from './background'
import { LitCard } from './card/lit-card'
import { Dust } from './dust'

type SceneProps = {
  monitor?: ComponentProps<typeof ResolutionMonitor> | undefined
  /** Of the dust, in a browser test. */
  seed?: number | undefined
}

/** Children in draw order; at most four draw calls per frame. */
export function Scene({ monitor, seed }: SceneProps) {
  const cached = useRef<Texture | null>(null)
  return (
    <>
      {monitor && <ResolutionMonitor {...monitor} />}
      <Night cached={cached} />
      <Dust cached={cached} seed={seed} />
      <LitCard cached={cached} />
    </>
  )
}

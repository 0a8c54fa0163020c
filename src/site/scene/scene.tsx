import { extend } from '@react-three/fiber'
import { useRef } from 'react'
import {
  BufferAttribute,
  BufferGeometry,
  Group,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  type Texture,
} from 'three'
import { ErrorBoundary } from '../react/error-boundary'
import { Night } from './background'
import { LitCard } from './card/lit-card'
import { Dust } from './dust'

// Only what is used: r3f's <Canvas> would register all of three, 65 KB more.
extend({ BufferAttribute, BufferGeometry, Group, Mesh, PlaneGeometry })
extend({ InstancedBufferAttribute, InstancedBufferGeometry })

type SceneProps = {
  /** Of the dust, in a browser test. */
  seed: number | undefined
  onError: (reason: unknown) => void
}

/** Children in draw order; at most five draw calls per frame. If one fails, all do. */
export function Scene({ seed, onError }: SceneProps) {
  const cached = useRef<Texture | null>(null)
  return (
    <ErrorBoundary fallback={null} onError={onError}>
      <Night cached={cached} />
      <Dust cached={cached} seed={seed} />
      <LitCard cached={cached} />
    </ErrorBoundary>
  )
}

import { extend } from '@react-three/fiber'
import { Component, type ReactNode, useRef } from 'react'
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
import { Night } from './background'
import { LitCard } from './card/lit-card'
import { Dust } from './dust'

// Only what is used: r3f's <Canvas> would register all of three, 65 KB more.
extend({ BufferAttribute, BufferGeometry, Group, Mesh, PlaneGeometry })
extend({ InstancedBufferAttribute, InstancedBufferGeometry })

/** One failed part fails the whole scene. */
class ErrorBoundary extends Component<{
  onError: (reason: unknown) => void
  children: ReactNode
}> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(reason: unknown) {
    this.props.onError(reason)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

type SceneProps = {
  /** Of the dust, in a browser test. */
  seed: number | undefined
  onError: (reason: unknown) => void
}

/** Children in draw order; at most four draw calls per frame. */
export function Scene({ seed, onError }: SceneProps) {
  const cached = useRef<Texture | null>(null)
  return (
    <ErrorBoundary onError={onError}>
      <Night cached={cached} />
      <Dust cached={cached} seed={seed} />
      <LitCard cached={cached} />
    </ErrorBoundary>
  )
}

import { advance, createRoot, extend } from '@react-three/fiber'
import { Component, type ReactNode } from 'react'
import { Mesh, type WebGLRenderer } from 'three'
import { createCardCamera } from './card/card-camera'
import type { SceneCanvas } from './renderer'

// Only what is used: r3f's <Canvas> would register all of three, 65 KB more.
extend({ Mesh })

/** CSS px. */
export type CanvasSize = { width: number; height: number }

type FenceProps = { onError: (reason: unknown) => void; children: ReactNode }

/** Error boundary: one failed part fails the whole scene. */
class Fence extends Component<FenceProps, { hasFailed: boolean }> {
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

/** r3f root that draws only on request. It owns the renderer and disposes it. */
export function createSceneRoot(
  canvas: SceneCanvas,
  createRenderer: () => WebGLRenderer,
  onError: (reason: unknown) => void,
) {
  const root = createRoot(canvas)
  let state: ReturnType<ReturnType<typeof root.render>['getState']> | undefined
  let isDisposed = false

  return {
    /** Resolves once the shaders are compiled. @throws what `createRenderer` throws */
    start: async (children: ReactNode, { width, height }: CanvasSize, pixelRatio: number) => {
      await root.configure({
        gl: createRenderer,
        camera: createCardCamera(),
        // Only the card moves, and it updates its own matrix.
        scene: { matrixWorldAutoUpdate: false },
        size: { width, height, top: 0, left: 0 },
        dpr: pixelRatio,
        frameloop: 'never',
        flat: true,
        linear: true,
      })
      // Rendering would revive a root that was disposed during configure().
      if (isDisposed) return
      const standing = root.render(<Fence onError={onError}>{children}</Fence>).getState()
      await standing.gl.compileAsync(standing.scene, standing.camera)
      if (!isDisposed) state = standing
    },
    resize: ({ width, height }: CanvasSize, pixelRatio: number) => {
      state?.setDpr(pixelRatio)
      state?.setSize(width, height, 0, 0)
    },
    /** Time comes from `live`; r3f's clock stays at 0. */
    draw: () => {
      if (state) advance(0, false, state)
    },
    dispose: () => {
      isDisposed = true
      state = undefined
      root.unmount()
    },
  }
}

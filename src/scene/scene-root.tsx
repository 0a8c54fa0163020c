import { advance, createRoot, extend } from '@react-three/fiber'
import { Component, type ReactNode } from 'react'
import { Mesh, type WebGLRenderer } from 'three'
import { createCardCamera } from './card/card-camera'
import type { SceneCanvas } from './renderer'

// Only what the scene uses: the full <Canvas> would bring all of three, 65 KB more.
extend({ Mesh })

/** CSS px. */
export type CanvasSize = { width: number; height: number }

type FenceProps = { onError: (reason: unknown) => void; children: ReactNode }

/** A part that cannot be made is a scene that cannot be shown. */
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

/**
 * The r3f root on one canvas. It draws only when told to, at the size and resolution it is told.
 * @param createRenderer called once; the root disposes what it returns
 * @param onError hears of a part that throws, at the start or later
 */
export function createSceneRoot(
  canvas: SceneCanvas,
  createRenderer: () => WebGLRenderer,
  onError: (reason: unknown) => void,
) {
  const root = createRoot(canvas)
  let state: ReturnType<ReturnType<typeof root.render>['getState']> | undefined
  let isDisposed = false

  return {
    /**
     * Resolves when the scene stands and its programs are compiled, without having waited for them.
     * @throws what `createRenderer` throws
     */
    start: async (children: ReactNode, { width, height }: CanvasSize, pixelRatio: number) => {
      await root.configure({
        gl: createRenderer,
        camera: createCardCamera(),
        // Nothing moves but the card, which sees to its own matrix.
        scene: { matrixWorldAutoUpdate: false },
        size: { width, height, top: 0, left: 0 },
        dpr: pixelRatio,
        frameloop: 'never',
        flat: true,
        linear: true,
      })
      // Rendering would bring back a root that was disposed while it was configured.
      if (isDisposed) return
      const standing = root.render(<Fence onError={onError}>{children}</Fence>).getState()
      await standing.gl.compileAsync(standing.scene, standing.camera)
      if (!isDisposed) state = standing
    },
    resize: ({ width, height }: CanvasSize, pixelRatio: number) => {
      state?.setDpr(pixelRatio)
      state?.setSize(width, height, 0, 0)
    },
    /** Our time is in `live`; r3f's own stands. */
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

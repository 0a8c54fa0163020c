import { advance, createRoot, extend } from '@react-three/fiber'
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
import { createCardCamera } from './card/card-frame'
import { LitCard } from './card/lit-card'
import { Dust } from './dust'
import type { SceneCanvas } from './host/protocol'
import { createRenderer } from './renderer'
import { sceneValues } from './scene-values'

// r3f's <Canvas> would register all of three, 65 KB more than these.
extend({ BufferAttribute, BufferGeometry, Group, Mesh, PlaneGeometry })
extend({ InstancedBufferAttribute, InstancedBufferGeometry })

type SceneProps = {
  seed: number | undefined
  onError: (reason: unknown) => void
}

/** The children stand in draw order; a frame has at most five draw calls. If one fails, the scene ends. */
function Scene({ seed, onError }: SceneProps) {
  const cached = useRef<Texture | null>(null)
  return (
    <ErrorBoundary fallback={null} onError={onError}>
      <Night cached={cached} />
      <Dust cached={cached} seed={seed} />
      <LitCard cached={cached} />
    </ErrorBoundary>
  )
}

/** The scene in its canvas. @param pixelRatio may change between frames */
export function createSceneRoot(
  canvas: SceneCanvas,
  context: WebGL2RenderingContext,
  colorSpace: PredefinedColorSpace,
  pixelRatio: () => number,
  props: SceneProps,
) {
  const root = createRoot(canvas)
  return {
    unmount: (): void => root.unmount(),
    /** @returns a function that draws the frame at a time @throws Error when the scene cannot be drawn */
    compile: async (): Promise<(seconds: number) => void> => {
      const { width, height } = sceneValues.view
      await root.configure({
        gl: () => createRenderer(canvas, context),
        camera: createCardCamera(),
        // Only the card moves, and it updates its own matrix.
        scene: { matrixWorldAutoUpdate: false },
        size: { width, height, top: 0, left: 0 },
        dpr: pixelRatio(),
        frameloop: 'never',
        flat: true,
        linear: true,
      })
      // The shaders write colours of this space. three and r3f have set another one before.
      context.drawingBufferColorSpace = colorSpace
      context.unpackColorSpace = colorSpace
      const store = root.render(<Scene {...props} />)
      const { gl, scene, camera } = store.getState()
      await gl.compileAsync(scene, camera)
      return (seconds) => {
        const { width, height } = sceneValues.view
        const state = store.getState()
        // Each of these two calls reallocates the buffers.
        if (state.viewport.dpr !== pixelRatio()) state.setDpr(pixelRatio())
        const isSameSize = state.size.width === width && state.size.height === height
        if (!isSameSize) state.setSize(width, height, 0, 0)
        // three rounds the viewport but rounds the buffer down. This call rounds the viewport down, too.
        state.gl.setRenderTarget(null)
        advance(seconds, false, state)
      }
    },
  }
}

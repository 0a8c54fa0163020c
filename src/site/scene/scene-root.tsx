import { advance, createRoot, extend } from '@react-three/fiber'
import { Component, type ReactNode } from 'react'
import {
  BufferAttribute,
  BufferGeometry,
  Group,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LinearSRGBColorSpace,
  Mesh,
  PlaneGeometry,
  setConsoleFunction,
  WebGLRenderer,
} from 'three'
import { createCardCamera } from './card/card-frame'

// Only what is used: r3f's <Canvas> would register all of three, 65 KB more.
extend({ BufferAttribute, BufferGeometry, Group, Mesh, PlaneGeometry })
extend({ InstancedBufferAttribute, InstancedBufferGeometry })

/** Not fixable here: r3f 9 uses the deprecated Clock, some drivers lack parallel compilation. */
const EXPECTED_WARNINGS = ['THREE.Clock', 'KHR_parallel_shader_compile']
setConsoleFunction((type, message, ...details) => {
  if (type === 'warn' && EXPECTED_WARNINGS.some((each) => String(message).includes(each))) return
  console[type](message, ...details)
})

export type SceneCanvas = HTMLCanvasElement | OffscreenCanvas

/**
 * No depth buffer and no MSAA: the shaders antialias their own edges.
 * @throws Error when three rejects the context; later, when a shader does not compile
 */
function createRenderer(canvas: SceneCanvas, context: WebGL2RenderingContext): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, context })
  // The background covers every pixel, and draw order is the order in JSX.
  renderer.autoClear = false
  renderer.sortObjects = false
  // The shaders output sRGB themselves, so one program serves the screen and render targets.
  renderer.outputColorSpace = LinearSRGBColorSpace
  renderer.setClearColor(0, 0)
  renderer.debug.onShaderError = (gl, _program, vertexShader, fragmentShader) => {
    const logs = [vertexShader, fragmentShader].map((shader) => gl.getShaderInfoLog(shader))
    // Otherwise three draws with the broken program, and the browser logs an error per call.
    throw new Error(logs.join('\n').trim())
  }
  return renderer
}

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

/** CSS px. */
type Size = { width: number; height: number }

/** r3f root that draws only on request. It owns the renderer and disposes it. */
export function createSceneRoot(
  canvas: SceneCanvas,
  context: WebGL2RenderingContext,
  onError: (reason: unknown) => void,
) {
  const root = createRoot(canvas)
  let state: ReturnType<ReturnType<typeof root.render>['getState']> | undefined
  let isDisposed = false

  return {
    /** Resolves once the shaders are compiled. @throws what `createRenderer` throws */
    start: async (children: ReactNode, { width, height }: Size, pixelRatio: number) => {
      await root.configure({
        gl: () => createRenderer(canvas, context),
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
      const started = root.render(<ErrorBoundary onError={onError}>{children}</ErrorBoundary>)
      const { gl, scene, camera } = started.getState()
      await gl.compileAsync(scene, camera)
      if (!isDisposed) state = started.getState()
    },
    /** Draws one frame. Reallocates the buffers only when something differs. @param seconds elapsed */
    draw: (seconds: number, { width, height }: Size, pixelRatio: number) => {
      if (!state) return
      const { size, viewport } = state.get()
      if (viewport.dpr !== pixelRatio) state.setDpr(pixelRatio)
      if (size.width !== width || size.height !== height) state.setSize(width, height, 0, 0)
      advance(seconds, false, state)
    },
    dispose: () => {
      isDisposed = true
      state = undefined
      root.unmount()
    },
  }
}

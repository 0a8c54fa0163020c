import { advance, createRoot, extend } from '@react-three/fiber'
import { Mesh, type WebGLRenderer } from 'three'
import { createCardCamera } from './card-camera'
import { Scene } from './scene'

// Only what the scene uses: the full <Canvas> would bring all of three, 65 KB more.
extend({ Mesh })

export type CanvasSize = { width: number; height: number }

/**
 * The r3f root on one canvas. It draws only when told to, at the size and resolution it is told.
 * @param createRenderer called once; the root disposes what it returns
 */
export function createSceneRoot(canvas: HTMLCanvasElement, createRenderer: () => WebGLRenderer) {
  const root = createRoot(canvas)
  let state: ReturnType<ReturnType<typeof root.render>['getState']> | undefined
  let isDisposed = false

  return {
    /** Resolves when the scene stands. @throws what `createRenderer` throws */
    start: async ({ width, height }: CanvasSize, pixelRatio: number) => {
      await root.configure({
        gl: createRenderer,
        camera: createCardCamera(),
        // Nothing moves but the card, which sees to its own matrix.
        scene: { matrixWorldAutoUpdate: false },
        size: { width, height, top: 0, left: 0 },
        dpr: pixelRatio,
        frameloop: 'never',
        flat: true,
      })
      // Rendering would bring back a root that was disposed while it was configured.
      if (!isDisposed) state = root.render(<Scene />).getState()
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

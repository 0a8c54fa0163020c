import type { SceneCanvas } from '../renderer'

/**
 * Opaque, without depth or multisampling. `powerPreference` stays default, since decoration should
 * wake no second GPU.
 */
const ATTRIBUTES = { alpha: false, antialias: false, depth: false, stencil: false }

/** The canvas's WebGL 2 context, null where there is none to be had. */
export function askContext(canvas: SceneCanvas): WebGL2RenderingContext | null {
  try {
    return canvas.getContext('webgl2', ATTRIBUTES) as WebGL2RenderingContext | null
  } catch {
    return null
  }
}

import type { SceneCanvas } from '../renderer'

/** `powerPreference` stays default: decoration should not wake the discrete GPU. */
const ATTRIBUTES = { alpha: false, antialias: false, depth: false, stencil: false }

export function askContext(canvas: SceneCanvas): WebGL2RenderingContext | null {
  try {
    return canvas.getContext('webgl2', ATTRIBUTES) as WebGL2RenderingContext | null
  } catch {
    return null
  }
}

import {
  type Camera,
  type Scene,
  type Texture,
  Vector2,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'

/** three.js layer of what can be cached in one texture: background, card and shadow. */
export const GROUND_LAYER = 1

export type Ground = {
  /** Cached background, card and shadow; alpha hides dust. Null while the card moves. */
  picture: Texture | null
  /** Device pixels per CSS px at full quality; slow machines draw fewer. */
  readonly screenRatio: number
}

const bufferSize = new Vector2()

/** Renders background, shadow and card into the cache texture. */
export function keepGround(
  gl: WebGLRenderer,
  scene: Scene,
  eye: Camera,
  into: WebGLRenderTarget,
): void {
  gl.getDrawingBufferSize(bufferSize)
  into.setSize(bufferSize.x, bufferSize.y)
  eye.layers.set(GROUND_LAYER)
  gl.setRenderTarget(into)
  gl.render(scene, eye)
  gl.setRenderTarget(null)
  eye.layers.set(0)
}

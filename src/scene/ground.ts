import type { Texture } from 'three'

/** three.js layer of what can be cached in one texture: background, card and shadow. */
export const GROUND_LAYER = 1

export type Ground = {
  /** Cached background, card and shadow; alpha hides dust. Null while the card moves. */
  picture: Texture | null
  /** Device pixels per CSS px at full quality; slow machines draw fewer. */
  readonly screenRatio: number
}

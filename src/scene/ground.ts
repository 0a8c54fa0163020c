import type { Texture } from 'three'

/** three's layer of what can be kept as one picture: the night, the card and its shadow. */
export const GROUND_LAYER = 1

export type Ground = {
  /**
   * What lies under the dust. While the card moves, that is the night, and the card lies over the
   * dust: null. At rest it is one picture of night and card; its alpha says how much of the dust
   * they hide.
   */
  picture: Texture | null
  /** Device pixels a CSS px that the screen deserves, though a slow machine may draw fewer. */
  readonly screenRatio: number
}

import { type FrameValues, frameValuesAtRest } from '../interaction/frame-values'

/** CSS px, and device pixels per CSS px at full quality. */
export type SceneView = { width: number; height: number; pixelRatio: number }

/** What the scene draws: the page's values as last received, never its own `live`. */
export const sceneValues = {
  ...frameValuesAtRest(),
  view: { width: 1, height: 1, pixelRatio: 1 } as SceneView,
  /** How often a lost context was restored: textures are then drawn anew. */
  restorations: 0,
  /** Rises with everything of the above that is received. */
  version: 0,
  /** Scene time; stops while hidden, paused or still. */
  seconds: 0,
}

/** The theme's colours. @throws Error when the page has not given them */
export function sceneColors(): NonNullable<FrameValues['colors']> {
  if (!sceneValues.colors) throw new Error('the scene has no colours')
  return sceneValues.colors
}

import type { FrameValues } from '../interaction/frame-values'
import { live } from '../interaction/live'

/** The theme's colours. @throws Error when the page has not given them */
export function sceneColors(): NonNullable<FrameValues['colors']> {
  if (!live.colors) throw new Error('the scene has no colours')
  return live.colors
}

import type { Palette, SceneColors } from '../../../site/model/theme'
import { linear, srgb } from './color'

/** What the scene draws with. */
export function sceneColors({
  paper,
  metal,
  gilt,
  sheen,
  film,
  night,
  dust,
}: Palette): SceneColors {
  return {
    paperLight: linear(paper[0]),
    paperDark: linear(paper[1]),
    foil: linear(metal),
    gilt: linear(gilt),
    sheen,
    film,
    night: [srgb(night[0]), srgb(night[1]), srgb(night[2])],
    dust: srgb(dust),
  }
}

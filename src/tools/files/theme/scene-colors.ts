import type { SceneColors } from '../../../site/model/site'
import { linear, srgb } from './color'
import type { Palette } from './palettes'

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

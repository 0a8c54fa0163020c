import type { sceneColors } from 'virtual:content'
import { Color, ColorManagement, LinearSRGBColorSpace, SRGBColorSpace } from 'three'
import {
  DisplayP3ColorSpace,
  DisplayP3ColorSpaceImpl,
  LinearDisplayP3ColorSpace,
  LinearDisplayP3ColorSpaceImpl,
} from 'three/addons/math/ColorSpaces.js'

type ThemeColors = typeof sceneColors
type Rgb = ThemeColors['foil']

ColorManagement.define({
  [DisplayP3ColorSpace]: DisplayP3ColorSpaceImpl,
  [LinearDisplayP3ColorSpace]: LinearDisplayP3ColorSpaceImpl,
})

function convert(rgb: Rgb, from: string, to: string): Rgb {
  const { r, g, b } = ColorManagement.convert(new Color(...rgb), from, to)
  return [r, g, b]
}

/** `litFoil`: the foil's own colour where the light is strong. */
export type SceneColors = ThemeColors & { litFoil: Rgb }

/**
 * The theme's colours in the canvas's space: the same to the eye, but that lit foil takes its numbers
 * in wider primaries.
 */
export function colorsIn(space: PredefinedColorSpace, colors: ThemeColors): SceneColors {
  const litFoil = colors.foil
  if (space === 'srgb') return { ...colors, litFoil }
  const linear = (rgb: Rgb) => convert(rgb, LinearSRGBColorSpace, LinearDisplayP3ColorSpace)
  const encoded = (rgb: Rgb) => convert(rgb, SRGBColorSpace, DisplayP3ColorSpace)
  const { paperLight, paperDark, foil, gilt, sheen, film, night, dust } = colors
  return {
    paperLight: linear(paperLight),
    paperDark: linear(paperDark),
    foil: linear(foil),
    litFoil,
    gilt: linear(gilt),
    sheen: linear(sheen),
    film,
    night: [encoded(night[0]), encoded(night[1]), encoded(night[2])],
    dust: encoded(dust),
  }
}

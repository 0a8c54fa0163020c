import type { Profile } from '../../../site/model/schema/schema'
import { fromOklch, mix, oklch } from './color'
import { PALETTES, type Palette } from './palettes'

const USUAL = 'cobre'
/** Four tones with the steps of copper's in lightness, and chroma in the same proportions. */
function withFoil(base: Palette, foil: string): Palette {
  const wanted = oklch(foil)
  const [pale, copper, mid, deep] = PALETTES.cobre.foil
  const light = oklch(copper)
  const tone = (css: string) => {
    const { l, c } = oklch(css)
    return fromOklch({ l: l + wanted.l - light.l, c: (wanted.c * c) / light.c, h: wanted.h })
  }
  const tones = [tone(pale), fromOklch(wanted), tone(mid), tone(deep)] as const
  return {
    ...base,
    foil: tones,
    metal: mix(tones[2], tones[1], 0.4),
    gilt: fromOklch({ l: 0.94, c: 0.6 * oklch(tones[0]).c, h: wanted.h }),
  }
}

/** The look of a site: `tema` of perfil.json. @throws Error when its foil is no colour */
export function themeOf({ tema = USUAL }: Pick<Profile, 'tema'>): Palette {
  return typeof tema === 'string' ? PALETTES[tema] : withFoil(PALETTES[tema.base], tema.foil)
}

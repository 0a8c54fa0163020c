import type { Profile, ThemeName } from '../../model/schema/schema'
import type { Rgb } from '../../model/site'
import { fromOklch, mix, oklch } from './color'

/** A look: every colour of the site, the pictures and the CV follows from these. */
export type Theme = {
  /** The page: middle of the glow, around it, rim. */
  night: readonly [light: string, base: string, dark: string]
  /** Panels and the card, from above to below. */
  paper: readonly [light: string, deep: string]
  ink: string
  /** Less important text. */
  muted: string
  /** Titles, lines and accents, from the palest to the deepest. */
  foil: readonly [pale: string, light: string, mid: string, deep: string]
  /** The foil where the scene lights it. */
  metal: string
  /** The foil's highlight. */
  gilt: string
  dust: string
  /** Reflection of the bare paper, linear; may be above 1. */
  sheen: Rgb
  /** Thin film on the foil: the change of red, green and blue at one end of its hues. */
  film: Rgb
}

const WHITE = '#ffffff'

export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  cobre: {
    night: ['#0d1220', '#070a11', '#05070c'],
    paper: ['#161c2b', '#0e121c'],
    ink: '#eef1f6',
    muted: '#a3aec0',
    foil: ['#f7cfa4', '#f2b880', '#d99a66', '#c98650'],
    metal: '#e5a46f',
    gilt: '#ffe7c5',
    dust: WHITE,
    sheen: [0.72, 0.86, 1.12],
    film: [-0.3, 0.36, -0.06],
  },
  plata: {
    night: ['#181b1e', '#0d1012', '#07080b'],
    paper: ['#31353b', '#21252a'],
    ink: '#f2f4f6',
    muted: '#b8bfc8',
    foil: ['#eaf0f7', '#cfdae6', '#b2c1d0', '#95a6b8'],
    metal: '#bdcbd9',
    gilt: '#f6f9ff',
    dust: WHITE,
    sheen: [0.84, 0.9, 1.02],
    film: [-0.24, 0.06, 0.14],
  },
  oro: {
    night: ['#110e08', '#080603', '#050402'],
    paper: ['#181309', '#0e0a04'],
    ink: '#f6f2e8',
    muted: '#b5ad9a',
    foil: ['#fae7a9', '#efcf72', '#d3ac48', '#b98f34'],
    metal: '#dfb74f',
    gilt: '#fff2c8',
    dust: '#fffaf0',
    sheen: [1.02, 0.92, 0.74],
    film: [-0.26, 0.18, -0.1],
  },
  tinta: {
    night: ['#091a34', '#040f21', '#020815'],
    paper: ['#1b3a65', '#122b4f'],
    ink: '#eaf1fa',
    muted: '#b9cbe3',
    foil: ['#dcebfc', '#b9d6f5', '#98c0ea', '#83b0de'],
    metal: '#a0c6ef',
    gilt: '#e8f4ff',
    dust: '#f4f9ff',
    sheen: [0.6, 0.86, 1.2],
    film: [-0.3, 0.2, -0.1],
  },
  billete: {
    night: ['#051b12', '#021009', '#010805'],
    paper: ['#143525', '#0a261a'],
    ink: '#edf5ef',
    muted: '#abc1b5',
    foil: ['#dcf3d4', '#b9e1b3', '#92c797', '#74ae7d'],
    metal: '#9bcf9c',
    gilt: '#effbdc',
    dust: '#f8fff8',
    sheen: [0.7, 1.02, 0.86],
    film: [0.26, 0.02, -0.26],
  },
  sanguina: {
    night: ['#200d08', '#110604', '#090302'],
    paper: ['#3b1b15', '#2a120d'],
    ink: '#f8f0ec',
    muted: '#c8b3ac',
    foil: ['#ffd7c8', '#f9b09a', '#e88d75', '#d5775f'],
    metal: '#ec957e',
    gilt: '#ffe9dc',
    dust: '#fff8f5',
    sheen: [1.08, 0.86, 0.76],
    film: [-0.08, 0.32, -0.1],
  },
}

const USUAL = 'cobre'
/** Four tones with the steps of the base's in lightness, as its paper needs, and chroma in copper's proportions. */
function withFoil(base: Theme, foil: string): Theme {
  const wanted = oklch(foil)
  const copper = THEMES.cobre.foil
  const tone = (at: 0 | 2 | 3) => {
    const l = wanted.l + oklch(base.foil[at]).l - oklch(base.foil[1]).l
    return fromOklch({ l, c: (wanted.c * oklch(copper[at]).c) / oklch(copper[1]).c, h: wanted.h })
  }
  const tones = [tone(0), fromOklch(wanted), tone(2), tone(3)] as const
  return {
    ...base,
    foil: tones,
    metal: mix(tones[2], tones[1], 0.4),
    gilt: fromOklch({ l: 0.94, c: 0.6 * oklch(tones[0]).c, h: wanted.h }),
  }
}

/** The look of a site: `tema` of perfil.json. @throws Error when its foil is no colour */
export function themeOf({ tema = USUAL }: Pick<Profile, 'tema'>): Theme {
  return typeof tema === 'string' ? THEMES[tema] : withFoil(THEMES[tema.base], tema.foil)
}

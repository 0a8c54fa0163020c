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
    night: ['#14171c', '#0a0c0f', '#06080a'],
    paper: ['#1f2329', '#14171b'],
    ink: '#f2f4f6',
    muted: '#a9b0b9',
    foil: ['#e6edf5', '#ccd8e5', '#a7b6c7', '#8798ac'],
    metal: '#b3c2d3',
    gilt: '#f6f9ff',
    dust: WHITE,
    sheen: [0.84, 0.9, 1.02],
    film: [-0.24, 0.06, 0.14],
  },
  oro: {
    night: ['#15120b', '#0b0a06', '#070604'],
    paper: ['#1e1a11', '#13100a'],
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
    night: ['#0a1728', '#061019', '#040b12'],
    paper: ['#0e1e34', '#091424'],
    ink: '#eaf1fa',
    muted: '#9db1ca',
    foil: ['#d5e7fb', '#a9ccf1', '#7fabdb', '#6f9fcf'],
    metal: '#88b4e2',
    gilt: '#e8f4ff',
    dust: '#f4f9ff',
    sheen: [0.6, 0.86, 1.2],
    film: [-0.3, 0.2, -0.1],
  },
  billete: {
    night: ['#0c1c16', '#07120e', '#050c09'],
    paper: ['#12261d', '#0b1813'],
    ink: '#edf5ef',
    muted: '#a0b6aa',
    foil: ['#d6efce', '#aedaa8', '#82b985', '#629e6f'],
    metal: '#8dc48e',
    gilt: '#effbdc',
    dust: '#f8fff8',
    sheen: [0.7, 1.02, 0.86],
    film: [0.26, 0.02, -0.26],
  },
  sanguina: {
    night: ['#1a100d', '#0f0908', '#0a0605'],
    paper: ['#291915', '#1a100d'],
    ink: '#f8f0ec',
    muted: '#c0aba4',
    foil: ['#ffd2c2', '#f6a68d', '#df7d64', '#cc6a52'],
    metal: '#e88a70',
    gilt: '#ffe9dc',
    dust: '#fff8f5',
    sheen: [1.08, 0.86, 0.76],
    film: [-0.08, 0.32, -0.1],
  },
}

const USUAL = 'cobre'
/** Four tones with the steps of copper's in lightness, and chroma in the same proportions. */
function withFoil(base: Theme, foil: string): Theme {
  const wanted = oklch(foil)
  const [pale, copper, mid, deep] = THEMES.cobre.foil
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
export function themeOf({ tema = USUAL }: Pick<Profile, 'tema'>): Theme {
  return typeof tema === 'string' ? THEMES[tema] : withFoil(THEMES[tema.base], tema.foil)
}

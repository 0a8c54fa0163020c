export type FontCut = {
  source: string
  /** Pinned to a value or limited to a range; other axes stay as they are. */
  axes?: Readonly<Record<string, number | { min: number; max: number }>>
  /** Code points to keep, inclusive ranges; default all. */
  letters?: readonly (readonly [first: number, last?: number])[]
}

/** Fontsource's latin range without combining marks. */
export const LATIN: NonNullable<FontCut['letters']> = [
  [0x00, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x2000, 0x206f],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2212],
  [0x2215],
]

/** Of these, what names, titles and figures need: letters and common signs, no fractions or maths. */
export const TITLE_LETTERS: typeof LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa9, 0xab],
  [0xae],
  [0xb0],
  [0xb7],
  [0xba, 0xbb],
  [0xbf, 0xd6],
  [0xd8, 0xdd],
  [0xdf, 0xf6],
  [0xf8, 0xfd],
  [0xff],
  [0x131],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022],
  [0x2026],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
]

const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces'
const GEIST = '@fontsource-variable/geist/files/geist'
const MONO = '@fontsource/geist-mono/files/geist-mono'

/** opsz 72: the finer design for large sizes. 560 lies between the named weights. */
const DISPLAY_AXES = { wght: 560, opsz: 72 }
const TEXT_AXES = { wght: { min: 400, max: 600 } }

/** By file name without extension. */
export const FONT_CUTS = {
  fraunces: {
    source: `${FRAUNCES}-latin-opsz-normal.woff2`,
    axes: DISPLAY_AXES,
    letters: TITLE_LETTERS,
  },
  'fraunces-ext': { source: `${FRAUNCES}-latin-ext-opsz-normal.woff2`, axes: DISPLAY_AXES },
  geist: { source: `${GEIST}-latin-wght-normal.woff2`, axes: TEXT_AXES, letters: LATIN },
  'geist-ext': { source: `${GEIST}-latin-ext-wght-normal.woff2`, axes: TEXT_AXES },
  'geist-mono': { source: `${MONO}-latin-400-normal.woff2`, letters: TITLE_LETTERS },
  // Single weights for the CV and the social cards.
  'geist-400': { source: `${GEIST}-latin-wght-normal.woff2`, axes: { wght: 400 } },
  'geist-600': { source: `${GEIST}-latin-wght-normal.woff2`, axes: { wght: 600 } },
  'geist-ext-400': { source: `${GEIST}-latin-ext-wght-normal.woff2`, axes: { wght: 400 } },
  'geist-ext-600': { source: `${GEIST}-latin-ext-wght-normal.woff2`, axes: { wght: 600 } },
  'geist-cyrillic-400': { source: `${GEIST}-cyrillic-wght-normal.woff2`, axes: { wght: 400 } },
  'geist-cyrillic-600': { source: `${GEIST}-cyrillic-wght-normal.woff2`, axes: { wght: 600 } },
} satisfies Record<string, FontCut>

export type FontName = keyof typeof FONT_CUTS

/** The fonts that the build cuts for the pages. */
export const SITE_FONTS: readonly FontName[] = [
  'fraunces',
  'fraunces-ext',
  'geist',
  'geist-ext',
  'geist-mono',
]

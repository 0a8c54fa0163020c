import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { kept } from '../content/build-cache'

type FontCut = {
  source: string
  /** Pinned to a value or limited to a range; other axes stay as they are. */
  axes?: Readonly<Record<string, number | { min: number; max: number }>>
  /** Code points to keep, as CSS's unicode-range; default all. */
  letters?: string
}

/** Fontsource's latin range without accents that combine or stand alone. */
export const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, ' +
  'U+2212'

/** Of these, what names, titles and figures need: letters and common signs, no fractions or maths. */
export const TITLE_LETTERS =
  'U+0020-007E, U+00A0-00A1, U+00A9-00AB, U+00AE, U+00B0, U+00B7, U+00BA-00BB, U+00BF-00D6, ' +
  'U+00D8-00DD, U+00DF-00F6, U+00F8-00FD, U+00FF, U+0131, U+0152-0153, U+2013-2014, ' +
  'U+2018-201A, U+201C-201E, U+2022, U+2026, U+20AC, U+2122, U+2191, U+2193'

const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces'
const GEIST = '@fontsource-variable/geist/files/geist'
export const MONO = '@fontsource/geist-mono/files/geist-mono'

/** opsz 72: the finer design for large sizes. 560 lies between the named weights. */
const DISPLAY_AXES = { wght: 560, opsz: 72 }
const TEXT_AXES = { wght: { min: 400, max: 600 } }

/** The fonts that the build cuts for the pages, by file name without extension. */
const PAGE_CUTS = {
  fraunces: {
    source: `${FRAUNCES}-latin-opsz-normal.woff2`,
    axes: DISPLAY_AXES,
    letters: TITLE_LETTERS,
  },
  'fraunces-ext': { source: `${FRAUNCES}-latin-ext-opsz-normal.woff2`, axes: DISPLAY_AXES },
  geist: { source: `${GEIST}-latin-wght-normal.woff2`, axes: TEXT_AXES, letters: LATIN },
  'geist-ext': { source: `${GEIST}-latin-ext-wght-normal.woff2`, axes: TEXT_AXES },
  'geist-mono': { source: `${MONO}-latin-400-normal.woff2`, letters: TITLE_LETTERS },
} satisfies Record<string, FontCut>
export const SITE_FONTS = Object.keys(PAGE_CUTS) as (keyof typeof PAGE_CUTS)[]

/** Titles on paper, a few millimetres high: hairlines of 0.03 em, where those of opsz 72 have 0.022. */
const PAPER_AXES = { wght: 560, opsz: 18 }

/** And single weights for the CV, the social cards and the printed card. */
const FONT_CUTS = {
  ...PAGE_CUTS,
  'fraunces-paper': { source: `${FRAUNCES}-latin-opsz-normal.woff2`, axes: PAPER_AXES },
  'fraunces-ext-paper': { source: `${FRAUNCES}-latin-ext-opsz-normal.woff2`, axes: PAPER_AXES },
  'geist-400': { source: `${GEIST}-latin-wght-normal.woff2`, axes: { wght: 400 } },
  'geist-600': { source: `${GEIST}-latin-wght-normal.woff2`, axes: { wght: 600 } },
  'geist-ext-400': { source: `${GEIST}-latin-ext-wght-normal.woff2`, axes: { wght: 400 } },
  'geist-ext-600': { source: `${GEIST}-latin-ext-wght-normal.woff2`, axes: { wght: 600 } },
  'geist-cyrillic-400': { source: `${GEIST}-cyrillic-wght-normal.woff2`, axes: { wght: 400 } },
  'geist-cyrillic-600': { source: `${GEIST}-cyrillic-wght-normal.woff2`, axes: { wght: 600 } },
} satisfies Record<string, FontCut>

export type FontName = keyof typeof FONT_CUTS

/** What browsers apply by default; stylistic sets and swashes are unused. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'rlig', 'rclt']
/** Of these, what a cut without combining marks needs: no letter of it has another form in a language. */
const LATIN_FEATURES = ['kern', 'liga', 'calt']
/** Name records for copyright and licence, required by the SIL Open Font License. */
const LEGAL_NAMES = [0, 13, 14]

export const packageFile = createRequire(import.meta.url).resolve
const made = new Map<string, Promise<Buffer>>()

function textOf(range: string): string {
  let text = ''
  for (const part of range.split(', ')) {
    const ends = part.slice('U+'.length).split('-')
    const [first = 0, last = first] = ends.map((hex) => parseInt(hex, 16))
    for (let letter = first; letter <= last; letter++) text += String.fromCodePoint(letter)
  }
  return text
}

async function makeFont(name: FontName, targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  const { source, axes, letters }: FontCut = FONT_CUTS[name]
  const text = letters && textOf(letters)
  const cut = await subsetFont(await readFile(packageFile(source)), text, {
    targetFormat,
    keepAllGlyphs: text === undefined,
    keepFeatures: letters ? LATIN_FEATURES : FEATURES,
    preserveNameIds: LEGAL_NAMES,
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  })
  return Buffer.from(cut)
}

/** Made once per process, about 0.1 s each. */
export function fontBytes(name: FontName, format: 'woff2' | 'sfnt'): Promise<Buffer> {
  const key = `font-${name}-${format}`
  const bytes = made.get(key) ?? kept(key, () => makeFont(name, format))
  made.set(key, bytes)
  return bytes
}

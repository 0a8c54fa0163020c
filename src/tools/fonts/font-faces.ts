import path from 'node:path'
import type { Plugin } from 'vite'
import { writeWhole } from '../content/workspace/write-all'
import { fontBytes, LATIN, MONO, SITE_FONTS, TITLE_LETTERS } from './font-file'

/** Fontsource's latin-ext range. */
const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, ' +
  'U+20A0-20AB, U+20AD-20C0, U+2C60-2C7F, U+A720-A7FF'

const cut = (name: string) => `../fonts/${name}.woff2`

/** Family, weights, `font-display`, then file and letters. Other than latin loads only when needed. */
const WEB_FONTS = [
  ['Fraunces', '100 900', 'swap', cut('fraunces'), TITLE_LETTERS],
  ['Fraunces', '100 900', 'swap', cut('fraunces-ext'), LATIN_EXT],
  // A late swap of text would reflow it. Titles and figures have room.
  ['Geist', '400 600', 'optional', cut('geist'), LATIN],
  ['Geist', '400 600', 'optional', cut('geist-ext'), LATIN_EXT],
  ['Geist Mono', '400', 'swap', cut('geist-mono'), TITLE_LETTERS],
  ['Geist Mono', '400', 'swap', `${MONO}-latin-ext-400-normal.woff2`, LATIN_EXT],
] as const

/** Our hhea by the em. */
const HEIGHTS = {
  'Like Fraunces': { ascent: 0.978, descent: 0.255 },
  'Like Geist': { ascent: 1.005, descent: 0.295 },
}
const ARIAL = ['Arial', 'Liberation Sans', 'Arimo']

/** Local fonts scaled to our metrics: family, weights, `size-adjust` (our advance by theirs), names. */
const STAND_INS = [
  ['Like Fraunces 1', '100 900', 0.991, ['Georgia', 'Gelasio']],
  ['Like Fraunces 2', '100 900', 0.9189, ['Noto Serif']],
  ['Like Fraunces 3', '100 900', 1.0831, ['Times New Roman', 'Liberation Serif', 'Tinos']],
  ['Like Geist 1', '400', 1.0196, ARIAL],
  ['Like Geist 1', '500', 1.0439, ARIAL],
  ['Like Geist 1', '600', 0.993, ARIAL.map((name) => `${name} Bold`)],
  ['Like Geist 2', '400', 1.0257, ['Roboto']],
  ['Like Geist 2', '500', 1.0422, ['Roboto Medium']],
  ['Like Geist 2', '600', 1.0597, ['Roboto Bold']],
  ['Like Geist Mono', '400', 1, ['Courier New', 'Liberation Mono', 'Cousine']],
] as const

const percent = (share: number) => `${(100 * share).toFixed(2)}%`

function standIn([family, weight, size, names]: (typeof STAND_INS)[number]): string {
  const { ascent, descent } = HEIGHTS[family.startsWith('Like F') ? 'Like Fraunces' : 'Like Geist']
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: 0%;
}
`
}

export const fontFaces = (): string =>
  [
    ...WEB_FONTS.map(
      ([family, weight, display, file, letters]) => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-style: normal;
  font-display: ${display};
  src: url('${file}') format('woff2');
  unicode-range: ${letters};
}
`,
    ),
    ...STAND_INS.map(standIn),
  ].join('\n')

const FONTS = '.cache/fonts'
/** main.tsx imports it. */
const FACES = '.cache/style/fonts.css'

/** Makes the fonts and their style sheet before a page is read, which refers to them. */
export function fontsPlugin(): Plugin {
  return {
    name: 'portfolio:fonts',
    async buildStart() {
      await writeWhole(path.resolve(FACES), fontFaces())
      for (const name of SITE_FONTS) {
        await writeWhole(path.resolve(FONTS, `${name}.woff2`), await fontBytes(name, 'woff2'))
      }
    },
  }
}

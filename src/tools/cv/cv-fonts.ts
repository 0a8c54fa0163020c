import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { drawnText } from '../fonts/drawn-text'
import type { FontName } from '../fonts/font-cuts'
import { fontFile } from '../fonts/font-file'
import { type ScriptFont, scriptFonts } from '../fonts/script-fonts'
import { breakWord } from './cv-text'

const require = createRequire(import.meta.url)
const MONO = '@fontsource/geist-mono/files/geist-mono'

/** Separate files for other letters, so that Polish or Serbian names keep theirs. */
const MADE: readonly (readonly [family: string, weight: number, cut: FontName])[] = [
  ['Fraunces', 560, 'fraunces'],
  ['Fraunces Ext', 560, 'fraunces-ext'],
  ['Geist', 400, 'geist-400'],
  ['Geist', 600, 'geist-600'],
  ['Geist Ext', 400, 'geist-ext-400'],
  ['Geist Ext', 600, 'geist-ext-600'],
  ['Geist Cyrillic', 400, 'geist-cyrillic-400'],
  ['Geist Cyrillic', 600, 'geist-cyrillic-600'],
]
const READY = [
  ['Geist Mono', `${MONO}-latin-400-normal.woff`],
  ['Geist Mono Ext', `${MONO}-latin-ext-400-normal.woff`],
] as const

/** Geist's. */
const MAX_ASCENT_EM = 1.005

const SITE_TEXT = ['Geist', 'Geist Ext', 'Geist Cyrillic']

/** Font families in the order in which they are tried for each letter. */
export type CvFonts = {
  text: string[]
  display: string[]
  meta: string[]
  /** The code points that they can show. */
  letters: ReadonlySet<number>
}

/** @returns the code points that the font can show */
async function load(fontFamily: string, fontWeight: number, src: string): Promise<number[]> {
  Font.register({ family: fontFamily, fontWeight, src })
  await Font.load({ fontFamily, fontWeight })
  const font = Font.getFont({ fontFamily, fontWeight }).data
  if (!font) throw new Error(`${src} is not a font`)
  // react-pdf tells fonts apart by PostScript name, which the files of a family share. With the
  // shared name it would embed a font again at every change between them. Parsers read the weight.
  const value = `${fontFamily.replaceAll(' ', '')}-${fontWeight > 500 ? 'SemiBold' : 'Regular'}`
  Object.defineProperty(font, 'postscriptName', { value })
  // Words in a taller font, such as Arabic, would stand below those beside them.
  const ascent = Math.min(font.ascent, Math.round(MAX_ASCENT_EM * font.unitsPerEm))
  Object.defineProperty(font, 'ascent', { value: ascent })
  // fontkit keeps a glyph with the letters by which it was first asked for, for all documents. As a part
  // of 'é', 'e' has none: the next CV without them would lose each 'e' as text.
  for (const letter of font.characterSet) {
    const parts = String.fromCodePoint(letter).normalize('NFD')
    if (parts !== String.fromCodePoint(letter)) font.glyphsForString(parts)
  }
  return font.characterSet.filter((letter) => drawnText(String.fromCodePoint(letter)) !== '')
}

async function registerSiteFonts(): Promise<ReadonlySet<number>> {
  const letters = new Set<number>()
  for (const [family, weight, cut] of MADE) {
    const ofFont = await load(family, weight, await fontFile(cut, 'ttf'))
    if (SITE_TEXT.includes(family)) for (const letter of ofFont) letters.add(letter)
  }
  for (const [family, file] of READY) await load(family, 400, require.resolve(file))
  return letters
}

let siteFonts: ReturnType<typeof registerSiteFonts> | undefined

/** By family. Each is registered once, when a content first needs it. */
const scriptLetters = new Map<string, Promise<readonly number[]>>()

async function loadScriptFont({ name, file }: ScriptFont): Promise<readonly number[]> {
  await load(name, 600, file(600))
  return load(name, 400, file(400))
}

Font.registerHyphenationCallback(breakWord)

/** Registers the fonts that `text` needs with react-pdf: the site's, and those of other scripts. */
export async function registerCvFonts(text: string): Promise<CvFonts> {
  siteFonts ??= registerSiteFonts()
  const letters = new Set(await siteFonts)
  const { fonts } = await scriptFonts(text)
  for (const font of fonts) {
    const loaded = scriptLetters.get(font.name) ?? loadScriptFont(font)
    scriptLetters.set(font.name, loaded)
    for (const letter of await loaded) letters.add(letter)
  }
  const families = [...SITE_TEXT, ...fonts.map(({ name }) => name)]
  return {
    text: families,
    display: ['Fraunces', 'Fraunces Ext', ...families],
    meta: ['Geist Mono', 'Geist Mono Ext', ...families],
    letters,
  }
}

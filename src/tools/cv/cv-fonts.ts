import { Font } from '@react-pdf/renderer'
import { drawnText } from '../fonts/drawn-text'
import { type FontName, fontFile, MONO, packageFile } from '../fonts/font-file'
import { type ScriptFont, scriptFonts } from '../fonts/script-fonts'
import { breakWord } from './cv-text'

/** Separate files for other letters, so that Polish or Serbian names keep theirs. */
const SITE_TEXT = ['Geist', 'Geist Ext', 'Geist Cyrillic']
const DISPLAY = ['Fraunces', 'Fraunces Ext']
const META = [
  ['Geist Mono', `${MONO}-latin-400-normal.woff`],
  ['Geist Mono Ext', `${MONO}-latin-ext-400-normal.woff`],
] as const

/** Geist's. */
const MAX_ASCENT_EM = 1.005

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

/** 'Geist Ext' is cut as `geist-ext`. */
const cutOf = (family: string, weight = '') =>
  fontFile(family.toLowerCase().replace(' ', '-').concat(weight) as FontName, 'ttf')

/** @returns the code points of all texts in the site's fonts */
async function registerSiteFonts(): Promise<number[]> {
  for (const family of DISPLAY) await load(family, 560, await cutOf(family))
  for (const [family, file] of META) await load(family, 400, packageFile(file))
  const letters: number[] = []
  for (const family of SITE_TEXT) {
    letters.push(...(await load(family, 400, await cutOf(family, '-400'))))
    await load(family, 600, await cutOf(family, '-600'))
  }
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
export async function registerCvFonts(text: string) {
  siteFonts ??= registerSiteFonts()
  const letters = new Set(await siteFonts)
  const { fonts } = await scriptFonts(text)
  for (const font of fonts) {
    const loaded = scriptLetters.get(font.name) ?? loadScriptFont(font)
    scriptLetters.set(font.name, loaded)
    for (const letter of await loaded) letters.add(letter)
  }
  const families = [...SITE_TEXT, ...fonts.map(({ name }) => name)]
  // Families in the order in which they are tried for each letter.
  return {
    text: families,
    display: [...DISPLAY, ...families],
    meta: [...META.map(([family]) => family), ...families],
    /** The code points that they can show. */
    letters: letters as ReadonlySet<number>,
  }
}
export type CvFonts = Awaited<ReturnType<typeof registerCvFonts>>

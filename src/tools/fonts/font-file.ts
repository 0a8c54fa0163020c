import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { writeWhole } from '../content/write-all'
import { FONT_CUTS, type FontCut, type FontName } from './font-cuts'

const FONTS_DIR = '.cache/fonts'
/** What browsers apply by default; stylistic sets and swashes are unused. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'rlig', 'rclt']
/** Of these, what a cut without combining marks needs: no letter of it has another form in a language. */
const LATIN_FEATURES = ['kern', 'liga', 'calt']
/** Name records for copyright and licence, required by the SIL Open Font License. */
const LEGAL_NAMES = [0, 13, 14]

const require = createRequire(import.meta.url)
const made = new Map<string, Promise<string>>()

/** Every letter of a `unicode-range`. */
function textOf(range: string): string {
  let text = ''
  for (const part of range.split(', ')) {
    const ends = part.slice('U+'.length).split('-')
    const [first = 0, last = first] = ends.map((hex) => parseInt(hex, 16))
    for (let letter = first; letter <= last; letter++) text += String.fromCodePoint(letter)
  }
  return text
}

async function makeFont(name: FontName, extension: 'woff2' | 'ttf'): Promise<string> {
  const { source, axes, letters }: FontCut = FONT_CUTS[name]
  const text = letters && textOf(letters)
  const font = await subsetFont(await readFile(require.resolve(source)), text, {
    targetFormat: extension === 'ttf' ? 'sfnt' : 'woff2',
    keepAllGlyphs: text === undefined,
    keepFeatures: letters ? LATIN_FEATURES : FEATURES,
    preserveNameIds: LEGAL_NAMES,
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  })
  const file = path.resolve(FONTS_DIR, `${name}.${extension}`)
  await writeWhole(file, font)
  return file
}

/** Made once per process, about 0.1 s each. @returns path of the file */
export function fontFile(name: FontName, extension: 'woff2' | 'ttf'): Promise<string> {
  const key = `${name}.${extension}`
  const file = made.get(key) ?? makeFont(name, extension)
  made.set(key, file)
  return file
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { drawnText } from './drawn-text'
import { fontBytes, packageFile } from './font-file'

const FIRST_PACKAGE = 'noto-sans'
/** Where Fontsource's packages are installed, the owner's additions among them. */
const FOLDER = path.join(packageFile(`@fontsource/${FIRST_PACKAGE}/package.json`), '../..')
const SITE_CUTS = ['geist-400', 'geist-ext-400', 'geist-cyrillic-400'] as const

/** A font for letters that the site's own fonts lack. */
export type ScriptFont = {
  /** Fontsource's package and subset: `noto-sans-arabic arabic`. */
  name: string
  /** WOFF2. */
  file: (weight: 400 | 600) => string
}

/** The code points that a TrueType or OpenType font has glyphs for. */
export const lettersIn = (sfnt: Uint8Array): readonly number[] => [
  ...new Face(new Blob(sfnt)).collectUnicodes(),
]

const packages = () =>
  readdirSync(FOLDER)
    .filter((name) => /^noto-(?:sans|serif)/.test(name))
    .sort((a, b) => Number(b === FIRST_PACKAGE) - Number(a === FIRST_PACKAGE) || (a < b ? -1 : 1))

function fontsOf(name: string): ScriptFont[] {
  const metadata = path.join(FOLDER, name, 'metadata.json')
  if (!existsSync(metadata)) return []
  const { subsets } = JSON.parse(readFileSync(metadata, 'utf8')) as { subsets: string[] }
  return subsets.map((subset) => {
    const file = (weight: number) =>
      path.join(FOLDER, name, `files/${name}-${subset}-${weight}-normal.woff2`)
    // Some scripts have one weight only.
    return {
      name: `${name} ${subset}`,
      file: (weight) => (existsSync(file(weight)) ? file(weight) : file(400)),
    }
  })
}

const siteLetters = async (): Promise<ReadonlySet<number>> => {
  const fonts = await Promise.all(SITE_CUTS.map((name) => fontBytes(name, 'sfnt')))
  return new Set(fonts.flatMap(lettersIn))
}
let knownSiteLetters: ReturnType<typeof siteLetters> | undefined

/** No glyph of their own: spaces, joiners, fillers, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Mn}\p{Cc}\s]/u

const unpacked = new Map<string, Promise<Buffer>>()

async function unpack(file: string): Promise<Buffer> {
  const options = { targetFormat: 'sfnt', keepAllGlyphs: true, noHinting: true } as const
  return Buffer.from(await subsetFont(await readFile(file), '', options))
}

/** All of a WOFF2 font as TrueType. Once: Chinese ones have four megabytes. */
export function sfntOf(file: string): Promise<Buffer> {
  const sfnt = unpacked.get(file) ?? unpack(file)
  unpacked.set(file, sfnt)
  return sfnt
}

/** Installed fonts for letters that the site's fonts lack, and the letters that no font has. */
export async function scriptFonts(text: string) {
  knownSiteLetters ??= siteLetters()
  const site = await knownSiteLetters
  const code = (letter: string) => letter.codePointAt(0) ?? 0
  const missing = new Set(
    Array.from(drawnText(text)).filter(
      (letter) => !site.has(code(letter)) && !INVISIBLE.test(letter),
    ),
  )
  const fonts: ScriptFont[] = []
  for (const font of packages().flatMap(fontsOf)) {
    if (missing.size === 0) break
    if (!existsSync(font.file(400))) continue
    const letters = new Set(lettersIn(await sfntOf(font.file(400))))
    const found = [...missing].filter((letter) => letters.has(code(letter)))
    if (found.length === 0) continue
    fonts.push(font)
    for (const letter of found) missing.delete(letter)
  }
  return { fonts, missing }
}

/** In Noto fonts of their own. */
const SCRIPTS = (
  'Armenian Bengali Cherokee Ethiopic Georgian Gujarati Gurmukhi Javanese Kannada Khmer Lao ' +
  'Malayalam Myanmar Oriya Sinhala Syriac Tamil Telugu Thaana Thai'
).split(' ')
const has = (text: string, script: string) => new RegExp(`\\p{Script=${script}}`, 'u').test(text)
/** Also marks that several scripts share, such as the long vowel of Hiragana and Katakana. */
const belongsTo = (letter: string, script: string) =>
  new RegExp(`\\p{Script_Extensions=${script}}`, 'u').test(letter)

const EAST_ASIAN = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul']

/** A country on a line of its own. */
const JAPAN = /^(?:Jap[oó]n|Japan|日本)$/imu
const TAIWAN_OR_HONG_KONG = /^(?:Taiw[aá]n|Hong Kong|台灣|臺灣|香港)$/imu

/** Han letters belong to several languages: the lines of `text`, which has them, tell which. */
function eastAsianFonts(text: string): string[] {
  const isJapanese = has(text, 'Hiragana') || has(text, 'Katakana') || JAPAN.test(text)
  if (isJapanese) return ['jp', 'sc', 'tc', 'kr']
  if (has(text, 'Hangul')) return ['kr', 'jp', 'sc', 'tc']
  const isTraditional = has(text, 'Bopomofo') || TAIWAN_OR_HONG_KONG.test(text)
  return isTraditional ? ['tc', 'sc', 'jp', 'kr'] : ['sc', 'tc', 'jp', 'kr']
}

/** Fonts of Fontsource for a letter of `text`, likely ones first. */
function fontsFor(letter: string, text: string): string[] {
  if (EAST_ASIAN.some((script) => belongsTo(letter, script))) {
    return eastAsianFonts(text).map((language) => `noto-sans-${language}`)
  }
  if (belongsTo(letter, 'Tibetan')) return ['noto-serif-tibetan']
  const script = SCRIPTS.find((name) => belongsTo(letter, name))
  return script ? [`noto-sans-${script.toLowerCase()}`] : []
}

/** Fontsource's package that may have `letter` and is not installed; undefined if none is known. */
export function packageFor(letter: string, text: string): string | undefined {
  const installed = packages()
  const name = fontsFor(letter, text).find((font) => !installed.includes(font))
  return name && `@fontsource/${name}`
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Font, openSync } from 'fontkit'
import { fontFile } from './font-file'

const require = createRequire(import.meta.url)
const FIRST_PACKAGE = 'noto-sans'
/** Where Fontsource's packages are installed, the owner's additions among them. */
const FOLDER = path.dirname(
  path.dirname(require.resolve(`@fontsource/${FIRST_PACKAGE}/package.json`)),
)
const SITE_CUTS = ['geist-400', 'geist-ext-400', 'geist-cyrillic-400'] as const

/** A font for letters that the site's own fonts lack. */
export type ScriptFont = {
  /** Fontsource's package and subset: `noto-sans-arabic arabic`. */
  name: string
  file: (weight: 400 | 600) => string
}

export function openFont(file: string): Font {
  const font = openSync(file)
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`)
  return font
}

const packages = () =>
  readdirSync(FOLDER)
    .filter((name) => /^noto-(?:sans|serif)/.test(name))
    .sort((a, b) => Number(b === FIRST_PACKAGE) - Number(a === FIRST_PACKAGE) || (a < b ? -1 : 1))

function fontsOf(name: string): ScriptFont[] {
  const metadata = path.join(FOLDER, name, 'metadata.json')
  if (!existsSync(metadata)) return []
  const { subsets } = JSON.parse(readFileSync(metadata, 'utf8')) as { subsets: string[] }
  return subsets.map((subset) => ({
    name: `${name} ${subset}`,
    file: (weight) => path.join(FOLDER, name, `files/${name}-${subset}-${weight}-normal.woff`),
  }))
}

async function lettersOfSite(): Promise<ReadonlySet<number>> {
  const letters = new Set<number>()
  for (const cut of SITE_CUTS) {
    for (const letter of openFont(await fontFile(cut, 'ttf')).characterSet) letters.add(letter)
  }
  return letters
}
let siteLetters: ReturnType<typeof lettersOfSite> | undefined

/** No glyph of their own: spaces, joiners, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Mn}\p{Cc}\s]/u

/**
 * Installed fonts for the letters of `text` that the site's fonts lack, and the letters that no
 * installed font has.
 */
export async function scriptFonts(
  text: string,
): Promise<{ fonts: ScriptFont[]; missing: ReadonlySet<string> }> {
  siteLetters ??= lettersOfSite()
  const letters = await siteLetters
  const missing = new Set(
    Array.from(text.normalize('NFC')).filter(
      (letter) => !letters.has(letter.codePointAt(0) ?? 0) && !INVISIBLE.test(letter),
    ),
  )
  const fonts: ScriptFont[] = []
  for (const font of packages().flatMap(fontsOf)) {
    if (missing.size === 0) break
    if (!existsSync(font.file(400))) continue
    const opened = openFont(font.file(400))
    const found = [...missing].filter((letter) =>
      opened.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    )
    if (found.length === 0) continue
    fonts.push(font)
    for (const letter of found) missing.delete(letter)
  }
  return { fonts, missing }
}

const SCRIPTS = [
  'Armenian',
  'Bengali',
  'Cherokee',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Javanese',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Mongolian',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
]
const isOf = (script: string, text: string) => new RegExp(`\\p{Script=${script}}`, 'u').test(text)

/**
 * The package of Fontsource that has `letter`; undefined when none is known.
 * Han letters belong to several languages: `text`, which holds them, tells which.
 */
export function packageFor(letter: string, text: string): string | undefined {
  if (isOf('Han', letter) || isOf('Hiragana', letter) || isOf('Katakana', letter)) {
    if (isOf('Hiragana', text) || isOf('Katakana', text)) return '@fontsource/noto-sans-jp'
    return `@fontsource/noto-sans-${isOf('Hangul', text) ? 'kr' : 'sc'}`
  }
  if (isOf('Hangul', letter)) return '@fontsource/noto-sans-kr'
  if (isOf('Tibetan', letter)) return '@fontsource/noto-serif-tibetan'
  const script = SCRIPTS.find((name) => isOf(name, letter))
  return script && `@fontsource/noto-sans-${script.toLowerCase()}`
}

import { createRequire } from 'node:module'
import type { FontName } from './font-cuts'
import { fontFile } from './font-file'
import { openFont, scriptFonts } from './script-fonts'

const require = createRequire(import.meta.url)
const MONO_FILE = '@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff'

const DISPLAY = {
  screen: ['fraunces', 'fraunces-ext'],
  paper: ['fraunces-paper', 'fraunces-ext-paper'],
} as const
const TEXT = ['geist-400', 'geist-ext-400', 'geist-cyrillic-400'] as const

const opened = (names: readonly FontName[]) =>
  Promise.all(names.map(async (name) => openFont(await fontFile(name, 'ttf'))))

/** The site's fonts, then those for the other scripts of `words`, for texts drawn as outlines. */
export async function stacksFor(words: string, medium: keyof typeof DISPLAY) {
  const { fonts } = await scriptFonts(words)
  const others = fonts.map(({ file }) => openFont(file(400)))
  const text = [...(await opened(TEXT)), ...others]
  const display = [...(await opened(DISPLAY[medium])), ...text]
  return { display, text, meta: [openFont(require.resolve(MONO_FILE)), ...text] }
}

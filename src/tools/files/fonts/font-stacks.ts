import { createRequire } from 'node:module'
import type { FontName } from './font-cuts'
import { fontFile } from './font-file'
import { openFont, scriptFonts } from './script-fonts'

const require = createRequire(import.meta.url)
const MONO_FILE = '@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff'

async function loadFonts() {
  const cut = async (name: FontName) => openFont(await fontFile(name, 'ttf'))
  return {
    display: [await cut('fraunces'), await cut('fraunces-ext')],
    text: [await cut('geist-400'), await cut('geist-ext-400'), await cut('geist-cyrillic-400')],
    meta: [openFont(require.resolve(MONO_FILE))],
  }
}
let siteFonts: ReturnType<typeof loadFonts> | undefined

/** The site's fonts, then those for the other scripts of `words`, for texts drawn as outlines. */
export async function stacksFor(words: string) {
  siteFonts ??= loadFonts()
  const { display, text, meta } = await siteFonts
  const { fonts } = await scriptFonts(words)
  const others = [...text, ...fonts.map(({ file }) => openFont(file(400)))]
  return { display: [...display, ...others], text: others, meta: [...meta, ...others] }
}

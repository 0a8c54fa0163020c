import { type Font, openSync } from 'fontkit'
import { type FontName, fontFile, MONO, packageFile } from './font-file'
import { SITE_CUTS, scriptFonts } from './script-fonts'

export function openFont(file: string): Font {
  const font = openSync(file)
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`)
  return font
}

const opened = (names: readonly FontName[]) =>
  Promise.all(names.map(async (name) => openFont(await fontFile(name, 'ttf'))))

const DISPLAY = {
  screen: ['fraunces', 'fraunces-ext'],
  paper: ['fraunces-paper', 'fraunces-ext-paper'],
} as const

/** The site's fonts, then those for the other scripts of `words`, for texts drawn as outlines. */
export async function stacksFor(words: string, medium: keyof typeof DISPLAY) {
  const { fonts } = await scriptFonts(words)
  const others = fonts.map(({ file }) => openFont(file(400)))
  const text = [...(await opened(SITE_CUTS)), ...others]
  const display = [...(await opened(DISPLAY[medium])), ...text]
  return { display, text, meta: [openFont(packageFile(`${MONO}-latin-400-normal.woff`)), ...text] }
}

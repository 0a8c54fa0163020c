import path from 'node:path'
import type { Plugin } from 'vite'
import { SITE_FONTS } from './fonts/font-cuts'
import { fontFaces } from './fonts/font-faces'
import { fontFile } from './fonts/font-file'
import { writeWhole } from './modules/style-files'

/** main.tsx imports it. */
const FACES = '.cache/style/fonts.css'

/** Makes the fonts and their style sheet before a page is read, which refers to them. */
export function fontsPlugin(): Plugin {
  return {
    name: 'portfolio:fonts',
    async buildStart() {
      await writeWhole(path.resolve(FACES), fontFaces())
      await Promise.all(SITE_FONTS.map((name) => fontFile(name, 'woff2')))
    },
  }
}

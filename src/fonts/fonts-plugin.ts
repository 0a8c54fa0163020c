import type { Plugin } from 'vite'
import { SITE_FONTS } from './font-cuts'
import { fontFile } from './font-file'

/** Makes the fonts that `fonts.css` and `index.html` name, before either is read. */
export function fontsPlugin(): Plugin {
  return {
    name: 'portfolio:fonts',
    async buildStart() {
      await Promise.all(SITE_FONTS.map((name) => fontFile(name, 'woff2')))
    },
  }
}

import type { Plugin } from 'vite'
import { SITE_FONTS } from './font-cuts'
import { fontFile } from './font-file'

/** Makes the fonts before `fonts.css` and `index.html` are read, which refer to them. */
export function fontsPlugin(): Plugin {
  return {
    name: 'portfolio:fonts',
    async buildStart() {
      await Promise.all(SITE_FONTS.map((name) => fontFile(name, 'woff2')))
    },
  }
}

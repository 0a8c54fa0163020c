import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

const require = createRequire(import.meta.url)

/** Each family is followed by its latin-ext cut, so that a Polish or Turkish name keeps its letters. */
const FACES = [
  ['Fraunces', 600, '@fontsource/fraunces/files/fraunces-latin-600-normal.woff'],
  ['Fraunces Ext', 600, '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff'],
  ['Geist', 400, '@fontsource/geist/files/geist-latin-400-normal.woff'],
  ['Geist', 600, '@fontsource/geist/files/geist-latin-600-normal.woff'],
  ['Geist Ext', 400, '@fontsource/geist/files/geist-latin-ext-400-normal.woff'],
  ['Geist Ext', 600, '@fontsource/geist/files/geist-latin-ext-600-normal.woff'],
  ['Geist Mono', 400, '@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff'],
] as const

export const DISPLAY = ['Fraunces', 'Fraunces Ext']
export const TEXT = ['Geist', 'Geist Ext']
export const META = ['Geist Mono', 'Geist Ext']

/** Registers the site's fonts with the PDF renderer and keeps words whole, as applicant systems read them. */
export function registerCvFonts(): void {
  for (const [family, fontWeight, file] of FACES) {
    Font.register({ family, fontWeight, src: require.resolve(file) })
  }
  Font.registerHyphenationCallback((word) => [word])
}

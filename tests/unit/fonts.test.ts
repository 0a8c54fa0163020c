import { Blob, Face, Font } from 'harfbuzzjs'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../../src/site/words/language'
import { fontFaces } from '../../src/tools/fonts/font-faces'
import { type FontName, fontBytes, SITE_FONTS } from '../../src/tools/fonts/font-file'
import { allWords } from '../../src/tools/messages/built-words'

const css = fontFaces()
const faces = css.split('@font-face').slice(1)
const declared = (face: string, property: string) =>
  new RegExp(`${property}:\\s*([^;]+);`).exec(face)?.[1]?.replace(/\s+/g, ' ') ?? ''
const percent = (face: string, property: string) =>
  Number.parseFloat(declared(face, property)) / 100

async function open(name: FontName): Promise<Font> {
  return new Font(new Face(new Blob(await fontBytes(name, 'sfnt'))))
}

const OTHERS =
  'ÁÉÍÓÚÜÑáéíóúüñ¿¡«»—–…·€ºª 0123456789 äöüßÄÖ çœæÇŒÆ àâèêëîïôùûÿÀÂÈÊËÎÏÔÙÛ ãõÃÕ ìòÌÒ’„“'
const LETTERS = new Set(
  OTHERS + LANGUAGES.map((code) => JSON.stringify(allWords(code, { main: code }))).join(''),
)

it('the cut fonts have every letter of the six languages, and are what the style sheet names', async () => {
  for (const name of SITE_FONTS) {
    expect(css).toContain(`/fonts/${name}.woff2`)
    if (name.endsWith('-ext')) continue
    const font = await open(name)
    const missing = [...LETTERS].filter(
      (letter) => font.glyph(letter.codePointAt(0) ?? 0) === undefined,
    )
    expect(missing).toEqual([])
  }
})

it.each([
  ['Like Fraunces', 'fraunces'],
  ['Like Geist', 'geist-400'],
] as const)(
  'the local faces that stand in for them %s has the height of ours',
  async (family, name) => {
    const font = await open(name)
    const { ascender, descender, lineGap } = font.hExtents()
    const { upem } = font.face
    expect(lineGap).toBe(0)
    const standIns = faces.filter((face) => declared(face, 'font-family').startsWith(`'${family}`))
    expect(standIns.length).toBeGreaterThan(2)
    for (const face of standIns) {
      const size = percent(face, 'size-adjust')
      expect(percent(face, 'ascent-override') * size).toBeCloseTo(ascender / upem, 3)
      expect(percent(face, 'descent-override') * size).toBeCloseTo(-descender / upem, 3)
      expect(percent(face, 'line-gap-override')).toBe(0)
    }
  },
)

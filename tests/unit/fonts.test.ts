import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Blob, Face, Font } from 'harfbuzzjs'
import { expect, it } from 'vitest'
import { fontFaces } from '../../src/tools/fonts/font-faces'
import { type FontName, fontFile, SITE_FONTS } from '../../src/tools/fonts/font-file'
import { temporaryFolder } from './temporary-folder'

const css = fontFaces()
const faces = css.split('@font-face').slice(1)
const declared = (face: string, property: string) =>
  new RegExp(`${property}:\\s*([^;]+);`).exec(face)?.[1]?.replace(/\s+/g, ' ') ?? ''
const percent = (face: string, property: string) =>
  Number.parseFloat(declared(face, property)) / 100

async function open(name: FontName): Promise<Font> {
  return new Font(new Face(new Blob(readFileSync(await fontFile(name, 'ttf')))))
}

const SPANISH = 'ÁÉÍÓÚÜÑáéíóúüñ¿¡«»—–…·€ºª 0123456789 Desarrolladora'

it('the cut fonts have every letter of Spanish, and are what the style sheet names', async () => {
  for (const name of SITE_FONTS) {
    expect(css).toContain(`/fonts/${name}.woff2`)
    if (name.endsWith('-ext')) continue
    const font = await open(name)
    const missing = Array.from(SPANISH).filter(
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

// Tests run commands in folders that are gone after them.
it('the cut fonts are there for each folder in which a command runs, whatever became of another', async () => {
  const [root, home] = [temporaryFolder(), process.cwd()]
  const inFolder = async (name: string) => {
    mkdirSync(path.join(root, name))
    process.chdir(path.join(root, name))
    try {
      // The file itself: of another folder it may be there for a while.
      expect(await fontFile('geist-400', 'ttf')).toBe(path.resolve('.cache/fonts/geist-400.ttf'))
      expect((await open('geist-400')).face.upem).toBe(1000)
    } finally {
      process.chdir(home)
      rmSync(path.join(root, name), { recursive: true })
    }
  }
  await inFolder('first')
  await inFolder('second')
})

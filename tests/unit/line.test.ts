import { expect, it } from 'vitest'
import { lineOf } from '../../src/tools/typeset/line'

const SIZE = 40

const line = (text: string) => lineOf(text, { family: 'text', size: SIZE })

/** The glyphs of a line from left to right, by their outlines. */
async function glyphsOf(text: string): Promise<string[]> {
  const { svg = '' } = await line(text)
  const outlines = new Map(
    Array.from(svg.matchAll(/<symbol id="(\w+)".*?<path d="(.*?)"/gs), ([, id, path]) => [
      id,
      path,
    ]),
  )
  const places = /matrix\(1 0 0 -1 (\S+) \S+\)|<use xlink:href="#(\w+)" x="(.*?)"/g
  let left = 0
  const glyphs: { x: number; outline: string }[] = []
  for (const [, from, id, x] of svg.matchAll(places)) {
    if (id === undefined) left = Number(from)
    else glyphs.push({ x: left + Number(x), outline: outlines.get(id) ?? '' })
  }
  return glyphs.toSorted((a, b) => a.x - b.x).flatMap(({ outline }) => outline || [])
}

const SIGNS = '#b $x$ *d* @e \\ ] // _y_ =<k>'

it.each([
  ['אב', ['ב', 'א']],
  ['אב ab', ['ab ', 'ב', 'א']],
  ['abcdefgh אב', ['abcdefgh ', 'ב', 'א']],
  ['(אב)', ['(', 'ב', 'א', ')']],
  ['Ωμέγα', ['Ω', 'μ', 'έ', 'γ', 'α']],
  [SIGNS, SIGNS.match(/\S/g) ?? []],
])('%s is drawn from left to right as %j', async (text, letters) => {
  const apart = (await Promise.all(letters.map(glyphsOf))).flat()
  expect(apart.length).toBeGreaterThan(1)
  expect(await glyphsOf(text)).toEqual(apart)
})

it('Arabic letters are joined: the word is narrower than its letters', async () => {
  const word = 'مهندس'
  const letters = await Promise.all(Array.from(word, line))
  const apart = letters.reduce((sum, { width }) => sum + width, 0)
  expect((await line(word)).width).toBeLessThan(0.97 * apart)
})

it('letters that no font has, and format characters, draw nothing; joiners keep their work', async () => {
  const hidden = await line('Hola\u200b م\u200bر\ufeffح\u2060ب\u00adا 山😀')
  expect(hidden).toEqual(await line('Hola مرحبا '))
  expect((await line('م\u200cر')).width).not.toBe((await line('مر')).width)
  expect((await line('山')).svg).toBeUndefined()
})

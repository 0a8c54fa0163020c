import { expect, it } from 'vitest'
import { fontFile } from '../../src/tools/fonts/font-file'
import { openFont } from '../../src/tools/fonts/outline-fonts'
import { packageFor, scriptFonts } from '../../src/tools/fonts/script-fonts'
import { type FontStack, isRightToLeft, textPath, textWidth } from '../../src/tools/fonts/text-path'

const SIZE_PX = 40
/** Kerning moves letters by less, px. */
const TOLERANCE_PX = 3

async function stackFor(text: string): Promise<FontStack> {
  const { fonts } = await scriptFonts(text)
  return [
    openFont(await fontFile('geist-400', 'ttf')),
    ...fonts.map(({ file }) => openFont(file(400))),
  ]
}

/** The letters drawn one by one from left to right. */
function drawn(stack: FontStack, letters: readonly string[]): string {
  let x = 10
  return letters
    .map((letter) => {
      const path = textPath(stack, letter, x, 50, SIZE_PX)
      x += textWidth(stack, letter) * SIZE_PX
      return path
    })
    .join('')
}

const numbers = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

it.each([
  ['אב', ['ב', 'א']],
  ['ab אב', ['a', 'b', ' ', 'ב', 'א']],
  ['(אב)', ['(', 'ב', 'א', ')']],
  ['Ωμέγα', ['Ω', 'μ', 'έ', 'γ', 'α']],
])('%s is drawn from left to right as %j', async (text, letters) => {
  const stack = await stackFor(text)
  const expected = numbers(drawn(stack, letters))
  const shown = numbers(textPath(stack, text, 10, 50, SIZE_PX))
  expect(shown).toHaveLength(expected.length)
  const distances = shown.map((value, index) => Math.abs(value - (expected[index] ?? 0)))
  expect(Math.max(...distances)).toBeLessThan(TOLERANCE_PX)
})

it('Arabic letters are joined: the word is narrower than its letters', async () => {
  const word = 'مهندس'
  const stack = await stackFor(word)
  const apart = Array.from(word).reduce((sum, letter) => sum + textWidth(stack, letter), 0)
  expect(textWidth(stack, word)).toBeLessThan(0.97 * apart)
})

it('format characters that draw nothing need no glyph, and joiners keep their work', async () => {
  const word = 'مرحبا'
  const hidden = 'Hola\u200b م\u200bر\ufeffح\u2060ب\u00adا\u3164'
  const { fonts, missing } = await scriptFonts(hidden)
  expect([...missing]).toEqual([])
  expect(fonts.map(({ name }) => name)).toEqual(['noto-sans-arabic arabic'])
  const stack = await stackFor(word)
  expect(textPath(stack, hidden.slice(0, -1), 0, 0, SIZE_PX)).toBe(
    textPath(stack, `Hola ${word}`, 0, 0, SIZE_PX),
  )
  expect(textWidth(stack, 'م\u200cر')).not.toBe(textWidth(stack, 'مر'))
})

it('a text runs as its first letter does', () => {
  const texts = ['Ana', '(נועה)', 'React مطور', '123']
  expect(texts.filter(isRightToLeft)).toEqual(['(נועה)'])
})

it.each([
  ['山', '山田', 'noto-sans-sc'],
  ['山', '山田 さくら', 'noto-sans-jp'],
  ['山', '王小山\nTaiwán', 'noto-sans-tc'],
  ['山', '山 홍길동', 'noto-sans-kr'],
  ['გ', 'გია', 'noto-sans-georgian'],
])('%s of %j needs %s, which is named', async (letter, text, name) => {
  expect((await scriptFonts(text)).missing).toContain(letter)
  expect(packageFor(letter, text)).toBe(`@fontsource/${name}`)
})

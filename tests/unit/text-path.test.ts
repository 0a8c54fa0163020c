import { describe, expect, it } from 'vitest'
import { fontFile } from '../../src/tools/files/fonts/font-file'
import { openFont, packageFor, scriptFonts } from '../../src/tools/files/fonts/script-fonts'
import {
  type FontStack,
  isRightToLeft,
  textPath,
  textWidth,
} from '../../src/tools/files/social/text-path'

const SIZE_PX = 40

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

/** Kerning moves letters by less, px. */
const TOLERANCE_PX = 3

const numbers = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

describe('textPath', () => {
  it.each([
    ['אב', ['ב', 'א']],
    ['ab אב', ['a', 'b', ' ', 'ב', 'א']],
    ['אב ab', ['a', 'b', ' ', 'ב', 'א']],
    ['(אב)', ['(', 'ב', 'א', ')']],
    ['Ωμέγα', ['Ω', 'μ', 'έ', 'γ', 'α']],
  ])('draws %s from left to right as %j', async (text, letters) => {
    const stack = await stackFor(text)
    const expected = numbers(drawn(stack, letters))
    const shown = numbers(textPath(stack, text, 10, 50, SIZE_PX))
    expect(shown).toHaveLength(expected.length)
    const distances = shown.map((value, index) => Math.abs(value - (expected[index] ?? 0)))
    expect(Math.max(...distances)).toBeLessThan(TOLERANCE_PX)
  })

  it('joins Arabic letters: the word is narrower than its letters', async () => {
    const word = 'مهندس'
    const stack = await stackFor(word)
    const apart = Array.from(word).reduce((sum, letter) => sum + textWidth(stack, letter), 0)
    expect(textWidth(stack, word)).toBeLessThan(0.97 * apart)
  })
})

it.each([
  ['Ana', false],
  ['(נועה)', true],
  ['React مطور', false],
  ['123', false],
])('%s runs from right to left: %s', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected)
})

describe('fonts of other scripts', () => {
  it.each(['Łódź', 'Приклад', 'Ελένη', 'Nguyễn Thị Ngọc', 'אָמֵן', 'أحمد', 'नमस्ते'])(
    'are installed for %s',
    async (text) => {
      expect([...(await scriptFonts(text)).missing]).toEqual([])
    },
  )

  it('are none for the letters that the site has', async () => {
    expect((await scriptFonts('Núñez Łódź Приклад')).fonts).toEqual([])
  })

  it.each([
    ['山', '山田', 'sc'],
    ['山', '山田のぞみ', 'jp'],
    ['金', '金 민수', 'kr'],
    ['ไ', 'ไทย', 'thai'],
    ['გ', 'გია', 'georgian'],
  ])('%s of %s needs noto-sans-%s', async (letter, text, name) => {
    expect((await scriptFonts(text)).missing).toContain(letter)
    expect(String(packageFor(letter, text))).toContain(`@fontsource/noto-sans-${name}`)
  })
})

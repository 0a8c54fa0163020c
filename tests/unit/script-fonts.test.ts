import { expect, it } from 'vitest'
import { packageFor, scriptFonts } from '../../src/tools/fonts/script-fonts'

it('format characters that draw nothing need no glyph', async () => {
  const { fonts, missing } = await scriptFonts('Hola\u200b م\u200bر\ufeffح\u2060ب\u00adا\u3164')
  expect([...missing]).toEqual([])
  expect(fonts.map(({ name }) => name)).toEqual(['noto-sans-arabic arabic'])
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

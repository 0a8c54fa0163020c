import fc from 'fast-check'
import { expect, it } from 'vitest'
import { directionOf, textBlocks } from '../../src/site/model/text-blocks'
import { plainText } from '../../src/tools/check/length-problems'

const paragraph = (text: string) => ({ kind: 'paragraph', text })
const list = (...items: string[]) => ({ kind: 'list', items })

it.each([
  ['one line', 'Uno.', [paragraph('Uno.')]],
  ['a line break', ' Uno. \nDos.', [paragraph('Uno.\nDos.')]],
  ['blank lines', 'Uno.\n \t\n\nDos.', [paragraph('Uno.'), paragraph('Dos.')]],
  ['items', '- uno\n  - dos ', [list('uno', 'dos')]],
  [
    'items after a text',
    'Hice:\n- uno\nY más.',
    [paragraph('Hice:'), list('uno'), paragraph('Y más.')],
  ],
  ['two lists', '- uno\n\n- dos', [list('uno'), list('dos')]],
  ['Windows line ends', 'Uno.\r\n\r\n- dos\r\n- tres', [paragraph('Uno.'), list('dos', 'tres')]],
  ['a dash that begins no item', '-5 grados\n- \n–no', [paragraph('-5 grados\n-\n–no')]],
  ['nothing', ' \n ', []],
])('a text is read as blocks: %s', (_, text, blocks) => {
  expect(textBlocks(text)).toEqual(blocks)
})

it('a plain text is one line without marks, and loses no word', () => {
  expect(plainText('Hice:\n\n- uno\n- dos\nY\nmás.')).toBe('Hice: uno dos Y más.')
  const line = fc.constantFrom('uno dos', '- tres', '', ' ', '-', 'a - b', '\u2028')
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n')
      const words = (all: string) => all.match(/[a-z]+/g)
      expect(words(plainText(text))).toEqual(words(text))
    }),
  )
})

it.each([
  ['Construyo aplicaciones web.', 'ltr'],
  ['Ελληνικά', 'ltr'],
  ['2019 – 2021', 'ltr'],
  ['', 'ltr'],
  ['Hebreo (עברית), nivel inicial', 'ltr'],
  ['אני בונה יישומי רשת', 'rtl'],
  ['أبني تطبيقات الويب', 'rtl'],
  ['React ו-Node.js: ממשק נגיש', 'rtl'],
  ['مطوّرة (full-stack)', 'rtl'],
])('%j runs %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})

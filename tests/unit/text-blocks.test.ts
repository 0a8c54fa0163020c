import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textBlocks } from '../../src/site/model/text-blocks'
import { plainText } from '../../src/tools/check/length-problems'

const paragraph = (text: string) => ({ kind: 'paragraph', text })
const list = (...items: string[]) => ({ kind: 'list', items })

describe('textBlocks', () => {
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
  ])('reads %s', (_, text, blocks) => {
    expect(textBlocks(text)).toEqual(blocks)
  })

  it('loses no word', () => {
    const line = fc.constantFrom('uno dos', '- tres', '', ' ', '-', 'a - b', '\u2028')
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n')
        const words = (all: string) => all.match(/[a-z]+/g)
        expect(words(plainText(text))).toEqual(words(text))
      }),
    )
  })
})

describe('plainText', () => {
  it('is one line without marks', () => {
    expect(plainText('Hice:\n\n- uno\n- dos\nY\nmás.')).toBe('Hice: uno dos Y más.')
  })
})

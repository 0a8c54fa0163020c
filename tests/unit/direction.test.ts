import { expect, it } from 'vitest'
import { directionOf } from '../../src/site/model/text-blocks'

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

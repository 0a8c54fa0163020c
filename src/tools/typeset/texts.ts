import { directionOf } from '../../model/text-blocks'
import { drawnText } from '../fonts/drawn-text'
import type { TypesetFonts } from '../fonts/typeset-fonts'

/** Addresses may part after their signs. */
const SIGN = /(?<=[@/._-])(?!\s)/gu
/** Where words end, and letters between which a line may part. */
const WORD_END =
  /(?<=[\s\u200b\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u

/** A text without letters that none of the fonts has, and with single spaces. */
export const printable = (text: string, { letters }: TypesetFonts): string =>
  Array.from(drawnText(text).replace(/[^\S\n]+/g, ' '))
    .filter((letter) => letters.has(letter.codePointAt(0) ?? 0) || /[\n\p{Cf}]/u.test(letter))
    .join('')

/** A text as `fitted` of fitted.typ takes it: its direction, and the parts between which a line may end. */
export const textFor = (text: string, fonts: TypesetFonts) => ({
  text,
  parts: printable(text, fonts).trim().replace(SIGN, '\u200b').split(WORD_END),
  dir: directionOf(text),
})

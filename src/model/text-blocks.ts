import { withoutLinks } from './inline-links'

export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/
const ITEM = /^\s*-\s+(?=\S)/

export const lines = (text: string): string[] => text.split(LINE_BREAK)

/** Blank lines separate paragraphs; lines that begin with `- ` are the items of a list. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: { isList: boolean; items: string[] }[] = []
  let isOpen = false
  for (const line of lines(text)) {
    const isList = ITEM.test(line)
    if (!isOpen || blocks.at(-1)?.isList !== isList) blocks.push({ isList, items: [] })
    isOpen = line.trim() !== ''
    if (isOpen) blocks.at(-1)?.items.push(line.replace(ITEM, '').trim())
  }
  return blocks
    .filter(({ items }) => items.length > 0)
    .map(({ isList, items }) =>
      isList ? { kind: 'list', items } : { kind: 'paragraph', text: items.join('\n') },
    )
}

/**
 * A sentence and the space after it. A dot ends one after four letters or a small word of three, as
 * others may be abbreviations, and not before a small letter; a line of its own does too. None ends in
 * the text of a link.
 */
export const SENTENCE =
  /.+?(?:(?:(?:[\p{L}\p{N})]{4}|(?<!\p{L})\p{Ll}{3})\.|[!?…؟])["»”)]*\s+(?!\p{Ll}|[^[]*\]\()|[。！？]|\n\s*|$)/gsu

export type Direction = 'ltr' | 'rtl'

const LETTER = /\p{L}/gu
const RIGHT_TO_LEFT =
  /(?=\p{L})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** By share: Hebrew about software may begin with a Latin name, which `dir="auto"` would follow. */
export function directionOf(text: string): Direction {
  const said = withoutLinks(text)
  return 4 * count(said, RIGHT_TO_LEFT) > count(said, LETTER) ? 'rtl' : 'ltr'
}

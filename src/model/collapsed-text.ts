import { SENTENCE, type TextBlock, textBlocks } from './text-blocks'

/** Of what is shown. Less is not worth a press. */
const LEAST_COLLAPSED = 1.1

const piecesOf = (block: TextBlock): readonly string[] =>
  block.kind === 'list' ? block.items : (block.text.match(SENTENCE) ?? [])

const blockOf = ({ kind }: TextBlock, pieces: readonly string[]): TextBlock =>
  kind === 'list' ? { kind, items: pieces } : { kind, text: pieces.join('') }

/** The sentences and items of its first lines, and the rest. @param most characters, about */
export function collapsedText(
  text: string,
  most: number,
): { shown: TextBlock[]; folded: TextBlock[] } {
  const all = textBlocks(text)
  const shown: TextBlock[] = []
  const folded: TextBlock[] = []
  let used = 0
  let collapsed = 0
  for (const block of all) {
    const pieces = piecesOf(block)
    const first = pieces.filter(({ length }) => {
      const isFirst = used < most / 2 || used + length <= most
      used += length
      if (!isFirst) collapsed += length
      return isFirst
    })
    const others = pieces.slice(first.length)
    if (first.length > 0) shown.push(blockOf(block, first))
    if (others.length > 0) folded.push(blockOf(block, others))
  }
  return collapsed < most * LEAST_COLLAPSED ? { shown: all, folded: [] } : { shown, folded }
}

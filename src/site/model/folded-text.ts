import { type TextBlock, textBlocks } from './text-blocks'

/** About three lines. */
const SHOWN_CHARACTERS = 200
/** Fewer are not worth a press. */
const LEAST_FOLDED_CHARACTERS = 220

/** After a sentence; not in the text of a link. */
const SENTENCE_END = /(?<=[.!?…؟])(?=\s)(?![^[]*\]\()|(?<=[。！？])/

const piecesOf = (block: TextBlock): readonly string[] =>
  block.kind === 'list' ? block.items : block.text.split(SENTENCE_END)

const blockOf = ({ kind }: TextBlock, pieces: readonly string[]): TextBlock =>
  kind === 'list' ? { kind, items: pieces } : { kind, text: pieces.join('') }

/** A description in two: the sentences and items of its first lines, and the rest, if that is long. */
export function foldedText(text: string): { shown: TextBlock[]; rest: TextBlock[] } {
  const all = textBlocks(text)
  const shown: TextBlock[] = []
  const rest: TextBlock[] = []
  let used = 0
  let folded = 0
  for (const block of all) {
    const pieces = piecesOf(block)
    const first = pieces.filter(({ length }) => {
      const isFirst = used < SHOWN_CHARACTERS / 2 || used + length <= SHOWN_CHARACTERS
      used += length
      if (!isFirst) folded += length
      return isFirst
    })
    const others = pieces.slice(first.length)
    if (first.length > 0) shown.push(blockOf(block, first))
    if (others.length > 0) rest.push(blockOf(block, others))
  }
  return folded < LEAST_FOLDED_CHARACTERS ? { shown: all, rest: [] } : { shown, rest }
}

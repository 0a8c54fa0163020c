import { stretches, withoutLinks } from './inline-links'
import { type TextBlock, textBlocks } from './text-blocks'

/** About three lines. */
const SHOWN_CHARACTERS = 200
/** Fewer are not worth a press. */
const LEAST_FOLDED_CHARACTERS = 220

const SENTENCE_END = /[.!?…؟]+(?=\s)|[。！？]+/g

/** Together they are the text. No link is parted. */
function sentencesOf(text: string): string[] {
  const ends = stretches(text)
    .filter(({ to }) => to === undefined)
    .flatMap(({ at, text }) =>
      [...text.matchAll(SENTENCE_END)].map(({ 0: mark, index }) => at + index + mark.length),
    )
  return [0, ...ends].map((start, place) => text.slice(start, ends[place]))
}

const lengthOf = (text: string) => withoutLinks(text).length

/** A part of a block; none without pieces. */
function blockOf({ kind }: TextBlock, pieces: readonly string[]): TextBlock[] {
  if (pieces.length === 0) return []
  return [kind === 'list' ? { kind, items: pieces } : { kind, text: pieces.join('') }]
}

/** A description in two: the sentences and items of its first lines, and the rest, if that is long. */
export function foldedText(text: string): { shown: TextBlock[]; rest: TextBlock[] } {
  let room = SHOWN_CHARACTERS
  const isFirst = (piece: string) => {
    const before = room
    room -= lengthOf(piece)
    return before > SHOWN_CHARACTERS / 2 || room >= 0
  }
  const all = textBlocks(text)
  const parts = all.map((block) => {
    const pieces = block.kind === 'list' ? block.items : sentencesOf(block.text)
    const count = pieces.filter(isFirst).length
    return { block, shown: pieces.slice(0, count), rest: pieces.slice(count) }
  })
  const folded = parts.flatMap(({ rest }) => rest).join(' ')
  if (lengthOf(folded) < LEAST_FOLDED_CHARACTERS) return { shown: all, rest: [] }
  return {
    shown: parts.flatMap(({ block, shown }) => blockOf(block, shown)),
    rest: parts.flatMap(({ block, rest }) => blockOf(block, rest)),
  }
}

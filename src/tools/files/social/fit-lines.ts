import { type FontStack, textWidth } from './text-path'

const MORE = '…'

type Room = { widthPx: number; maxSizePx: number; minSizePx: number; maxLines: number }

/** Width of the widest line, em. */
export const widest = (stack: FontStack, lines: readonly string[]) =>
  Math.max(0, ...lines.map((line) => textWidth(stack, line)))

function balanced(stack: FontStack, words: readonly string[], count: number): string[] {
  if (count === 1 || words.length < 2) return [words.join(' ')]
  const splits = words.slice(1).map((_, index) => {
    const [head, tail] = [words.slice(0, index + 1), words.slice(index + 1)]
    return [head.join(' '), ...balanced(stack, tail, count - 1)]
  })
  const width = new Map(splits.map((split) => [split, widest(stack, split)]))
  return splits.reduce((best, split) =>
    (width.get(split) ?? 0) < (width.get(best) ?? 0) ? split : best,
  )
}

function shortened(stack: FontStack, line: string, widthEm: number): string {
  if (textWidth(stack, line) <= widthEm) return line
  const letters = Array.from(line)
  while (letters.length > 0 && textWidth(stack, `${letters.join('')}${MORE}`) > widthEm)
    letters.pop()
  return `${letters.join('').replace(/[\s…]+$/, '')}${MORE}`
}

/** Limits the brute-force search for line breaks. */
const MOST_WORDS = 12

/** As few lines as `minSizePx` allows, then as large as fits; the rest ends in an ellipsis. */
export function fitLines(stack: FontStack, text: string, room: Room) {
  const { widthPx, maxSizePx, minSizePx, maxLines } = room
  const words = text.split(/\s+/).filter((word) => textWidth(stack, word) > 0)
  if (words.splice(MOST_WORDS).length > 0) words[MOST_WORDS - 1] += MORE
  if (words.length === 0) return { lines: [], sizePx: minSizePx }
  for (let count = 1; count <= maxLines; count++) {
    const lines = balanced(stack, words, count)
    const sizePx = Math.min(maxSizePx, widthPx / widest(stack, lines))
    if (sizePx >= minSizePx) return { lines, sizePx }
    if (count < maxLines) continue
    return {
      lines: lines.map((line) => shortened(stack, line, widthPx / minSizePx)),
      sizePx: minSizePx,
    }
  }
  return { lines: [], sizePx: minSizePx }
}

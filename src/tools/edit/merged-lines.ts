import { isSame } from './field-spot'

/** Of two texts' lines; with more, the table would take seconds and much memory. */
const MOST_PAIRS = 4e6

/** For each line, where it is in another text, by a longest common sequence; -1 where it is not. */
function placesIn(other: readonly string[], lines: readonly string[]): number[] {
  /** How many the lines from `i` on and the other's from `j` on have in common. */
  const table = Array.from({ length: lines.length + 1 }, () => new Uint16Array(other.length + 1))
  const commonAt = (i: number, j: number) => table[i]?.[j] ?? 0
  for (const i of [...lines.keys()].reverse()) {
    const row = table[i] as Uint16Array
    for (let j = other.length - 1; j >= 0; j--) {
      const isShared = lines[i] === other[j]
      row[j] = isShared
        ? 1 + commonAt(i + 1, j + 1)
        : Math.max(commonAt(i + 1, j), commonAt(i, j + 1))
    }
  }
  let j = 0
  return lines.map((line, i) => {
    while (line !== other[j] && commonAt(i, j + 1) > commonAt(i + 1, j)) j++
    return line === other[j] ? j++ : -1
  })
}

/**
 * A text with what two others change in it, line by line, as diff3 does.
 * @returns undefined where both change the same lines, or lines side by side
 */
export function mergedLines(base: string, mine: string, theirs: string): string | undefined {
  const texts = [base, mine, theirs].map((text) => text.split('\n'))
  const [lines = [], ...others] = texts
  if (others.some((other) => lines.length * other.length > MOST_PAIRS)) return undefined
  const places = others.map((other) => placesIn(other, lines))
  const merged: string[] = []
  /** In each text, the first line that is not merged yet. */
  let begins = [0, 0, 0]
  for (let index = 0; index <= lines.length; index++) {
    const isEnd = index === lines.length
    const ends = isEnd
      ? texts.map(({ length }) => length)
      : [index, ...places.map((each) => each[index] ?? -1)]
    if (ends.includes(-1)) continue
    // Here all three have the same line, or end.
    const [before, ours = [], other = []] = texts.map((text, which) =>
      text.slice(begins[which], ends[which]),
    )
    const isMine = isSame(before, other) || isSame(ours, other)
    if (!isMine && !isSame(before, ours)) return undefined
    merged.push(...(isMine ? ours : other), ...lines.slice(index, index + 1))
    begins = ends.map((end) => end + 1)
  }
  return merged.join('\n')
}

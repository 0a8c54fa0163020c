/** The rows of each letter from the top, in base 32: five dots, of which the left one is the highest bit. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'ehhvhhh',
  B: 'uhhuhhu',
  C: 'ehggghe',
  D: 'uhhhhhu',
  E: 'vgguggv',
  F: 'vgguggg',
  G: 'ehgnhhe',
  H: 'hhhvhhh',
  I: 's88888s',
  J: '72222ic',
  K: 'hikokih',
  L: 'ggggggu',
  M: 'hrllhhh',
  N: 'hhpljhh',
  O: 'ehhhhhe',
  P: 'uhhuggg',
  Q: 'ehhhlid',
  R: 'uhhukih',
  S: 'fgge11u',
  T: 'v444444',
  U: 'hhhhhhe',
  V: 'hhhhha4',
  W: 'hhhllla',
  X: 'hha4ahh',
  Y: 'hha4444',
  Z: 'v1248gv',
  É: '24vgugv',
  Ü: 'h0hhhhe',
}
const COLUMNS = [0, 1, 2, 3, 4]
const MIDDLE_ROW = 3
/** From the last dot of a letter to the first of the next in the same row. */
const GAP = { mean: 3, least: 2 }
/** A circle around the point to whose left it begins. */
const HOLE = 'a.38.38 0 1 0 .76 0 .38.38 0 1 0-.76 0z'

/** Other accents are left out; a letter of another script has no dots. */
const dotsOf = (letter: string) => {
  const rows = LETTERS[letter] ?? LETTERS[letter.normalize('NFD').charAt(0)] ?? ''
  return [...rows].map((row) => COLUMNS.filter((x) => (Number.parseInt(row, 32) >> (4 - x)) & 1))
}

/** How far a letter is from the one before: the same to the eye, so an L's open corner counts. */
function advance(before: readonly number[][], after: readonly number[][]): number {
  const reaches = before.map((row, y) => (row.at(-1) ?? 0) - (after[y]?.[0] ?? 0))
  const mean = reaches.reduce((sum, reach) => sum + reach, 0) / reaches.length
  return Math.max(Math.round(mean + GAP.mean), Math.max(...reaches) + GAP.least)
}

/**
 * A word punched in dots: the outlines of the holes as an SVG path around its middle, and its width, in units of
 * their pitch.
 */
export function perforation(word: string): { path: string; width: number } {
  const letters = [...word].map(dotsOf)
  let left = 0
  const dots = letters.flatMap((rows, at) => {
    const before = letters[at - 1]
    if (before) left += advance(before, rows)
    return rows.flatMap((row, y) => row.map((x) => ({ x: left + x, y: y - MIDDLE_ROW })))
  })
  const width = Math.max(0, ...dots.map(({ x }) => x))
  const path = dots.map(({ x, y }) => `M${(x - width / 2 - 0.38).toFixed(2)} ${y}${HOLE}`)
  return { path: path.join(''), width }
}

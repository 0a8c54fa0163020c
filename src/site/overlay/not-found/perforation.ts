/** The rows of each letter from the top, in base 32: five dots, of which the left one is the highest bit. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'ehhvhhh',
  D: 'uhhhhhu',
  I: 'e44444e',
  L: 'ggggggv',
  N: 'hhpljhh',
  O: 'ehhhhhe',
  U: 'hhhhhhe',
  V: 'hhhhha4',
}
const COLUMNS = [0, 1, 2, 3, 4]
const ADVANCE = 6

/** A word punched in dots: an SVG path that round line ends make visible, in units of their pitch. */
export function perforation(word: string): { path: string; viewBox: string } {
  const path = [...word].map((letter, at) =>
    [...(LETTERS[letter] ?? '')].map((row, y) =>
      COLUMNS.filter((x) => (Number.parseInt(row, 32) >> (4 - x)) & 1)
        .map((x) => `M${ADVANCE * at + x} ${y}h0`)
        .join(''),
    ),
  )
  return { path: path.flat().join(''), viewBox: `-1 -1 ${ADVANCE * word.length + 1} 8` }
}

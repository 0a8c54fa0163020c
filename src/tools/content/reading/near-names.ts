import type { Messages } from '../../messages/es/es'

/** Optimal string alignment distance: insert, delete, replace, swap of neighbours. */
const editDistance = (from: string, to: string) => {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (row > 1 && column > 1 && swapped)
        edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1)
      current.push(edits)
    }
    beforeLast = last
    last = current
  }
  return last[to.length] ?? 0
}

const LONGEST_NAME_CHARACTERS = 80

/** Known names that differ in at most a third of the letters, nearest first. Ignores case. */
export const nearNames = (name: string, known: readonly string[], limit = 1) => {
  if (name.length > LONGEST_NAME_CHARACTERS) return []
  const wanted = name.toLowerCase()
  const mostEdits = Math.max(1, Math.floor(wanted.length / 3))
  const lengthChange = ({ candidate }: { candidate: string }) =>
    Math.abs(candidate.length - wanted.length)
  return known
    .map((candidate) => ({ candidate, edits: editDistance(wanted, candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= mostEdits)
    .sort((a, b) => a.edits - b.edits || lengthChange(a) - lengthChange(b))
    .slice(0, limit)
    .map(({ candidate }) => candidate)
}

/** `"a"`, `"a" o "b"`, `"a", "b" o "c"`. */
export const quoteNames = (names: readonly string[], { reading }: Messages) => {
  const quoted = names.map((name) => `"${name}"`)
  const last = quoted.pop() ?? ''
  return quoted.length === 0 ? last : reading.or(quoted.join(', '), last)
}

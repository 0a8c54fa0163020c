import { createHash } from 'node:crypto'

const WORD_BYTES = 4

/** `María ` and `maria` are one person. */
const normal = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/\s+/gu, ' ')

/** Draws from a table. */
export type Draw = <Value>(table: readonly Value[]) => Value

/**
 * Draws by the 32-bit words of SHA-256 of the text, then of the text and 1, 2, …: the same text
 * draws the same values for ever.
 */
export function drawsOf(text: string): Draw {
  const seed = normal(text)
  let words: number[] = []
  let block = 0
  const next = (): number => {
    if (words.length === 0) {
      const source = block === 0 ? seed : `${seed}\n${block}`
      const hash = createHash('sha256').update(source).digest()
      words = Array.from({ length: hash.length / WORD_BYTES }, (_, index) =>
        hash.readUInt32BE(WORD_BYTES * index),
      )
      block += 1
    }
    return words.shift() ?? 0
  }
  return (table) => table[next() % table.length] as (typeof table)[number]
}

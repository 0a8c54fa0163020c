import { createHash } from 'node:crypto'

const HASH_LENGTH = 8

/** Enough to see that a text has changed. */
export const textHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)

import { createHash } from 'node:crypto'
import path from 'node:path'
import { readIfThere } from '../../../owner/reading/files/read-file'

/** SHA-256 of the template's example pictures and PDFs, by path in public/. */
export type ShippedFiles = ReadonlyMap<string, string>

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** Example files, unchanged, that the content does not name. */
export function unusedExamples(content: unknown, publicDir: string, shipped: ShippedFiles) {
  const named = new Set(textsIn(content))
  return [...shipped]
    .filter(([name, hash]) => {
      const bytes = named.has(name) ? undefined : readIfThere(path.join(publicDir, name))
      return bytes !== undefined && createHash('sha256').update(bytes).digest('hex') === hash
    })
    .map(([name]) => path.join(publicDir, name))
}

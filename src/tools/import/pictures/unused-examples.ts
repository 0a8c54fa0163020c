import { createHash } from 'node:crypto'
import path from 'node:path'
import { readIfThere } from '../../content/reading/files/read-file'

/** SHA-256 of the template's example pictures and PDFs, by path in public/. */
export type ShippedFiles = ReadonlyMap<string, string>

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** A text file may have come with the line ends of Windows. */
const asShipped = (name: string, bytes: Buffer) =>
  name.endsWith('.svg') ? bytes.toString().replaceAll('\r\n', '\n') : bytes

/** Example files, unchanged, that the content does not name. */
export function unusedExamples(content: unknown, publicDir: string, shipped: ShippedFiles) {
  const named = new Set(textsIn(content))
  return [...shipped]
    .filter(([name, hash]) => {
      const bytes = named.has(name) ? undefined : readIfThere(path.join(publicDir, name))
      if (bytes === undefined) return false
      return createHash('sha256').update(asShipped(name, bytes)).digest('hex') === hash
    })
    .map(([name]) => path.join(publicDir, name))
}

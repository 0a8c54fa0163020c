import { createHash } from 'node:crypto'

/** Where a built file is: named by what is in it, so that it can be cached for ever. */
export function hashedPath(name: string, source: string | Buffer, ending: string): string {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  return `assets/${name}-${hash}.${ending}`
}

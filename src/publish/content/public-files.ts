import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * The files that a visitor will be able to fetch, with their names exactly as on the disk: a host
 * tells "Foto.webp" from "foto.webp" even where the owner's own disk does not.
 */
export type PublicFiles = ReadonlySet<string>

/** Paths relative to `publicDir`, with `/`. An absent folder has no files. */
export const listPublicFiles = (publicDir: string): PublicFiles => {
  const files = new Set<string>()
  const addFolder = (folder: string) => {
    for (const entry of readdirSync(path.join(publicDir, folder), { withFileTypes: true })) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) addFolder(name)
      else files.add(name)
    }
  }
  try {
    addFolder('')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return files
}

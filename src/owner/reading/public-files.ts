import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { OwnerError } from '../owner-error'
import { fileMistake } from './file-mistake'
import { showMistakes } from './mistake'

/**
 * The files that a visitor will be able to fetch, with their names exactly as on the disk: a host
 * tells "Foto.webp" from "foto.webp" even where the owner's own disk does not.
 */
export type PublicFiles = ReadonlySet<string>

/**
 * Paths relative to `publicDir`, with `/`. An absent folder has no files.
 * @throws OwnerError for a file that cannot be read: the build copies them all
 */
export const listPublicFiles = (publicDir: string): PublicFiles => {
  const files = new Set<string>()
  const add = (name: string) => {
    const place = path.join(publicDir, name)
    try {
      if (name === '' || statSync(place).isDirectory()) {
        for (const entry of readdirSync(place)) add(path.posix.join(name, entry))
      } else {
        accessSync(place, constants.R_OK)
        files.add(name)
      }
    } catch (error) {
      const file = path.posix.join(path.basename(publicDir), name)
      throw new OwnerError(showMistakes([fileMistake(file, error)]))
    }
  }
  if (existsSync(publicDir)) add('')
  return files
}

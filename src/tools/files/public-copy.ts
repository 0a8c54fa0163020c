import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  isPhoto,
  listPublicFiles,
  type PublicFiles,
  publicPlace,
} from '../content/reading/public-files'
import type { Messages } from '../messages/es/es'
import { withoutMetadata } from './modules/pictures/without-metadata'

/**
 * Copies the owner's files beside what Vite built, photos without their metadata. A file of Vite's
 * wins: the square portrait replaces the original.
 * @returns the owner's files
 */
export async function copyPublicFiles(
  publicDir: string,
  distDir: string,
  say: Messages,
): Promise<PublicFiles> {
  const files = listPublicFiles(publicDir, say)
  for (const name of files) {
    const target = path.join(distDir, name)
    if (existsSync(target)) continue
    await mkdir(path.dirname(target), { recursive: true })
    const source = publicPlace(publicDir, name)
    if (isPhoto(source)) await writeFile(target, await withoutMetadata(await readFile(source)))
    else await copyFile(source, target)
  }
  return files
}

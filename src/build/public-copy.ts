import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { listPublicFiles } from '../owner/reading/public-files'

/**
 * Copies the owner's files beside what Vite built. A file of the build wins: the portrait without
 * its metadata replaces the original.
 */
export async function copyPublicFiles(publicDir: string, distDir: string): Promise<void> {
  for (const name of listPublicFiles(publicDir)) {
    const target = path.join(distDir, name)
    if (existsSync(target)) continue
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(path.join(publicDir, name), target)
  }
}

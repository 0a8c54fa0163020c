import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createBuilder, loadEnv } from 'vite'
import { vercelFile } from '../build/security/vercel-file'
import { OwnerError } from '../owner/owner-error'
import { fileMistake } from '../owner/reading/file-mistake'
import { showMistakes } from '../owner/reading/mistake'
import { readContent } from '../owner/reading/read-content'
import { basePath, siteAddress } from '../owner/site-address'

const WRITTEN = ['dist', '.cache']

/** Vite would tell what it cannot write only after its work, with a stack. */
function checkWritable(folder: string): void {
  let checked = folder
  try {
    if (!existsSync(folder)) mkdirSync(folder)
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    accessSync(folder, constants.W_OK)
    for (const entry of entries.filter((entry) => entry.isDirectory())) {
      checked = path.join(entry.parentPath, entry.name)
      accessSync(checked, constants.W_OK)
    }
  } catch (error) {
    throw new OwnerError(showMistakes([fileMistake(checked, error)], 'en lo que se escribe'))
  }
}

/** Vercel has read vercel.json by now, so a policy in it that lacks the lists' origin would block them. */
function checkVercelFile(): void {
  const { VITE_CONTENT_URL } = loadEnv('production', process.cwd())
  if (readFileSync('vercel.json', 'utf8') === vercelFile(VITE_CONTENT_URL)) return
  const command = `${VITE_CONTENT_URL ? `VITE_CONTENT_URL=${VITE_CONTENT_URL} ` : ''}npm run headers`
  throw new OwnerError(
    `vercel.json\n  no permite lo que este sitio necesita. Ejecute: ${command}\n  y suba el archivo.`,
  )
}

/** `npm run build`: dist/, ready for any static host. What the owner must mend is told before anything is built. */
export async function run(): Promise<number> {
  const { perfil } = readContent(path.resolve('src/content'), path.resolve('public'))
  siteAddress(perfil.sitio, basePath(process.env), process.env)
  WRITTEN.forEach(checkWritable)
  if (process.env.VERCEL) checkVercelFile()
  // The module runner that loaded this file works in development; the site is built for visitors.
  process.env.NODE_ENV = 'production'
  const builder = await createBuilder()
  await builder.buildApp()
  return 0
}

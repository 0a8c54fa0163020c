import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createBuilder, loadEnv } from 'vite'
import { readContent } from '../content/read-content'
import { OwnerError } from '../owner-error'
import { vercelFile } from '../security/vercel-file'

/** Vercel has read vercel.json by now, so a policy in it that lacks the lists' origin would block them. */
function checkVercelFile(): void {
  const { VITE_CONTENT_URL } = loadEnv('production', process.cwd())
  if (readFileSync('vercel.json', 'utf8') === vercelFile(VITE_CONTENT_URL)) return
  const command = `${VITE_CONTENT_URL ? `VITE_CONTENT_URL=${VITE_CONTENT_URL} ` : ''}npm run headers`
  throw new OwnerError(
    `vercel.json\n  no permite lo que este sitio necesita. Ejecute: ${command}\n  y suba el archivo.`,
  )
}

/** `npm run build`: dist/, ready for any static host. A mistake in the content is told before anything is built. */
export async function run(): Promise<number> {
  readContent(path.resolve('src/content'), path.resolve('public'))
  if (process.env.VERCEL) checkVercelFile()
  // The module runner that loaded this file works in development; the site is built for visitors.
  process.env.NODE_ENV = 'production'
  const builder = await createBuilder()
  await builder.buildApp()
  return 0
}

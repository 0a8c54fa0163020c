import { createServer } from 'node:http'
import { basePath } from '../site-address'
import { startStaticServer } from '../static-server'

const DEFAULT_PORT = 4173

/** `npm start` after its build: serves dist/ until it is stopped. */
export async function run(): Promise<number> {
  const port = Number(process.env.PORT ?? DEFAULT_PORT)
  const base = basePath(process.env)
  await startStaticServer(createServer(), { directory: 'dist', base, port })
  console.log(`El sitio está en http://localhost:${port}${base}  (Ctrl+C para terminar)`)
  await new Promise((resolve) => process.once('SIGINT', resolve))
  return 0
}

import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'

const NOT_FOUND_FILE = '404.html'
/** Has a not-found page of its own. */
const LANGUAGE_FOLDER = /^\/([a-z]{2,3})\//

/** @throws NodeJS.ErrnoException where the port cannot be used */
export const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, resolve)
  })

/** Serves index.html per folder, else the nearest 404.html. @throws NodeJS.ErrnoException without a free port */
export async function startStaticServer(
  server: Server,
  options: { directory: string; base: string; port: number },
): Promise<void> {
  const { directory, base, port } = options
  const notFoundPage = path.join(directory, NOT_FOUND_FILE)
  // `dev` reads the disk on each request, so a rebuild shows without a restart.
  const serveFile = sirv(directory, { dev: true, etag: true })
  const answerNotFound = (response: ServerResponse, folder = '') => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    const nearest = path.join(directory, folder, NOT_FOUND_FILE)
    // The page is missing during a rebuild.
    const file = [nearest, notFoundPage].find(existsSync)
    response.end(file ? readFileSync(file) : '')
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith(base)) return answerNotFound(response)
    request.url = `/${request.url.slice(base.length)}`
    const [, folder] = LANGUAGE_FOLDER.exec(request.url) ?? []
    serveFile(request, response, () => answerNotFound(response, folder))
  })
  await listen(server, port)
}

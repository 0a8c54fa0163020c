import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { messages } from '../messages/messages'
import { ProblemError } from '../owner/problem'

const PORT_FAULTS: Record<string, 'portTaken' | 'portForbidden'> = {
  EADDRINUSE: 'portTaken',
  EACCES: 'portForbidden',
}

/** Serves index.html per folder, else 404.html. @throws ProblemError without a free port or build */
export async function startStaticServer(
  server: Server,
  options: { directory: string; base: string; port: number },
): Promise<void> {
  const { directory, base, port } = options
  const notFoundPage = path.join(directory, '404.html')
  if (!existsSync(notFoundPage)) {
    throw new ProblemError(messages().commands.notBuilt(`${directory}/`))
  }
  // `dev` reads the disk on each request, so a rebuild shows without a restart.
  const serveFile = sirv(directory, { dev: true, etag: true })
  const answerNotFound = (response: ServerResponse) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    // The page is missing during a rebuild.
    response.end(existsSync(notFoundPage) ? readFileSync(notFoundPage) : '')
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith(base)) return answerNotFound(response)
    request.url = `/${request.url.slice(base.length)}`
    serveFile(request, response, () => answerNotFound(response))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const fault = PORT_FAULTS[error.code ?? '']
      reject(fault ? new ProblemError(messages().commands[fault](port)) : error)
    })
    server.listen(port, resolve)
  })
}

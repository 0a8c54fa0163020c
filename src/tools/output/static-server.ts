import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'

const NOT_FOUND_FILE = '404.html'
/** Has a not-found page of its own. */
const LANGUAGE_FOLDER = /^\/([a-z]{2,3})\//

/** sirv sends them without a charset. */
function sayCharset(response: ServerResponse, name: string): void {
  const [, ending] = /\.(md|txt)$/.exec(name) ?? []
  if (!ending) return
  const type = ending === 'md' ? 'markdown' : 'plain'
  response.setHeader('content-type', `text/${type}; charset=utf-8`)
}

type Site = { directory: string; base: string; port: number }

/** Serves a built site as a static host does: a folder's index.html, else the nearest 404.html with its status. */
export async function serveStatic({ directory, base, port }: Site): Promise<Server> {
  const answerNotFound = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const [, folder = ''] = LANGUAGE_FOLDER.exec(url) ?? []
    const pages = [folder, ''].map((each) => path.join(directory, each, NOT_FOUND_FILE))
    const page = pages.find(existsSync)
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    // None during a rebuild.
    response.end(page && readFileSync(page))
  }
  // `dev` looks for the files at each request, which a rebuild replaces.
  const options = { dev: true, etag: true, extensions: ['html'], setHeaders: sayCharset }
  const answer = sirv(directory, { ...options, onNoMatch: answerNotFound })
  const server = createServer((request, response) => {
    const { url = '' } = request
    if (!url.startsWith(base)) return answerNotFound(request, response)
    request.url = url.slice(base.length - 1)
    answer(request, response)
  })
  // Every host: a phone beside the laptop, too.
  await once(server.listen(port), 'listening')
  return server
}

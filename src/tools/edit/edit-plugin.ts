import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { mainLanguageOf, messagesOf } from '../content/main-language'
import { isProblemError } from '../content/problem'
import { editApi } from './edit-api'

/** Below the base. */
export const EDIT_PAGE = '_edit'
const CLIENT = 'src/tools/edit/client'
const MOST_BYTES = 20 * 1024 * 1024
const TOKEN_HEADER = 'x-edit-token'
/** No `eval`, no inline script, nobody's frame. Vite's fonts and the editor's pictures are our own. */
const POLICY =
  "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

class Refusal extends Error {
  readonly status: number
  constructor(status: number) {
    super(String(status))
    this.status = status
  }
}

/**
 * Only this machine's own editor: another site can name 127.0.0.1 too, or point its own name there.
 * @throws Refusal
 */
function guard({ headers, method, socket }: IncomingMessage, token: string, isApi: boolean): void {
  const { host = '', origin } = headers
  const names = ['127.0.0.1', 'localhost'].map((name) => `${name}:${socket.localPort}`)
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  const isOurs =
    names.includes(host) &&
    (origin === undefined || origin === `http://${host}`) &&
    (site === 'same-origin' || (!isApi && site === 'none'))
  if (!isOurs || !['GET', 'POST'].includes(method ?? '')) throw new Refusal(403)
  if (isApi && headers[TOKEN_HEADER] !== token) throw new Refusal(403)
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) throw new Refusal(413)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const pageOf = (base: string, language: string, title: string, token: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="edit-token" content="${token}" />
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="${base}favicon.svg" />
<link rel="stylesheet" href="${base}.cache/style/colors.css" />
<link rel="stylesheet" href="${base}.cache/style/fonts.css" />
<link rel="stylesheet" href="${base}src/site/styles/tokens.css" />
<link rel="stylesheet" href="${base}src/site/styles/base.css" />
<link rel="stylesheet" href="${base}${CLIENT}/editor.css" />
</head>
<body>
<div id="editor"></div>
<script type="module" src="${base}${CLIENT}/editor.tsx"></script>
</body>
</html>`

/** In development only: the page that edits the content, and what it asks of the server. */
export function editPlugin(): Plugin {
  return {
    name: 'portfolio:edit',
    apply: 'serve',
    configureServer(server) {
      const { base, root } = server.config
      const token = randomBytes(32).toString('hex')
      const api = editApi(root, base)
      const answer = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
        const below = url.pathname.slice(`${base}${EDIT_PAGE}`.length).replace(/^\//, '')
        const isApi = below.startsWith('api/')
        guard(request, token, isApi)
        response.setHeader('cache-control', 'no-store')
        response.setHeader('x-content-type-options', 'nosniff')
        if (below === '') {
          response.setHeader('content-security-policy', POLICY)
          response.setHeader('content-type', 'text/html; charset=utf-8')
          const title = messagesOf(root).edit.title
          return response.end(pageOf(base, mainLanguageOf(root), title, token))
        }
        if (!isApi) {
          const picture = api.picture(below, url.searchParams)
          if (picture === undefined) throw new Refusal(404)
          response.setHeader('content-type', 'image/svg+xml')
          return response.end(picture)
        }
        const act = api.actions[below.slice('api/'.length)]
        if (act === undefined) throw new Refusal(404)
        const { status, ...told } = await act(await bodyOf(request), url.searchParams)
        response.statusCode = status
        response.setHeader('content-type', 'application/json')
        return response.end(JSON.stringify(told))
      }
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.originalUrl ?? '/', 'http://localhost')
        if (url.pathname.split('/')[base.split('/').length - 1] !== EDIT_PAGE) return next()
        answer(request, response, url).catch((error: unknown) => {
          const isTold = isProblemError(error)
          if (!isTold && !(error instanceof Refusal)) return next(error)
          response.statusCode = isTold ? 400 : error.status
          response.end(isTold ? error.message : '')
        })
      })
    },
  }
}

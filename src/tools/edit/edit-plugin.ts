import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import { mainLanguageOf, messagesOf } from '../content/main-language'
import { isProblemError } from '../content/problem'
import { editApi } from './edit-api'

export const EDIT_PAGE = '_edit'
const CLIENT = 'src/tools/edit/client'
const TOKEN_HEADER = 'x-edit-token'
/** No `eval`, no inline script, nobody's frame. Vite's fonts and the editor's pictures are our own. */
const POLICY =
  "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** What may change the content. */
const WRITING = ['change', 'translate', 'undo', 'import']

type Answer = { status: number; type: string; body: string }
const TEXT = 'text/plain; charset=utf-8'
const NOT_OURS: Answer = { status: 403, type: TEXT, body: '' }
const NOT_THERE: Answer = { status: 404, type: TEXT, body: '' }

/** Only this machine's own editor: another site can name 127.0.0.1 too, or point its own name there. */
function isOurs({ headers, method, socket }: IncomingMessage, token: string, isApi: boolean) {
  const { host = '', origin } = headers
  const names = ['127.0.0.1', 'localhost'].map((name) => `${name}:${socket.localPort}`)
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  return (
    names.includes(host) &&
    (origin === undefined || origin === `http://${host}`) &&
    (site === 'same-origin' || (!isApi && site === 'none')) &&
    method === (isApi ? 'POST' : 'GET') &&
    (!isApi || headers[TOKEN_HEADER] === token)
  )
}

const pageOf = (language: string, title: string, token: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="edit-token" content="${token}" />
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg" />
<link rel="preload" as="font" type="font/woff2" href="/.cache/fonts/geist.woff2" crossorigin />
<link rel="stylesheet" href="/.cache/style/colors.css" />
<link rel="stylesheet" href="/.cache/style/fonts.css" />
<link rel="stylesheet" href="/src/site/styles/tokens.css" />
<link rel="stylesheet" href="/src/site/styles/base.css" />
<link rel="stylesheet" href="/${CLIENT}/editor.css" />
</head>
<body>
<div id="editor"></div>
<script type="module" src="/${CLIENT}/editor.tsx"></script>
</body>
</html>`

/** In development only: the page that edits the content, and what it asks of the server. */
export function editPlugin(): Plugin {
  return {
    name: 'portfolio:edit',
    apply: 'serve',
    configureServer(server) {
      const { root } = server.config
      const token = randomBytes(32).toString('hex')
      const api = editApi(root)
      const profileFile = path.join(root, 'src/content/perfil.json')
      const answer = async (request: IncomingMessage, url: URL): Promise<Answer> => {
        const below = url.pathname.slice(`/${EDIT_PAGE}`.length).replace(/^\//, '')
        const action = /^api\/(\w+)$/.exec(below)?.[1]
        if (!isOurs(request, token, action !== undefined)) return NOT_OURS
        if (below === '') {
          const title = messagesOf(root).edit.title
          const body = pageOf(mainLanguageOf(root), title, token)
          return { status: 200, type: 'text/html; charset=utf-8', body }
        }
        if (action === undefined) {
          const body = api.picture(below, url.searchParams)
          return body === undefined ? NOT_THERE : { status: 200, type: 'image/svg+xml', body }
        }
        const act = Object.hasOwn(api.actions, action) && api.actions[action]
        if (!act) return NOT_THERE
        const { status, ...told } = await act(await buffer(request), url.searchParams)
        // The watcher itself misses changes while a folder is new to it.
        if (WRITING.includes(action)) server.watcher.emit('all', 'change', profileFile)
        return { status, type: 'application/json', body: JSON.stringify(told) }
      }
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.originalUrl ?? '/', 'http://localhost')
        if (url.pathname.split('/')[1] !== EDIT_PAGE) return next()
        answer(request, url)
          .catch((error: unknown): Answer => {
            if (!isProblemError(error)) throw error
            return { status: 400, type: TEXT, body: error.message }
          })
          .then(({ status, type, body }) => {
            response.writeHead(status, {
              'cache-control': 'no-store',
              'content-security-policy': POLICY,
              'content-type': type,
              'x-content-type-options': 'nosniff',
            })
            response.end(body)
          })
          .catch(next)
      })
    },
  }
}

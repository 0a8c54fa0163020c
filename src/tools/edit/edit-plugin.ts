import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Plugin } from 'vite'
import { PROFILE } from '../content/content-folder'
import { EDITED } from '../content/environment'
import { isProblemError } from '../content/problem'
import type { Environment } from '../content/site-address'
import { Workspace } from '../content/workspace/workspace'
import { editApi } from './edit-api'
import { withoutScripts } from './without-scripts'

export const EDIT_PAGE = '_edit'
const CLIENT = 'src/tools/edit/client'
const KEY_HEADER = 'x-edit-key'
/** No `eval`, no inline script, nobody's frame. Vite's fonts and the editor's pictures are our own. */
const POLICY =
  "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** What is dropped; an archive of LinkedIn's may have pictures in it. */
const MOST_MEGABYTES: Readonly<Record<string, number>> = { keep: 50, import: 200 }
const USUAL_MEGABYTES = 10

/** Where a browser finds the editor, the address to tell first: a Codespace forwards its ports. */
export function editorOrigins(port: number, env: Environment): string[] {
  const { CODESPACES, CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env
  const isForwarded = CODESPACES === 'true' && name && domain
  const forwarded = isForwarded ? [`https://${name}-${port}.${domain}`] : []
  return [...forwarded, `http://127.0.0.1:${port}`, `http://localhost:${port}`]
}

/** Whether a browser of this machine is its owner's: not in CI, over SSH, or in a Codespace. */
export const hasBrowser = (env: Environment, platform: string = process.platform): boolean =>
  !(env.CI || env.SSH_CONNECTION || env.SSH_TTY || env.CODESPACES || env.REMOTE_CONTAINERS) &&
  (platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY || env.WSL_DISTRO_NAME))

type Answer = { status: number; type: string; body: string; location?: string }
const TEXT = 'text/plain; charset=utf-8'
const NOT_THERE: Answer = { status: 404, type: TEXT, body: '' }

type Door = {
  key: string
  /** Opens the page once: other users of the machine see what a browser is started with. */
  ticket?: string | undefined
  origins: readonly string[]
}

/** The whole body; undefined where it is larger, of which nothing is read if it says so. */
async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length']) > most) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The page holds no secret, and may be opened from a terminal in the browser. */
function isOurs(request: IncomingMessage, door: Door, below: string, isApi: boolean) {
  const { headers, method } = request
  const { host = '', origin = door.origins[0] ?? '' } = headers
  const isOwnPage = [undefined, 'same-origin'].includes(headers['sec-fetch-site'] as string)
  return (
    // Another site can name 127.0.0.1 too, or point its own name there.
    door.origins.some((each) => new URL(each).host === host) &&
    door.origins.includes(origin) &&
    method === (isApi ? 'POST' : 'GET') &&
    (below === '' || isOwnPage) &&
    (!isApi || headers[KEY_HEADER] === door.key)
  )
}

const pageOf = (language: string, title: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg" />
<link rel="preload" as="font" type="font/woff2" href="/.cache/fonts/geist.woff2" crossorigin />
<link rel="stylesheet" href="/.cache/style/colors.css" />
<link rel="stylesheet" href="/.cache/style/fonts.css" />
<link rel="stylesheet" href="/.cache/style/geometry.css" />
<link rel="stylesheet" href="/src/site/styles/tokens.css" />
<link rel="stylesheet" href="/src/site/styles/base.css" />
<link rel="stylesheet" href="/${CLIENT}/editor.css" />
</head>
<body>
<div id="editor"></div>
<script type="module" src="/${CLIENT}/editor.tsx"></script>
</body>
</html>`

/** In development only: the page that edits the content. @param door what opens it, and from where */
export function editPlugin(door: Door): Plugin {
  // Both outlive a restart of Vite, which makes a new server with the same plugin.
  let { ticket } = door
  let known: ReturnType<typeof editApi> | undefined
  let isWritten = false
  return {
    name: 'portfolio:edit',
    apply: 'serve',
    config: () => ({ define: { [EDITED]: 'true' } }),
    configureServer(server) {
      const { root } = server.config
      const say = () => new Workspace(root).say
      known ??= editApi(root, (files) => {
        console.log(say().commands.edit.wrote(files.join(', ')))
        isWritten = true
      })
      const api = known
      const answer = async (request: IncomingMessage, url: URL): Promise<Answer> => {
        const below = url.pathname.slice(`/${EDIT_PAGE}`.length).replace(/^\//, '')
        const action = /^api\/(\w+)$/.exec(below)?.[1]
        if (!isOurs(request, door, below, action !== undefined)) {
          return { status: 403, type: TEXT, body: say().form.noKey }
        }
        if (below === '' && ticket !== undefined && url.searchParams.get('ticket') === ticket) {
          ticket = undefined
          return { ...NOT_THERE, status: 302, location: `/${EDIT_PAGE}?key=${door.key}` }
        }
        if (below === '') {
          const { language, form } = say()
          const body = pageOf(language, form.title)
          return { status: 200, type: 'text/html; charset=utf-8', body }
        }
        if (action === undefined) {
          const body = await api.picture(below, url.searchParams)
          return body === undefined ? NOT_THERE : { status: 200, type: 'image/svg+xml', body }
        }
        const act = Object.hasOwn(api.actions, action) && api.actions[action]
        if (!act) return NOT_THERE
        const megabytes = MOST_MEGABYTES[action] ?? USUAL_MEGABYTES
        const asked = await bodyOf(request, megabytes * 1024 ** 2)
        if (!asked) {
          return { status: 413, type: TEXT, body: say().form.tooLarge(megabytes) }
        }
        const { status, ...told } = await act(asked, url.searchParams)
        // The watcher itself misses changes while a folder is new to it. The form hears of them before the site.
        if (isWritten) server.watcher.emit('all', 'change', path.join(root, PROFILE))
        isWritten = false
        return { status, type: 'application/json', body: JSON.stringify(told) }
      }
      server.middlewares.use(withoutScripts(new Workspace(root)))
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.originalUrl ?? '/', 'http://localhost')
        if (url.pathname.split('/')[1] !== EDIT_PAGE) return next()
        answer(request, url)
          .catch((error: unknown): Answer => {
            if (isProblemError(error)) return { status: 400, type: TEXT, body: error.message }
            server.config.logger.error(String((error as Error).stack))
            return { status: 500, type: TEXT, body: String(error) }
          })
          .then(({ status, type, body, location }) => {
            response.writeHead(status, {
              ...(location !== undefined && { location }),
              'cache-control': 'no-store',
              'content-security-policy': POLICY,
              'content-type': type,
              'referrer-policy': 'same-origin',
              'x-content-type-options': 'nosniff',
            })
            response.end(body)
          })
          .catch(next)
      })
    },
  }
}

import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { createServer } from 'vite'
import { ownerEnvironment } from '../content/environment'
import { Workspace } from '../content/workspace/workspace'
import { EDIT_PAGE, editorOrigins, editPlugin, hasBrowser } from '../edit/edit-plugin'
import type { Messages } from '../messages/es/es'
import { endWhenAsked, portFrom, tryPort } from './server/server'

const HOST = '127.0.0.1'
const DEFAULT_PORT = 4174
const KEY_BYTES = 32

/** Serves the site in development beside a form for its content, to who knows the key alone. */
export async function run(args: readonly string[], say: Messages): Promise<number> {
  const root = process.cwd()
  const port = portFrom(
    args,
    ownerEnvironment(new Workspace(root), 'development'),
    DEFAULT_PORT,
    say,
  )
  await tryPort(port, say)
  const origins = editorOrigins(port, process.env)
  const [key, ticket] = [1, 2].map(() => randomBytes(KEY_BYTES).toString('hex')) as [string, string]
  const server = await createServer({
    root,
    // A path in `sitio`, as it is typed, would move the server and the form with it.
    base: '/',
    configLoader: 'runner',
    plugins: [editPlugin({ key, ticket, origins })],
    // Of a save one line is enough.
    logLevel: 'warn',
    cacheDir: path.join(root, 'node_modules/.vite-edit'),
    optimizeDeps: { entries: ['index.html', 'src/tools/edit/client/editor.tsx'] },
    server: {
      host: HOST,
      port,
      warmup: { clientFiles: ['src/site/app/main.tsx', 'src/tools/edit/client/editor.tsx'] },
      // At another port the tab would not find what it keeps.
      strictPort: true,
      allowedHosts: origins.map((origin) => new URL(origin).hostname),
      // Another page of this machine must not read the editor's.
      cors: false,
      open: hasBrowser(process.env) && `/${EDIT_PAGE}?ticket=${ticket}`,
    },
  })
  await server.listen()
  console.log(say.commands.edit.serving(`${origins[0]}/${EDIT_PAGE}?key=${key}`))
  endWhenAsked()
  return 0
}

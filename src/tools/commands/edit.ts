import path from 'node:path'
import { createServer } from 'vite'
import { ownerEnvironment } from '../content/environment'
import { EDIT_PAGE, editPlugin } from '../edit/edit-plugin'
import type { Messages } from '../messages/es/es'

const HOST = '127.0.0.1'
const DEFAULT_PORT = 4174

/** Serves the site in development beside a form for its content, on this machine alone. */
export async function run(_args: readonly string[], say: Messages): Promise<number> {
  const root = process.cwd()
  const { PORT } = ownerEnvironment(root, 'development')
  const server = await createServer({
    root,
    // A path in `sitio`, as it is typed, would move the server and the form with it.
    base: '/',
    configLoader: 'runner',
    plugins: [editPlugin()],
    cacheDir: path.join(root, 'node_modules/.vite-edit'),
    optimizeDeps: {
      entries: ['index.html', 'src/tools/edit/client/editor.tsx'],
      // Found late, it would reload the site.
      include: ['@rjsf/core/lib/components/Form.js', '@rjsf/utils'],
    },
    // Another page of this machine must not read the editor's, with its token.
    server: { host: HOST, port: Number(PORT) || DEFAULT_PORT, cors: false, open: false },
  })
  await server.listen()
  const [address = ''] = server.resolvedUrls?.local ?? []
  console.log(say.edit.serving(`${address}${EDIT_PAGE}`))
  return 0
}

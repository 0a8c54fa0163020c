import type { ViteDevServer } from 'vite'
import { isProblemError } from '../../content/problem'

/** Debounce: a file is often written in parts, and many files at once. */
const SETTLED_AFTER_MS = 100

/** Reloads pages when content changes. @param isMade of module ids @param read throws its problems */
export function followContent(
  server: ViteDevServer,
  isMade: (id: string) => boolean,
  isRead: (file: string) => boolean,
  read: () => Promise<void>,
): void {
  const { logger } = server.config
  const tell = logger.error
  /** A problem is logged once, though every request throws it again. */
  let told: string | undefined
  logger.error = (text, options) => {
    const error = options?.error
    if (!isProblemError(error)) return tell(text, options)
    if (error.message === told) return
    told = error.message
    tell(error.message, { timestamp: true, error })
  }
  const forget = () => {
    for (const environment of Object.values(server.environments)) {
      for (const [id, module] of environment.moduleGraph.idToModuleMap) {
        if (isMade(id)) environment.moduleGraph.invalidateModule(module)
      }
    }
  }
  const showAnew = async () => {
    told = undefined
    try {
      await read()
    } catch (error) {
      logger.error(String(error), { error: error as Error })
    }
    forget()
    server.ws.send({ type: 'full-reload' })
  }
  let timer: NodeJS.Timeout | undefined
  server.watcher.on('all', (_event, file) => {
    if (!isRead(file)) return
    // At once: a page that loads before the pause ends is not told to reload.
    forget()
    clearTimeout(timer)
    timer = setTimeout(() => void showAnew(), SETTLED_AFTER_MS)
  })
}

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { startStaticServer } from '../../src/tools/files/static-server'
import { buildFixture } from '../fixtures/build-fixture'
import { watchFile, withWatch } from './console-watch'

const ROOT = path.resolve(import.meta.dirname, '../..')
export const CACHE_DIR = path.join(ROOT, '.cache/engines')
const BUILT_DIR = path.join(CACHE_DIR, 'project')
const WATCHED_DIR = path.join(CACHE_DIR, 'watched')

/** First of the suite's ports; change it to run two suites at once. */
const PORT_BASE = Number(process.env.PORT_BASE ?? 4480)
const PORTS = { built: PORT_BASE, watched: PORT_BASE + 1 }

export type Site = {
  origin: string
  start: () => Promise<void>
  stop: () => Promise<void>
}

function serve(directory: string, port: number): Site {
  let server: Server | undefined
  return {
    origin: `http://localhost:${port}`,
    start: async () => {
      if (server) return
      server = createServer()
      await startStaticServer(server, { directory, base: '/', port })
    },
    stop: async () => {
      const stopping = server
      server = undefined
      stopping?.closeAllConnections()
      if (stopping) await new Promise((resolve) => stopping.close(resolve))
    },
  }
}

export const buildProject = (): string => buildFixture(BUILT_DIR)

export const builtSite = (): Site => serve(path.join(BUILT_DIR, 'dist'), PORTS.built)

export function watchedSite(): Site {
  rmSync(WATCHED_DIR, { recursive: true, force: true })
  cpSync(path.join(BUILT_DIR, 'dist'), WATCHED_DIR, { recursive: true })
  writeFileSync(path.join(WATCHED_DIR, watchFile.path), watchFile.text)
  for (const name of readdirSync(WATCHED_DIR, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const file = path.join(WATCHED_DIR, name)
    writeFileSync(file, withWatch(readFileSync(file, 'utf8')))
  }
  return serve(WATCHED_DIR, PORTS.watched)
}

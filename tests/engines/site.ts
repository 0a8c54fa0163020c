import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { servePreview } from '../../src/tools/files/preview-server'
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
  let server: Awaited<ReturnType<typeof servePreview>> | undefined
  return {
    origin: `http://localhost:${port}`,
    start: async () => {
      server ??= await servePreview({ directory, base: '/', port })
    },
    stop: async () => {
      await server?.close()
      server = undefined
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

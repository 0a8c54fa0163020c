import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sirv from 'sirv'
import { build } from 'vite'
import { buildFixture } from '../fixtures/build-fixture'

const HERE = import.meta.dirname
const ROOT = path.resolve(HERE, '../..')
const PAGES_DIR = path.join(HERE, 'pages')
const BUILT_DIR = path.join(ROOT, '.cache/bench')
const PROJECT_DIR = path.join(ROOT, '.cache/bench-site')
export const SITE_DIR = path.join(PROJECT_DIR, 'dist')

const shell = (script: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>
<style>html, body { height: 100%; margin: 0; background: #070a11 }
#host { position: fixed; inset: 0 } canvas { display: block }</style>
<div id="host"></div><script type="module" src="${script}"></script></html>`

/** The built home page with another script, so that only the handler differs. */
function homeWith(script: string): string {
  const home = readFileSync(path.join(SITE_DIR, 'index.html'), 'utf8')
  return home
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      /<script type="module"[^>]*><\/script>/,
      `<script type="module" src="${script}"></script>`,
    )
}

const TEXT_FILE = /\.(?:js|css|svg|html|webmanifest)$/

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (TEXT_FILE.test(file)) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
  }
}

export async function buildPages(): Promise<void> {
  buildFixture(PROJECT_DIR)
  compress(SITE_DIR)
  const files = readdirSync(PAGES_DIR).filter(
    (name) => name.endsWith('.page.js') || name.endsWith('.page.ts'),
  )
  await build({
    root: PAGES_DIR,
    configFile: false,
    logLevel: 'warn',
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      outDir: BUILT_DIR,
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rollupOptions: {
        input: files.map((name) => path.join(PAGES_DIR, name)),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

function buildFormer(commit: string): string {
  const folder = path.join(ROOT, '.cache/bench-former', commit)
  const built = path.join(folder, 'dist')
  if (existsSync(built)) return built
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  for (const args of [
    ['ci', '--include=dev', '--ignore-scripts', '--no-audit'],
    ['run', 'build'],
  ]) {
    execFileSync('npm', args, { cwd: folder, shell: process.platform === 'win32' })
  }
  compress(built)
  return built
}

const origins = new Map<string, Promise<string>>()

/**
 * Serves the site of a former commit, built with its own packages and content.
 * @throws Error where git does not know the commit, as in a shallow clone
 */
export function formerOrigin(commit: string): Promise<string> {
  const known = origins.get(commit)
  if (known) return known
  const serve = sirv(buildFormer(commit), { etag: true, brotli: true })
  // The bench ends without it.
  const origin = listen(createServer(serve).unref())
  origins.set(commit, origin)
  return origin
}

/** Site at `/`, pages at `/bench/page/<name>`, home with another script at `/bench/home/<name>`. */
export async function servePages(): Promise<{ origin: string; server: Server }> {
  const serveSite = sirv(SITE_DIR, { etag: true, brotli: true })
  const serveBuilt = sirv(BUILT_DIR, { etag: true })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const [, bench, kind, name] = pathname.split('/')
    const script = `/bench/built/${name}.page.js`
    if (bench !== 'bench') return serveSite(request, response)
    if (kind === 'built') {
      request.url = `/${pathname.split('/').slice(3).join('/')}`
      return serveBuilt(request, response)
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(kind === 'home' ? homeWith(script) : shell(script))
  })
  return { origin: await listen(server), server }
}

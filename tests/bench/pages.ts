import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sirv from 'sirv'
import { build } from 'vite'
import { buildFixture, PROJECT_ROOT } from '../fixtures/build-fixture'

const PEERS_DIR = path.join(import.meta.dirname, 'pages')
export const SITE_DIR = path.join(PROJECT_ROOT, '.cache/bench-site/dist')
/** Matches once a page of `pages/` runs. */
export const PEER_RUNS = 'html[data-bench=running]'
/** A former commit: times hang on the machine, so they are compared in one run. */
export const FORMER = 'cfee511'

const TEXT_FILE = /\.(?:js|css|svg|html|webmanifest)$/

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (TEXT_FILE.test(file)) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
  }
}

/** The built home page with a peer's script in place of ours. */
function pageOf(peer: string): string {
  const script = `<script type="module" src="/bench/${peer}.js"></script>`
  return readFileSync(path.join(SITE_DIR, 'index.html'), 'utf8')
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module"[^>]*><\/script>/, script)
}

/** The site at `/`, its home with a peer's script at `/bench/<peer>/`. */
export async function buildPages(): Promise<void> {
  await buildFixture(path.dirname(SITE_DIR))
  const files = readdirSync(PEERS_DIR)
  const outDir = path.join(SITE_DIR, 'bench')
  await build({
    root: PEERS_DIR,
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rollupOptions: {
        input: files.map((name) => path.join(PEERS_DIR, name)),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  for (const peer of files.map((name) => path.parse(name).name)) {
    mkdirSync(path.join(outDir, peer))
    writeFileSync(path.join(outDir, peer, 'index.html'), pageOf(peer))
  }
  compress(SITE_DIR)
}

/** @returns its origin; it ends with the bench */
export async function serve(folder: string): Promise<string> {
  const server = createServer(sirv(folder, { etag: true, brotli: true })).unref()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

function buildFormer(): string {
  const folder = path.join(PROJECT_ROOT, '.cache/bench-former', FORMER)
  const built = path.join(folder, 'dist')
  if (existsSync(built)) return built
  mkdirSync(folder, { recursive: true })
  const options = { cwd: PROJECT_ROOT, maxBuffer: 2 ** 30 }
  const archive = execFileSync('git', ['archive', FORMER], options)
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

let former: Promise<string> | undefined

/**
 * The site of the former commit, built with its own packages and content.
 * @throws Error where git does not know the commit, as in a shallow clone
 */
export function formerOrigin(): Promise<string> {
  former ??= serve(buildFormer())
  return former
}

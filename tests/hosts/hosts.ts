import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'jsonc-parser'
import { findProgram } from '../find-program.mjs'
import { PROJECT_ROOT } from '../fixtures/build-fixture'
import { installOwnPackages } from '../own-packages.mjs'

const MOST_START_MS = 60_000
const ASKED_EACH_MS = 100

export type Host = {
  origin: string
  /** All that its program has said. */
  said: () => string
  stop: () => Promise<void>
}

/** @throws Error with the words of a program that ends, or does not answer */
async function running(program: ChildProcessWithoutNullStreams, port: number): Promise<Host> {
  let text = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (said) => (text += said))
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()))
  const host = {
    origin: `http://localhost:${port}`,
    said: () => text,
    stop: () => {
      program.kill()
      return ended
    },
  }
  const end = Date.now() + MOST_START_MS
  while (program.exitCode === null && Date.now() < end) {
    const answer = await fetch(host.origin).catch(() => undefined)
    if (answer?.ok) return host
    await new Promise((resolve) => setTimeout(resolve, ASKED_EACH_MS))
  }
  await host.stop()
  throw new Error(`no answer from ${program.spawnfile}:\n${text}`)
}

const NGINX = {
  variable: 'NGINX_PATH',
  commands: ['nginx'],
  files: ['/usr/sbin/nginx'],
  debianPackage: 'nginx-light',
}
const MIME_TYPES = '/etc/nginx/mime.types'
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** The container's server, as deploy/nginx sets it up; only port and folder are others. */
export function startNginx(dist: string, port: number): Promise<Host> {
  const folder = path.join(PROJECT_ROOT, '.cache/nginx')
  mkdirSync(folder, { recursive: true })
  const ours = path.join(PROJECT_ROOT, 'deploy/nginx')
  const site = readFileSync(path.join(ours, 'site.conf'), 'utf8')
    .replace('listen 8080', `listen ${port}`)
    .replace('root /usr/share/nginx/html', `root ${dist}`)
  writeFileSync(path.join(folder, 'site.conf'), site)
  cpSync(path.join(ours, 'security-headers.conf'), path.join(folder, 'security-headers.conf'))
  cpSync(MIME_TYPES, path.join(folder, 'mime.types'))
  const main = [
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    // Workers of another user could not read a home directory.
    process.getuid?.() === 0 ? 'user root;' : '',
    'worker_processes 1;',
    'events {}',
    'http {',
    '  access_log off;',
    ...TEMPORARY.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    '  include site.conf;',
    '}',
    '',
  ]
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(config, main.join('\n'))
  return running(spawn(findProgram(NGINX), ['-p', folder, '-c', config, '-e', 'stderr']), port)
}

const here = import.meta.dirname
/** No account, no word to Cloudflare, nothing in the user's folders. */
const SETTINGS = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_SEND_METRICS: 'false',
  XDG_CONFIG_HOME: path.join(PROJECT_ROOT, '.cache/wrangler'),
  CI: '1',
}

/** Cloudflare's server with our wrangler.jsonc. 4.86 is the last wrangler for Node 20. */
export function startWrangler(dist: string, port: number): Promise<Host> {
  if (!installOwnPackages(here, 'Cloudflare’s server')) throw new Error('wrangler is not there')
  const { build, ...config } = parse(
    readFileSync(path.join(PROJECT_ROOT, 'wrangler.jsonc'), 'utf8'),
  )
  // Beside the built folder, which the file names; without `build`, as it is built already.
  const site = path.dirname(dist)
  writeFileSync(path.join(site, 'wrangler.json'), JSON.stringify(config))
  const program = path.join(here, 'node_modules/wrangler/bin/wrangler.js')
  const args = [program, 'dev', `--port=${port}`, '--inspector-port=0', '--ip=localhost']
  const env = { ...process.env, ...SETTINGS }
  return running(spawn(process.execPath, args, { cwd: site, env }), port)
}

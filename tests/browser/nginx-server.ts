import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listen, type RunningServer } from './host-server'

const MIME_TYPES = '/etc/nginx/mime.types'

export const hasNginx = () =>
  existsSync(MIME_TYPES) && spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0

export async function startNginx(options: {
  project: string
  dist: string
  folder: string
}): Promise<RunningServer> {
  const { project, dist, folder } = options
  // A port that was free a moment ago.
  const { port, stop: release } = await listen(() => {})
  await release()
  mkdirSync(folder, { recursive: true })
  const site = readFileSync(path.join(project, 'deploy/nginx/site.conf'), 'utf8')
  const moved = site
    .replace('listen 8080', `listen ${port}`)
    .replace('root /usr/share/nginx/html', `root ${dist}`)
  writeFileSync(path.join(folder, 'site.conf'), moved)
  cpSync(
    path.join(project, 'deploy/nginx/security-headers.conf'),
    path.join(folder, 'security-headers.conf'),
  )
  cpSync(MIME_TYPES, path.join(folder, 'mime.types'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = [
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    // Workers of another user could not read a home directory.
    process.getuid?.() === 0 ? 'user root;' : '',
    'worker_processes 1;',
    'events {}',
    'http {',
    '  access_log off;',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    '  include site.conf;',
    '}',
    '',
  ]
  writeFileSync(path.join(folder, 'nginx.conf'), main.join('\n'))
  const log = path.join(folder, 'error.log')
  const nginx = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', log])
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  for (let attempt = 0; attempt < 50; attempt++) {
    const isUp = await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    )
    if (isUp) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const stop = () => {
    nginx.kill()
    return ended
  }
  return { port, stop }
}

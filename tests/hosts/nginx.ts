import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findProgram } from '../find-program.mjs'
import { PROJECT_ROOT } from '../fixtures/build-fixture'
import { type Host, running } from './host'

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

import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'jsonc-parser'
import { PROJECT_ROOT } from '../fixtures/build-fixture'
import { installOwnPackages } from '../own-packages.mjs'
import { type Host, running } from './host'

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

/**
 * `npm run test:engines [-- part-of-a-check's-name …] [--only=firefox|webkit] [--pictures=folder]`:
 * the main paths in the engines that the browser suite does not have. Exit code 1 when a check
 * fails or an engine cannot be had.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

/** A normal install does not fetch the protocol: it comes with the first run, as locked. */
function installProtocol() {
  const here = (name) => fileURLToPath(new URL(name, import.meta.url))
  const installed = here('node_modules/.package-lock.json')
  const isInstalled =
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(here('package-lock.json')).mtimeMs
  if (isInstalled) return true
  console.log('Installing the protocol that drives Firefox into tests/engines/node_modules…')
  const args = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const shell = process.platform === 'win32'
  return spawnSync('npm', args, { cwd: here('.'), stdio: 'inherit', shell }).status === 0
}

if (!installProtocol()) process.exit(1)
const { launchFirefox } = await import('./firefox.mjs')
const { module } = await runnerImport(fileURLToPath(new URL('engines.ts', import.meta.url)), {
  configFile: false,
})
process.exitCode = await module.run(process.argv.slice(2), launchFirefox)

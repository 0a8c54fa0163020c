/**
 * `npm run bench [-- part-of-a-case's-name …] [--rounds=5]`: the benchmark, side by side with the
 * libraries that the field uses. Exit code 1 when a bar is missed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { findChromium } from '../find-chromium.mjs'

process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
// Vite takes it into the pages, and React's development build would be measured.
process.env.NODE_ENV = 'production'

/** A normal install does not fetch the libraries: they come with the first run, as locked. */
function installLibraries() {
  const here = (name) => fileURLToPath(new URL(name, import.meta.url))
  const installed = here('node_modules/.package-lock.json')
  const isInstalled =
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(here('package-lock.json')).mtimeMs
  if (isInstalled) return true
  console.log('Installing the libraries to compare with into tests/bench/node_modules…')
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error']
  const shell = process.platform === 'win32'
  return spawnSync('npm', args, { cwd: here('.'), stdio: 'inherit', shell }).status === 0
}

const chromium = findChromium()
if (!installLibraries()) process.exit(1)
const { module } = await runnerImport(fileURLToPath(new URL('bench.ts', import.meta.url)), {
  configFile: false,
})
process.exitCode = await module.run(process.argv.slice(2), chromium)

/**
 * `npm run test:engines [-- part-of-a-check's-name …] [--only=firefox|webkit] [--pictures=folder]`.
 * Exit code 1 when a check fails or an engine is missing.
 */
import path from 'node:path'
import { runnerImport } from 'vite'
import { installOwnPackages } from '../own-packages.mjs'

process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

const here = import.meta.dirname
if (!installOwnPackages(here, 'the protocol that drives Firefox')) process.exit(1)
const { launchFirefox } = await import('./firefox.mjs')
const { module } = await runnerImport(path.join(here, 'engines.ts'), { configFile: false })
process.exitCode = await module.run(process.argv.slice(2), launchFirefox)

/** `npm run bench [-- part-of-a-case's-name …] [--rounds=5]`. Exit code 1 when a bar is missed. */
import path from 'node:path'
import { runnerImport } from 'vite'
import { findChromium } from '../find-program.mjs'
import { installOwnPackages } from '../own-packages.mjs'

process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
// Vite's runner would say 'development', also to the builds of what is measured.
process.env.NODE_ENV = 'production'

const chromium = findChromium()
const here = import.meta.dirname
if (!installOwnPackages(here, 'the libraries to compare with')) process.exit(1)
const { module } = await runnerImport(path.join(here, 'bench.ts'), { configFile: false })
process.exitCode = await module.run(process.argv.slice(2), chromium)

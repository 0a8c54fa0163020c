/** The README's film and pictures, into docs/; and the engravings of names on one sheet. */
import '../../src/tools/commands/check-folder.mjs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { findChromium } from '../find-program.mjs'

process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

const WHAT = ['film', 'pictures', 'plates']
const [what = '', ...args] = process.argv.slice(2)
if (!WHAT.includes(what)) {
  console.error(`Say what to make: ${WHAT.join(', ')}.`)
  process.exit(2)
}
const file = path.join(import.meta.dirname, `${what}.ts`)
const { module } = await runnerImport(file, { configFile: false })
// No browser draws the plates.
process.exitCode = await module.run(what === 'plates' ? args : findChromium())

/** `npm run film` and `npm run pictures`: the README's film and pictures, into docs/. */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { findChromium } from '../find-chromium.mjs'

process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

const WHAT = ['film', 'pictures']
const [what = ''] = process.argv.slice(2)
if (!WHAT.includes(what)) {
  console.error(`Say what to make: ${WHAT.join(' or ')}.`)
  process.exit(2)
}
const chromium = findChromium()
const { module } = await runnerImport(fileURLToPath(new URL(`${what}.ts`, import.meta.url)), {
  configFile: false,
})
await module.run(chromium)

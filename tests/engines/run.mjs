/** `npm run test:engines`: installs the protocols that drive the engines, then runs Playwright. */
import { spawnSync } from 'node:child_process'
import { PLAYWRIGHT } from '../find-program.mjs'
import { installOwnPackages } from '../own-packages.mjs'

const here = import.meta.dirname
if (!installOwnPackages(here, 'the protocols that drive Firefox and WebKit')) process.exit(1)
const args = [PLAYWRIGHT, 'test', '-c', here, ...process.argv.slice(2)]
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1

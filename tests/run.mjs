/** The unit tests beside the browser suite: each waits for half of its time, and leaves a core to the other. */
import { spawn } from 'node:child_process'

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--configLoader', 'runner']
const BROWSER = ['tests/browser/run.mjs', 'browser']

/** What is kept is told at the end, not in between. @returns the exit code, and what it has told */
const run = (args, isKept = false) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: isKept ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    let told = ''
    for (const stream of isKept ? [child.stdout, child.stderr] : []) {
      stream.setEncoding('utf8').on('data', (text) => {
        told += text
      })
    }
    child.on('close', (code) => resolve({ code: code ?? 1, told }))
  })

const [unit, browser] = await Promise.all([run(VITEST, true), run(BROWSER)])
console.log(unit.told)
process.exitCode = unit.code || browser.code

/** `npm test`: what reads the code without running it, side by side, since each alone leaves a core idle. */
import { spawn } from 'node:child_process'

const CHECKS = ['typecheck', 'lint', 'unused']

/** What one says stands together, once it has ended. */
const run = (name) =>
  new Promise((resolve) => {
    const told = []
    const check = spawn(process.execPath, [process.env.npm_execpath, 'run', name])
    for (const stream of [check.stdout, check.stderr])
      stream.on('data', (bytes) => told.push(bytes))
    check.on('close', (status) => {
      process.stdout.write(Buffer.concat(told))
      resolve(status)
    })
  })

const statuses = await Promise.all(CHECKS.map(run))
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1

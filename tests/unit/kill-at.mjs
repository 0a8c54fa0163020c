import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// Preloaded into a command: kills it in the middle of its KILL_AT-th write inside its folder.
const at = Number(process.env.KILL_AT)
const root = process.cwd()
let calls = 0

for (const name of ['writeFileSync', 'renameSync', 'copyFileSync', 'mkdirSync', 'rmSync']) {
  const real = fs[name]
  fs[name] = (first, second, ...rest) => {
    const isOurs = String(first).startsWith(root)
    if (isOurs) calls++
    if (isOurs && calls === at) {
      if (name === 'writeFileSync') real(first, String(second).slice(0, 20))
      process.kill(process.pid, 'SIGKILL')
    }
    return real(first, second, ...rest)
  }
}
syncBuiltinESMExports()

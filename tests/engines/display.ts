import { spawn } from 'node:child_process'
import { once } from 'node:events'

const SCREEN = '1600x2600x24'

export type Display = { name: string; stop: () => void }

export async function startDisplay(xServer: string): Promise<Display> {
  // The server writes its number to the pipe when it is ready.
  const child = spawn(xServer, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const told = child.stdio[3]
  if (!told) throw new Error('The X server has no pipe.')
  const number = await Promise.race([once(told, 'data'), once(child, 'exit').then(() => undefined)])
  if (!number) throw new Error(`${xServer} did not start.`)
  return { name: `:${String(number[0]).trim()}`, stop: () => void child.kill() }
}

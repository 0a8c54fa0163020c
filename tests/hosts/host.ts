import type { ChildProcessWithoutNullStreams } from 'node:child_process'

const MOST_START_MS = 60_000
const ASKED_EACH_MS = 100

export type Host = {
  origin: string
  /** All that its program has said. */
  said: () => string
  stop: () => Promise<void>
}

/** @throws Error with the words of a program that ends, or does not answer */
export async function running(
  program: ChildProcessWithoutNullStreams,
  port: number,
): Promise<Host> {
  let text = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (said) => (text += said))
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()))
  const host = {
    origin: `http://localhost:${port}`,
    said: () => text,
    stop: () => {
      program.kill()
      return ended
    },
  }
  const end = Date.now() + MOST_START_MS
  while (program.exitCode === null && Date.now() < end) {
    const answer = await fetch(host.origin).catch(() => undefined)
    if (answer?.ok) return host
    await new Promise((resolve) => setTimeout(resolve, ASKED_EACH_MS))
  }
  await host.stop()
  throw new Error(`no answer from ${program.spawnfile}:\n${text}`)
}

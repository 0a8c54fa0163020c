import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { vi } from 'vitest'
import { ProblemError } from '../../src/tools/content/problem'
import { Workspace } from '../../src/tools/content/workspace/workspace'
import type { Messages } from '../../src/tools/messages/es/es'

const RUN = path.resolve('src/tools/commands/run.mjs')

/** Without what would place the site elsewhere. */
function cleanEnvironment() {
  const { BASE_PATH, SITE_URL, NETLIFY, VITE_CONTENT_URL, ...inherited } = process.env
  return inherited
}

/** Runs a command of the owner in `root`, or of another script, and gives what he is told. */
export function runCommand(
  root: string,
  command: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
  script = RUN,
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, command, ...args], {
    cwd: root,
    env: { ...cleanEnvironment(), ...env },
    encoding: 'utf8',
  })
  return { status, told: `${stdout}${stderr}`.trim() }
}

type Run = (args: readonly string[], say: Messages) => Promise<number>

/** As `runCommand`, in this process: starting one takes a second or two. */
export async function callCommand(
  root: string,
  run: Run,
  args: readonly string[] = [],
  env: Record<string, string> = {},
) {
  const [folder, inherited] = [process.cwd(), process.env]
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  process.chdir(root)
  process.env = { ...cleanEnvironment(), ...env }
  const told = (...more: string[]) => [...log.mock.calls.flat(), ...more].join('\n').trim()
  try {
    const status = await run(args, new Workspace(root).say)
    return { status, told: told() }
  } catch (error) {
    if (error instanceof ProblemError) return { status: 1, told: told(error.message) }
    throw error
  } finally {
    process.chdir(folder)
    process.env = inherited
    log.mockRestore()
  }
}

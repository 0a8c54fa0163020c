import { spawnSync } from 'node:child_process'
import path from 'node:path'

const RUN = path.resolve('src/tools/commands/run.mjs')

/** Runs a command of the owner in `root`, or of another script, and gives what he is told. */
export function runCommand(
  root: string,
  command: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
  script = RUN,
) {
  const { BASE_PATH, SITE_URL, NETLIFY, VITE_CONTENT_URL, ...inherited } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, command, ...args], {
    cwd: root,
    env: { ...inherited, ...env },
    encoding: 'utf8',
  })
  return { status, told: `${stdout}${stderr}`.trim() }
}

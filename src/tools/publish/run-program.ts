import { execFile } from 'node:child_process'

export type Ran = { isDone: boolean; isMissing: boolean; out: string; err: string }
/** Runs a program in the project's folder. What it answers is never thrown. */
export type RunProgram = (program: 'git' | 'gh', ...args: string[]) => Promise<Ran>

const MOST_BYTES = 64 << 20

/** @param isAsking whether a program may ask in the terminal; in the form nobody would see its question */
export function programRunner(root: string, isAsking: boolean): RunProgram {
  const silent = {
    GIT_TERMINAL_PROMPT: '0',
    ...(!process.env.GIT_SSH_COMMAND && { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes' }),
  }
  // What goes wrong is known by git's English words.
  const env = {
    ...{ ...process.env, LC_ALL: 'C', LANGUAGE: '', GH_PROMPT_DISABLED: '1', NO_COLOR: '1' },
    ...(!isAsking && silent),
  }
  return (program, ...args) =>
    new Promise((resolve) => {
      const options = { cwd: root, env, encoding: 'utf8', maxBuffer: MOST_BYTES } as const
      execFile(program, args, options, (error, out, err) => {
        const isMissing = error?.code === 'ENOENT'
        resolve({ isDone: !error, isMissing, out: out.trimEnd(), err: err.trim() })
      })
    })
}

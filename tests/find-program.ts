import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

export type Program = {
  /** Names its file; then no other is taken. */
  variable: string
  /** Its names on PATH, the usual one first. */
  commands: readonly string[]
  /** Where it usually is, outside PATH. */
  files?: readonly string[]
  debianPackage: string
}

const APT = '/usr/bin/apt-get'

function installed({ variable, commands, files = [] }: Program): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const named = commands.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  const asked = process.env[variable]
  return (asked ? [asked] : [...named, ...files]).find((file) => existsSync(file))
}

function installFromDebian(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return
  console.log(`Installing Debian’s ${name}…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    spawnSync(APT, [...args, '-qq'], { stdio: 'inherit', env })
  }
}

/**
 * The file of a program, which root gets from Debian where it is missing.
 * @throws Error that says how to install it
 */
export function findProgram(program: Program): string {
  if (!installed(program)) installFromDebian(program.debianPackage)
  const file = installed(program)
  if (file) return file
  const { commands, variable, debianPackage } = program
  throw new Error(
    `${commands[0]} was not found on PATH or where it usually is (${variable}).\nOn Debian or Ubuntu: sudo apt-get install ${debianPackage}`,
  )
}

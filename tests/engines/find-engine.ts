import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Program } from './programs'

const APT = '/usr/bin/apt-get'

/** Without a fallback if the variable is set. */
function installed({ variable, commands, files }: Program): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const named = commands.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  const asked = process.env[variable]
  return (asked ? [asked] : [...named, ...files()]).find((file) => existsSync(file))
}

const packagesOf = (programs: readonly Program[]) => [
  ...new Set(programs.map(({ debianPackage }) => debianPackage)),
]

function installFromDebian(programs: readonly Program[]): void {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return
  const packages = packagesOf(programs)
  console.log(`Installing Debian’s ${packages.join(', ')}…`)
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync(APT, ['update', '-qq'], options as object)
  spawnSync(
    APT,
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    options as object,
  )
}

function explain(missing: readonly Program[]): string {
  const each = missing.map(
    ({ title, variable }) =>
      `  ${title} was not found on PATH or where it usually is (${variable}).`,
  )
  const packages = packagesOf(missing).join(' ')
  return [...each, `  On Debian or Ubuntu: sudo apt-get install ${packages}`].join('\n')
}

/** @throws Error that says what is missing and how to install it */
export function findPrograms<Name extends string>(
  programs: Record<Name, Program>,
): Record<Name, string> {
  const isMissing = (program: Program) => installed(program) === undefined
  const all = Object.values<Program>(programs)
  if (all.some(isMissing)) installFromDebian(all.filter(isMissing))
  const missing = all.filter(isMissing)
  if (missing.length > 0) throw new Error(explain(missing))
  const found = Object.entries<Program>(programs).map(([name, program]) => [
    name,
    installed(program),
  ])
  return Object.fromEntries(found)
}

type Program = {
  /** Names its file; then no other is taken. */
  variable: string
  /** Its names on PATH, the usual one first. */
  commands: readonly string[]
  /** Where it usually is, outside PATH. */
  files?: readonly string[]
  debianPackage: string
}

export function findProgram(program: Program): string

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type OutputFile = { file: string; bytes: string | Uint8Array }

/**
 * Writes all the files or none: first beside their places, then by renames. When one of them fails,
 * those already in place get their old content back.
 * @throws the file system's error, after everything is as before
 */
export const writeAll = (outputs: readonly OutputFile[]) => {
  const steps = outputs.map(({ file, bytes }) => ({
    file,
    bytes,
    temporary: `${file}.${process.pid}.tmp`,
    before: existsSync(file) ? readFileSync(file) : undefined,
  }))
  const renamed: typeof steps = []
  try {
    for (const { file, bytes, temporary } of steps) {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(temporary, bytes)
    }
    for (const step of steps) {
      renameSync(step.temporary, step.file)
      renamed.push(step)
    }
  } catch (error) {
    for (const { file, before } of renamed) {
      if (before === undefined) rmSync(file, { force: true })
      else writeFileSync(file, before)
    }
    throw error
  } finally {
    for (const { temporary } of steps) rmSync(temporary, { force: true })
  }
}

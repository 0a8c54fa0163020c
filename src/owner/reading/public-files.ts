import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { messages } from '../../messages/messages'
import { ProblemError, showProblems } from '../problem'
import { fileProblem } from './file-problem'

/** Paths with their exact case: hosts are case-sensitive even where the owner's disk is not. */
export type PublicFiles = ReadonlySet<string>

/** Paths relative to `publicDir`, with `/`. @throws ProblemError for an unreadable file */
export const listPublicFiles = (publicDir: string): PublicFiles => {
  const files = new Set<string>()
  const add = (name: string) => {
    const place = path.join(publicDir, name)
    try {
      if (name === '' || statSync(place).isDirectory()) {
        for (const entry of readdirSync(place)) add(path.posix.join(name, entry))
      } else {
        accessSync(place, constants.R_OK)
        files.add(name)
      }
    } catch (error) {
      const file = path.posix.join(path.basename(publicDir), name)
      throw new ProblemError(showProblems(messages().reading.inContent, [fileProblem(file, error)]))
    }
  }
  if (existsSync(publicDir)) add('')
  return files
}

import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { messages } from '../../messages/messages'
import { ProblemError, showProblems } from '../problem'
import { fileProblem } from './file-problem'
import { type FileFault, fileFault } from './files/file-fault'
import { HEAD_BYTES } from './files/file-kind'
import { isSecret, isSystemFile } from './files/private-files'

/** Paths with their exact case: hosts are case-sensitive even where the owner's disk is not. */
export type PublicFiles = ReadonlySet<string> & {
  /** What is wrong with the bytes of one of them, where they can be read. */
  readonly faultOf?: (name: string) => FileFault | undefined
}

function headOf(file: string): Uint8Array {
  const descriptor = openSync(file, 'r')
  try {
    const head = new Uint8Array(HEAD_BYTES)
    return head.subarray(0, readSync(descriptor, head))
  } finally {
    closeSync(descriptor)
  }
}

/** Paths relative to `publicDir`, with `/`. @throws ProblemError for an unreadable file */
export const listPublicFiles = (publicDir: string): PublicFiles => {
  const files = new Set<string>()
  const add = (name: string) => {
    const place = path.join(publicDir, name)
    try {
      const isFolder = name === '' || statSync(place).isDirectory()
      // A repository has thousands of files, and its name says enough.
      if (isFolder && !isSecret(name)) {
        for (const entry of readdirSync(place)) add(path.posix.join(name, entry))
      } else if (!isSystemFile(name)) {
        accessSync(place, constants.R_OK)
        files.add(name)
      }
    } catch (error) {
      const file = path.posix.join(path.basename(publicDir), name)
      throw new ProblemError(showProblems(messages().reading.inContent, [fileProblem(file, error)]))
    }
  }
  if (existsSync(publicDir)) add('')
  const faultOf = (name: string) => fileFault(name, headOf(path.join(publicDir, name)))
  return Object.assign(files, { faultOf })
}

import { readFileSync } from 'node:fs'
import type { Messages } from '../../../messages/es/es'
import { textFor } from '../../../messages/messages'
import type { Problem } from '../../problem'

/** The bytes of a file; undefined where there is none. @throws other errors of the file system */
export const readIfThere = (file: string) => {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** A file system error as a problem in `file`. @throws any other error unchanged */
export function fileProblem(file: string, error: unknown, { reading }: Messages): Problem {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || syscall === undefined) throw error
  const { diskFault, diskFaults } = reading
  return { file, ...(textFor(diskFaults, code) ?? diskFault(code)) }
}

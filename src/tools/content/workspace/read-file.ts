import { readFileSync } from 'node:fs'

export type Bytes = Buffer<ArrayBuffer>

/** The bytes of a file; undefined where there is none. @throws other errors of the file system */
export const readIfThere = (file: string): Bytes | undefined => {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

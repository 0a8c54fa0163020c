import type { Spoken } from '../../site/words/language'
import type { Workspace } from '../content/workspace/workspace'

export type Portrait = { name: string; bytes: Uint8Array }
export type Picture = Portrait | { fault: string }

export type ImportOptions = {
  workspace: Workspace
  resumeFile: string
  /** The language of the present content. */
  owner: Spoken
  isForced: boolean
  isDryRun: boolean
  isBirthDateWanted?: boolean
  /** `AAAA-MM-DD`: studies that end later are in progress. */
  today: string
  /** Whether a file is the example's. @param name below the project's folder */
  shipped: (name: string, bytes: Uint8Array) => boolean
  /** The resume's remote picture, where the owner asked for it. */
  fetched?: Picture | undefined
}

import { messages } from '../spoken'

export type ImportReport = {
  /** Required values that the resume lacks. */
  missing: string[]
  /** The owner's own values that the resume says otherwise. */
  kept: string[]
  /** Values that were not imported. */
  leftOut: string[]
  /** Fields that this site does not show. */
  unplaced: string[]
}

export const emptyReport = (): ImportReport => ({
  missing: [],
  kept: [],
  leftOut: [],
  unplaced: [],
})

export const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  - ${line}`)]

export const showReport = ({ missing, kept, leftOut, unplaced }: ImportReport) => {
  const titles = messages().import
  return [
    ...section(titles.missing, missing),
    ...section(titles.ownKept, kept),
    ...section(titles.leftOut, leftOut),
    ...section(titles.unplaced, unplaced),
  ]
}

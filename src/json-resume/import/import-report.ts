import { messages } from '../../messages/messages'

export type ImportReport = {
  /** Required values that the resume lacks. */
  missing: string[]
  /** Links and pictures that were not imported. */
  leftOut: string[]
  /** Fields that this site does not show. */
  unplaced: string[]
}

export const emptyReport = (): ImportReport => ({ missing: [], leftOut: [], unplaced: [] })

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  - ${line}`)]

export const showReport = ({ missing, leftOut, unplaced }: ImportReport) => {
  const titles = messages().import
  return [
    ...section(titles.missing, missing),
    ...section(titles.leftOut, leftOut),
    ...section(titles.unplaced, unplaced),
  ].join('\n')
}

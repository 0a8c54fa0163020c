/** What the owner must know about an import, in Spanish, by the heading it is shown under. */
export type ImportNotes = {
  /** Required values that the resume did not have. */
  missing: string[]
  /** Links and pictures that were not taken over. */
  leftOut: string[]
  /** Fields of the resume that this site does not show. */
  unplaced: string[]
}

export const emptyNotes = (): ImportNotes => ({ missing: [], leftOut: [], unplaced: [] })

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  - ${line}`)]

export const showNotes = ({ missing, leftOut, unplaced }: ImportNotes) =>
  [
    ...section('Falta completar', missing),
    ...section('Quedó afuera', leftOut),
    ...section('Sin lugar en este sitio', unplaced),
  ].join('\n')

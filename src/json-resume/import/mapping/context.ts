import type { ImportReport } from '../report/import-report'
import type { Text } from '../values/resume-values'

/** 'Puesto en Empresa' is Spanish; elsewhere a comma does. */
export const SPANISH_JOINER = ' en '
export const OTHER_JOINER = ', '

/** What the mapping of every section needs. */
export type Context = {
  report: ImportReport
  /** This site wrote the resume: its own fields say all that the standard's leave open. */
  isOwn: boolean
  /** Between position and company, degree and area. */
  titleJoiner: string
  /** The file in public/ that an address of the site names. */
  publishedFile: (address: Text) => string | undefined
  /** `AAAA-MM-DD`: studies that end later are in progress. */
  today: string
}

export const placed = (index: number) => ({ id: index + 1, numeroOrden: index + 1 })

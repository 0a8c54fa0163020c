import type { Spoken } from '../../../site/words/language'
import type { ImportReport } from '../report/import-report'
import { isWrittenIn } from '../values/resume-language'
import type { Text } from '../values/resume-values'

/** What stands between position and company, and between degree and area. */
export type Joiners = Readonly<Record<'job' | 'study', string>>

export const JOINERS: Readonly<Record<Spoken, Joiners>> = {
  es: { job: ' en ', study: ' en ' },
  en: { job: ' at ', study: ' in ' },
}
/** In other languages a comma does. */
const OTHER_JOINERS: Joiners = { job: ', ', study: ', ' }

/**
 * The joiners of a resume that some program wrote, by its texts.
 * @param wanted the language that counts where they could be in several
 */
export function joinersFor(resume: object, wanted: Spoken): Joiners {
  const text = JSON.stringify(resume)
  const language = [wanted, 'es' as const].find((one) => isWrittenIn(one, text))
  return language === undefined ? OTHER_JOINERS : JOINERS[language]
}

/** What the mapping of every section needs. */
export type Context = {
  report: ImportReport
  /** This site wrote the resume: its own fields say all that the standard's leave open. */
  isOwn: boolean
  joiners: Joiners
  /** The file in public/ that an address of the site names. */
  publishedFile: (address: Text) => string | undefined
  /** `AAAA-MM-DD`: studies that end later are in progress. */
  today: string
}

export const placed = (index: number) => ({ id: index + 1, numeroOrden: index + 1 })

import type { Spoken } from '../../../site/words/language'
import { showValue } from '../../content/show-value'
import type { Messages } from '../../messages/es/es'
import { clean, type Text } from '../values/texts'

/** What stands between a degree and its area; in other languages a comma. */
const JOINERS: Readonly<Record<string, string>> = { es: ' en ', en: ' in ' }
export const joinerOf = (language: string): string => JOINERS[language] ?? ', '

export type Context = {
  /** Values that the owner has to complete, that were not imported, that this site does not show. */
  report: Record<'missing' | 'leftOut' | 'unplaced', string[]>
  say: Messages['import']
  /** Of the content that is made. */
  language: Spoken
  joiner: string
  /** Addresses of the owner's site, as far as they are known. */
  sites: readonly string[]
  /** `AAAA-MM-DD`: studies that end later are in progress. */
  today: string
}

/** Tells of values that had to be chosen in an entry, and returns them. */
export type Choose = <Value>(field: string, used: Value, said?: Text) => Value

export const chooserFor =
  (file: string, index: number, { report, say }: Context): Choose =>
  (field, used, said) => {
    const text = clean(said)
    const why = text === undefined ? '' : ` (${say.resumeSays(showValue(text))})`
    const outcome = used === undefined ? say.notAccepted : say.used(showValue(used))
    report.missing.push(`${file}.json  items[${index}].${field}: ${outcome}${why}`)
    return used
  }

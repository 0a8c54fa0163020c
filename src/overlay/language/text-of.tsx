import { isMultilingual, languages } from 'virtual:content'
import { isFallback } from '../../model/translation/fallbacks'

/** `lang` of a text that stands in the main language on a page of another. @param path in the entry */
export const langOf = (entry: object, path: string): string | undefined =>
  isMultilingual && isFallback(entry, path) ? languages[0]?.code : undefined

type TextOfProps<Entry> = { entry: Entry; field: keyof Entry & string }

/** A text of an entry, with its language where that is not the page's. */
export function TextOf<Entry extends object>({ entry, field }: TextOfProps<Entry>) {
  const lang = langOf(entry, field)
  const text = String(entry[field])
  return lang ? <span lang={lang}>{text}</span> : text
}

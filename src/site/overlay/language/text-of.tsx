import { isMultilingual, languages } from 'virtual:content'
import { Fragment } from 'react'
import { type Entry, fieldText } from '../../../model/entries'
import { isFallback } from '../../../model/fallbacks'
import { useSite } from '../site-context'
import { spot } from '../spot'

const nowhere = () => undefined

/** `lang` of a text of the content where it is not the language of the interface's words around it. */
function useForeignLang() {
  const { code, words } = useSite()
  return (entry: object, path: string): string | undefined => {
    const lang = isFallback(entry, path) ? languages[0]?.code : code
    return lang === words.locale ? undefined : lang
  }
}

/** @returns a function of an entry, or the profile, and the path of a text in it */
export const useLangOf: () => (entry: object, path: string) => string | undefined = isMultilingual
  ? useForeignLang
  : () => nowhere

type TextOfProps = { entry: Entry; field: string | undefined }

/** A text of an entry, with its language where that is not the words'. */
export function TextOf({ entry, field = '' }: TextOfProps) {
  return (
    <span lang={useLangOf()(entry, field)} {...spot?.(entry, field)}>
      {fieldText(entry, field)}
    </span>
  )
}

type LineOfProps = {
  entry: Entry
  /** Or several, one beside the other. */
  field: string | readonly string[] | undefined
  as?: 'p' | 'h2'
  className: string | undefined
}

/** Such texts in an element of their own; nothing where all are empty. */
export function LineOf({ as: Line = 'p', className, entry, field = [] }: LineOfProps) {
  const said = [field].flat().filter((each) => fieldText(entry, each) !== '')
  if (said.length === 0) return null
  return (
    <Line className={className} {...spot?.(entry, said[0])}>
      {said.map((each, index) => (
        <Fragment key={each}>
          {index > 0 && ' · '}
          <TextOf entry={entry} field={each} />
        </Fragment>
      ))}
    </Line>
  )
}

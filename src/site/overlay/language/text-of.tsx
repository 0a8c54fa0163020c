import { isMultilingual, languages } from 'virtual:content'
import { type Entry, fieldText } from '../../model/entries'
import { isFallback } from '../../model/fallbacks'
import { useSite } from '../site-context'

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
  return <span lang={useLangOf()(entry, field)}>{fieldText(entry, field)}</span>
}

type LineOfProps = TextOfProps & { as?: 'p' | 'h2'; className: string | undefined }

/** Such a text in an element of its own; nothing where it is empty. */
export const LineOf = ({ as: Line = 'p', className, ...text }: LineOfProps) =>
  fieldText(text.entry, text.field) !== '' && (
    <Line className={className}>
      <TextOf {...text} />
    </Line>
  )

import { hasForeignTexts, languages } from 'virtual:content'
import { Fragment } from 'react'
import { type Entry, fieldText } from '../../../model/entries'
import { isFallback } from '../../../model/fallbacks'
import { useSite } from '../site-context'
import { spot } from '../spot'

const nowhere = () => undefined

/** `lang` for a text of the content, where the interface's words around it are in another language. */
function useForeignLang() {
  const { code, words } = useSite()
  return (entry: object, path: string): string | undefined => {
    const lang = isFallback(entry, path) ? languages[0]?.code : code
    return lang === words.locale ? undefined : lang
  }
}

/** @returns a function that gives `lang` for a text, by its entry (or the profile) and its path in it */
export const useLangOf: () => (entry: object, path: string) => string | undefined = hasForeignTexts
  ? useForeignLang
  : () => nowhere

/** A word with a hyphen, where no line may break. A longer one could be wider than its line. */
const HYPHENATED = /(\S+-\S+)/
const LONGEST_UNBROKEN = 16

/** Each part has an element, as browsers' translators replace text nodes. */
const unbroken = (text: string) =>
  text.split(HYPHENATED).map((part, index) => {
    const isWhole = HYPHENATED.test(part) && part.length <= LONGEST_UNBROKEN
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: words may be equal, and never move
      <span key={index} className={isWhole ? 'unbroken' : undefined}>
        {part}
      </span>
    )
  })

type TextOfProps = { entry: Entry; field: string | undefined }

/** A text of an entry, with `lang` where it differs from the interface's words. */
export function TextOf({ entry, field = '' }: TextOfProps) {
  const text = fieldText(entry, field)
  return (
    <span lang={useLangOf()(entry, field)} {...spot?.(entry, field)}>
      {HYPHENATED.test(text) ? unbroken(text) : text}
    </span>
  )
}

type LineOfProps = {
  entry: Entry
  /** A field, or several whose texts stand side by side. */
  field: string | readonly string[] | undefined
  as?: 'p' | 'h2' | 'h3'
  className: string | undefined
}

/** Texts of an entry in an element of their own; nothing where all are empty. */
export function LineOf({ as: Line = 'p', className, entry, field = [] }: LineOfProps) {
  const said = [field].flat().filter((each) => fieldText(entry, each) !== '')
  if (said.length === 0) return null
  return (
    <Line className={className} {...spot?.(entry, said[0])}>
      {said.map((each, index) => (
        <Fragment key={each}>
          {index > 0 && '\u00a0· '}
          <TextOf entry={entry} field={each} />
        </Fragment>
      ))}
    </Line>
  )
}

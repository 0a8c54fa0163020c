import type { Fields } from '../../model/objects'
import { isOwnList } from '../../model/own-list'
import type { FormName } from '../../model/schema/content-fields'
import type { ContentName } from '../../model/schema/schema'
import { textParts } from '../../model/translated-texts'
import { SPOKEN, type Spoken } from '../../site/words/language'
import { fieldWords } from './fields'
import { messagesIn } from './messages'

/** What the form calls a field, by its path: `enlaces[0].url`, or that of a text, `idiomas.0.nivel`. */
export function labelOf(name: FormName, path: string, language: Spoken): string {
  const keys = textParts(path).map((key) => key.replace(/\[.*/, ''))
  const last = keys.at(-1) ?? ''
  const { label } = fieldWords(name, keys.length > 1 ? `${keys[0]}.${last}` : last) ?? {}
  return label?.[SPOKEN.indexOf(language)] ?? last.charAt(0).toUpperCase() + last.slice(1)
}

/** What it calls a file: an own section by its title. @param values what files say, by their names */
export function titleOf(
  name: ContentName,
  language: Spoken,
  values: Readonly<Record<string, Fields>>,
): string {
  if (isOwnList(name)) return String(values[name]?.titulo ?? name)
  return messagesIn(language).jsonSchema.files[name].replace(/:.*/, '')
}

import { type Entry, fieldText } from '../../../model/entries'
import type { EntryFields } from '../../../model/sections'
import { TextOf } from '../../language/text-of'
import { EntryLink } from './entry-parts'

type OwnLinkProps = { entry: Entry; fields: EntryFields; word: string }

/** The link of an entry, by its own text, or else by this word. */
export function OwnLink({ entry, fields, word }: OwnLinkProps) {
  const isNamed = fieldText(entry, fields.linkText) !== ''
  const name = isNamed ? <TextOf entry={entry} field={fields.linkText} /> : word
  return <EntryLink name={name} to={fieldText(entry, fields.link)} />
}

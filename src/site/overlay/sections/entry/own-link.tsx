import { type Entry, fieldText } from '../../../model/entries'
import type { EntryFields } from '../../../model/sections'
import { useSite } from '../../language/site-context'
import { TextOf } from '../../language/text-of'
import { EntryLink } from './entry-parts'

/** The link of an entry, by its own text where it has one. */
export function OwnLink({ entry, fields }: { entry: Entry; fields: EntryFields }) {
  const { words } = useSite()
  const isNamed = fieldText(entry, fields.linkText) !== ''
  const name = isNamed ? <TextOf entry={entry} field={fields.linkText} /> : words.entry.link
  return <EntryLink name={name} to={fieldText(entry, fields.link)} />
}

import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Entry, fieldText, technologyItems } from '../../../../model/entries'
import type { EntryFields } from '../../../../model/schema/content-fields'
import { isAddress } from '../../../../model/schema/fields'
import { assetUrl } from '../../../../model/site'
import { TextOf, useLangOf } from '../../language/text-of'
import { useSite } from '../../site-context'
import { spot } from '../../spot'
import { NewTabLink } from '../../ui/links'
import styles from './entry-parts.module.css'
import { LinkToEntry, skillIdOf } from './link-to-entry'

/** A comma-separated text as tags, with links to their skills. */
export function Technologies({ entry, field = '' }: { entry: Entry; field: string | undefined }) {
  const { words } = useSite()
  const lang = useLangOf()(entry, field)
  const items = technologyItems(fieldText(entry, field))
  if (items.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={words.entry.technologies} {...spot?.(entry, field)}>
      {items.map((item) => (
        <li key={item} lang={lang} className={`${styles.tag} ${styles.technology}`}>
          <LinkToEntry list="hard-skills" id={skillIdOf(item)}>
            {item}
          </LinkToEntry>
        </li>
      ))}
    </ul>
  )
}

/** Named as in SPEC; nothing without `to`. @param to an address or a file of public/ */
export function EntryLink({ to, name }: { to: string; name: ReactNode }) {
  if (!to) return null
  return (
    <NewTabLink href={isAddress(to) ? to : assetUrl(to)} className={styles.link}>
      <span>{name}</span>
      <ArrowUpRight aria-hidden size={16} strokeWidth={1.75} />
    </NewTabLink>
  )
}

type FieldLinkProps = { entry: Entry; fields: EntryFields; word: string }

/** The link of an entry, by its own text, or else by this word. */
export function FieldLink({ entry, fields, word }: FieldLinkProps) {
  const isNamed = fieldText(entry, fields.linkText) !== ''
  const name = isNamed ? <TextOf entry={entry} field={fields.linkText} /> : word
  return <EntryLink name={name} to={fieldText(entry, fields.link)} />
}

import { ArrowUpRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { type Entry, fieldText, technologyItems } from '../../../../model/entries'
import type { EntryFields } from '../../../../model/schema/content-fields'
import { isAddress } from '../../../../model/schema/fields'
import { assetUrl } from '../../../../model/site'
import { TextOf, useLangOf } from '../../language/text-of'
import { useSite } from '../../site-context'
import { spot } from '../../spot'
import { NewTabLink } from '../../ui/links'
import styles from './entry.module.css'
import { LinkToEntry, skillIdOf } from './link-to-entry'

/** The items of a comma-separated text as tags, each with a link to its skill where there is one. */
export function Technologies({ entry, field = '' }: { entry: Entry; field: string | undefined }) {
  const { words } = useSite()
  const lang = useLangOf()(entry, field)
  const items = technologyItems(fieldText(entry, field))
  if (items.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={words.entry.technologies} {...spot?.(entry, field)}>
      {items.map((item) => (
        <li key={item} lang={lang} className={styles.tag}>
          <LinkToEntry list="hard-skills" id={skillIdOf(item)}>
            {item}
          </LinkToEntry>
        </li>
      ))}
    </ul>
  )
}

/** A link that opens a new tab; nothing where `to` is empty. @param to an address, or a file of public/ */
export function EntryLink({ to, name }: { to: string; name: ReactNode }) {
  if (!to) return null
  return (
    <NewTabLink href={isAddress(to) ? to : assetUrl(to)} className={styles.link}>
      <span>{name}</span>
      <ArrowUpRight aria-hidden size={16} strokeWidth={1.75} />
    </NewTabLink>
  )
}

/** When something was; nothing where that is not known. */
export function DateLine({ when, ...attributes }: { when: string } & ComponentProps<'p'>) {
  if (!when) return null
  return (
    <p className={styles.date} {...attributes}>
      {/* The only space at which the line may break is the one before the dash. */}
      {when.replace(/ (?![-–])/g, '\u00a0')}
    </p>
  )
}

type FieldLinkProps = { entry: Entry; fields: EntryFields; word: string }

/** The link of an entry. It says the text that the owner gave it, or else `word`. */
export function FieldLink({ entry, fields, word }: FieldLinkProps) {
  const isNamed = fieldText(entry, fields.linkText) !== ''
  const name = isNamed ? <TextOf entry={entry} field={fields.linkText} /> : word
  return <EntryLink name={name} to={fieldText(entry, fields.link)} />
}

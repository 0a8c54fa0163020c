import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Entry, fieldText, technologyItems } from '../../../model/entries'
import { isAddress } from '../../../model/schema/fields'
import { assetUrl } from '../../../model/site'
import { directionOf, textBlocks } from '../../../model/text-blocks'
import { useSite } from '../../language/site-context'
import { useLangOf } from '../../language/text-of'
import { LinkedText } from '../../ui/linked-text'
import { NewTabLink } from '../../ui/links'
import styles from './entry-parts.module.css'
import { LinkToEntry, skillOf } from './link-to-entry'

export function Description({ entry }: { entry: Entry }) {
  const lang = useLangOf()(entry, 'descripcion')
  return textBlocks(fieldText(entry, 'descripcion')).map((block, place) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: parts may be equal, and never move
    if (block.kind === 'paragraph') {
      return (
        <p key={place} className={styles.text} lang={lang} dir={directionOf(block.text)}>
          <LinkedText text={block.text} />
        </p>
      )
    }
    return (
      <ul
        key={place}
        className={`${styles.text} ${styles.list}`}
        lang={lang}
        dir={directionOf(block.items.join(' '))}
      >
        {block.items.map((item, row) => (
          <li key={row}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  })
}

/** A comma-separated text as tags, with links to their skills. */
export function Technologies({ entry, field = '' }: { entry: Entry; field: string | undefined }) {
  const { words } = useSite()
  const lang = useLangOf()(entry, field)
  const items = technologyItems(fieldText(entry, field))
  if (items.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={words.entry.technologies}>
      {items.map((item) => (
        <li key={item} lang={lang} className={`${styles.tag} ${styles.technology}`}>
          <LinkToEntry list="hard-skills" id={skillOf(item)}>
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
      <ArrowUpRight aria-hidden size={16} strokeWidth={1.75} className={styles.arrow} />
    </NewTabLink>
  )
}

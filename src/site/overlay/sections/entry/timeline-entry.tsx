import type { ReactNode } from 'react'
import { Engraving, takesLight } from '../../light/takes-light'
import { EntryLink } from './entry-parts'
import tags from './entry-parts.module.css'
import styles from './timeline-entry.module.css'

type TimelineEntryProps = {
  title: ReactNode
  when: string
  tag: ReactNode
  /** `to`: an address or a file of public/; without one there is no link. */
  link: { name: string; to: string | null }
  children?: ReactNode
}

export function TimelineEntry({ title, when, tag, link, children }: TimelineEntryProps) {
  return (
    <article className={styles.entry}>
      <span className={`${styles.glint} unprinted`} ref={takesLight} aria-hidden="true" />
      <p className={styles.years}>
        {/* A narrow column breaks 'mar 2021 – jul 2021' after the dash. */}
        <span className="veil">{when.replace(' –', '\u00a0–')}</span>
      </p>
      <div className={`${styles.card} panel`}>
        <Engraving />
        <h2 className={styles.title}>{title}</h2>
        {children}
        <div className={styles.foot}>
          <p className={tags.tag}>{tag}</p>
          <EntryLink {...link} />
        </div>
      </div>
    </article>
  )
}

import { type Entry, fieldText, whenText, yearOf } from '../../model/entries'
import type { EntryFields, Section } from '../../model/sections'
import { useSite } from '../language/site-context'
import { TextOf } from '../language/text-of'
import { Engraving, takesLight } from '../light/takes-light'
import { Description, EntryLink, Technologies } from './entry/entry-parts'
import tags from './entry/entry-parts.module.css'
import styles from './entry/timeline-entry.module.css'
import { ContentList } from './list/content-list'

function TimelineEntry({ entry, fields }: { entry: Entry; fields: EntryFields }) {
  const { words } = useSite()
  const when = whenText(entry, words)
  return (
    <article className={styles.entry}>
      <span className={`${styles.glint} unprinted`} ref={takesLight} aria-hidden="true" />
      <p className={styles.years}>
        {/* A narrow column breaks 'mar 2021 – jul 2021' after the dash. */}
        {when && <span className="veil">{when.replace(' –', '\u00a0–')}</span>}
      </p>
      <div className={`${styles.card} panel`}>
        <Engraving />
        <h2 className={styles.title}>
          <TextOf entry={entry} field="titulo" />
        </h2>
        {fieldText(entry, fields.place) !== '' && (
          <p className={styles.place}>
            <TextOf entry={entry} field={fields.place} />
          </p>
        )}
        <Description entry={entry} />
        <Technologies entry={entry} field={fields.technologies} />
        <div className={styles.foot}>
          {fields.tag && fieldText(entry, fields.tag) && (
            <p className={tags.tag}>
              <TextOf entry={entry} field={fields.tag} />
            </p>
          )}
          <EntryLink name={words.entry.link} to={fieldText(entry, fields.link)} />
          <EntryLink name={words.entry.certificate} to={fieldText(entry, fields.certificate)} />
        </div>
      </div>
    </article>
  )
}

export const Timeline = ({ section: { lists, fields = {} } }: { section: Section }) =>
  lists.map((name) => (
    <ContentList key={name} name={name} className={styles.timeline} numeralOf={yearOf}>
      {(entry) => <TimelineEntry entry={entry} fields={fields} />}
    </ContentList>
  ))

import { yearOfBuild } from 'virtual:content'
import { type Entry, fieldText, whenText, yearOf } from '../../../model/entries'
import type { EntryFields } from '../../../model/schema/content-fields'
import type { Section } from '../../../model/sections'
import { LineOf } from '../language/text-of'
import { Engraving, takesLight } from '../light/takes-light'
import { useSite } from '../site-context'
import { spot } from '../spot'
import { ContentList } from './content-list'
import { Description } from './entry/description'
import { EntryLink, FieldLink, Technologies } from './entry/entry-parts'
import tags from './entry/entry-parts.module.css'
import { EntryPicture } from './entry/entry-picture'
import styles from './timeline.module.css'

/** From here on, entries are read less and told shorter. */
const FIRST_COLLAPSED = 3
const COLLAPSED_AFTER_YEARS = 6
/** About three lines. */
const SHOWN_CHARACTERS = 200
/** As wide as its card (timeline.module.css). */
const PICTURE_SIZES = '(max-width: 1000px) 90vw, 770px'

const isPast = (entry: Entry, index: number) =>
  index >= FIRST_COLLAPSED ||
  ('anioFin' in entry && !!entry.anioFin && yearOfBuild - entry.anioFin >= COLLAPSED_AFTER_YEARS)

type TimelineEntryProps = { entry: Entry; index: number; fields: EntryFields }

function TimelineEntry({ entry, index, fields }: TimelineEntryProps) {
  const { words } = useSite()
  const when = whenText(entry, words)
  return (
    <article className={styles.entry}>
      <span className={`${styles.glint} unprinted`} ref={takesLight} aria-hidden="true" />
      <div className={`${styles.card} panel`}>
        <Engraving />
        <div className={styles.head}>
          <LineOf as="h2" className={styles.title} entry={entry} field="titulo" />
          {/* At most it breaks before its dash. */}
          {when && (
            <p
              className={styles.when}
              {...spot?.(entry, 'fecha' in entry ? 'fecha' : 'anioInicio')}
            >
              {when.replace(/ (?![-–])/g, '\u00a0')}
            </p>
          )}
        </div>
        <LineOf className={styles.subtitle} entry={entry} field={fields.subtitle} />
        <Description entry={entry} collapsedAfter={isPast(entry, index) && SHOWN_CHARACTERS} />
        {'imagen' in entry && entry.imagen && (
          <div className={styles.picture}>
            <EntryPicture
              entry={entry}
              file={entry.imagen}
              sizes={PICTURE_SIZES}
              isFirst={index === 0}
            />
          </div>
        )}
        <Technologies entry={entry} field={fields.technologies} />
        <div className={`${styles.foot} row`}>
          <LineOf className={tags.tag} entry={entry} field={fields.tag} />
          <FieldLink entry={entry} fields={fields} word={words.entry.link} />
          <EntryLink name={words.entry.certificate} to={fieldText(entry, fields.certificate)} />
        </div>
      </div>
    </article>
  )
}

export const Timeline = ({ section: { lists, fields } }: { section: Section }) =>
  lists.map((name) => (
    <ContentList key={name} name={name} numeralOf={yearOf}>
      {(entry, index) => <TimelineEntry entry={entry} index={index} fields={fields} />}
    </ContentList>
  ))

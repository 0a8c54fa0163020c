import { type Entry, fieldText, whenText } from '../../../model/entries'
import type { EntryFields } from '../../../model/schema/content-fields'
import type { Section } from '../../../model/sections'
import { LineOf } from '../language/text-of'
import { Engraving } from '../light/takes-light'
import { useSite } from '../site-context'
import { ContentList } from './content-list'
import { Description } from './entry/description'
import { FieldLink } from './entry/entry-parts'
import styles from './quotes.module.css'

/** A longer one is set smaller. */
const MOST_LARGE_CHARACTERS = 260

function Quote({ entry, fields }: { entry: Entry; fields: EntryFields }) {
  const { words } = useSite()
  const when = whenText(entry, words)
  const source = ['titulo', ...fields.subtitle, fields.link]
  const said = source.map((field) => fieldText(entry, field))
  const isSigned = [...said, when].some(Boolean)
  const isLong = fieldText(entry, 'descripcion').length > MOST_LARGE_CHARACTERS
  return (
    <article className={`${styles.quote} panel`}>
      <Engraving />
      <blockquote className={isLong ? `${styles.words} ${styles.long}` : styles.words}>
        <Description entry={entry} />
      </blockquote>
      {isSigned && (
        <footer className={`${styles.source} row`}>
          <div>
            <LineOf as="h2" className={styles.name} entry={entry} field="titulo" />
            <LineOf className={styles.role} entry={entry} field={fields.subtitle} />
          </div>
          {when && <p className={styles.when}>{when}</p>}
          <FieldLink entry={entry} fields={fields} word={words.entry.source} />
        </footer>
      )}
    </article>
  )
}

export const Quotes = ({ section: { lists, fields } }: { section: Section }) =>
  lists.map((name) => (
    <ContentList key={name} name={name}>
      {(entry) => <Quote entry={entry} fields={fields} />}
    </ContentList>
  ))

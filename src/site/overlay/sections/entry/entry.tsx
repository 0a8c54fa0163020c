import { hasQuotes, yearOfBuild } from 'virtual:content'
import { type Entry, fieldText, whenText, yearOf } from '../../../../model/entries'
import type { EntryFields } from '../../../../model/schema/content-fields'
import type { Section } from '../../../../model/sections'
import { LineOf } from '../../language/text-of'
import { Engraving, takesLight } from '../../light/takes-light'
import { useSite } from '../../site-context'
import { spot } from '../../spot'
import { ContentList } from '../content-list'
import { Description } from './description'
import styles from './entry.module.css'
import { EntryLink, FieldLink, Technologies } from './entry-parts'
import { EntryPicture } from './entry-picture'
import { ProjectLinks } from './project-links'

/** Fewer visitors read an entry from this place on, or a post that ended so many years ago. */
const FIRST_COLLAPSED = 3
const COLLAPSED_AFTER_YEARS = 6
/** How many characters of a collapsed text are shown: about three lines, which are shorter in a project. */
const SHOWN_CHARACTERS = { post: 200, project: 120, quote: Infinity }
/** How many entries have their pictures in view when the page opens. */
const FIRST_SEEN = { post: 1, project: 2, quote: 0 }
/** A longer quote is set smaller. */
const MOST_LARGE_CHARACTERS = 260

function isLongPast(entry: Entry): boolean {
  const lastYear = ('anioFin' in entry && entry.anioFin) || yearOfBuild
  return yearOfBuild - lastYear >= COLLAPSED_AFTER_YEARS
}

/** The year or month of an entry, or those between which it lasted. */
function EntryDate({ entry }: { entry: Entry }) {
  const when = whenText(entry, useSite().words)
  if (!when) return null
  return (
    <p className={styles.date} {...spot?.(entry, 'fecha' in entry ? 'fecha' : 'anioInicio')}>
      {/* The only space at which the line may break is the one before the dash. */}
      {when.replace(/ (?![-–])/g, '\u00a0')}
    </p>
  )
}

type EntryCardProps = {
  kind: 'post' | 'project' | 'quote'
  entry: Entry
  index: number
  fields: EntryFields
}

/** An entry of a list. Its kind says which of its slots are filled, and where they stand. */
function EntryCard({ kind, entry, index, fields }: EntryCardProps) {
  const { entry: words } = useSite().words
  const project = 'gitHubWeb' in entry ? entry : undefined
  const isCollapsed = index >= FIRST_COLLAPSED || (kind === 'post' && isLongPast(entry))
  const isLong = fieldText(entry, 'descripcion').length > MOST_LARGE_CHARACTERS
  const numerals = {
    post: yearOf(entry),
    project: `${index + 1}`.padStart(2, '0'),
    quote: undefined,
  }

  const title = <LineOf as="h2" className={styles.title} entry={entry} field="titulo" />
  const subtitle = <LineOf className={styles.subtitle} entry={entry} field={fields.subtitle} />
  const date = <EntryDate entry={entry} />
  const text = (
    <Description entry={entry} shownCharacters={isCollapsed ? SHOWN_CHARACTERS[kind] : undefined} />
  )
  const picture = <EntryPicture entry={entry} isFirst={index < FIRST_SEEN[kind]} />
  const tags = <Technologies entry={entry} field={fields.technologies} />
  const link = (
    <FieldLink entry={entry} fields={fields} word={kind === 'quote' ? words.source : words.link} />
  )
  const bodies = {
    post: (
      <>
        <div className={styles.head}>
          {title}
          {date}
        </div>
        {subtitle}
        {text}
        {picture}
        {tags}
        <footer className={`${styles.foot} row`}>
          <LineOf className={styles.tag} entry={entry} field={fields.tag} />
          {link}
          <EntryLink name={words.certificate} to={fieldText(entry, fields.certificate)} />
        </footer>
      </>
    ),
    project: project && (
      <>
        <p className="ordinal" aria-hidden="true">
          {numerals.project}
        </p>
        {title}
        {text}
        {tags}
        <footer className={`${styles.foot} row`}>
          <ProjectLinks project={project} isListed />
        </footer>
      </>
    ),
    quote: (
      <>
        <blockquote className={isLong ? `${styles.words} ${styles.long}` : styles.words}>
          {text}
        </blockquote>
        <footer className={`${styles.foot} row`}>
          <div>
            {title}
            {subtitle}
          </div>
          {date}
          {link}
        </footer>
      </>
    ),
  }
  return (
    // The header of a wide screen shows the numeral of the entry in view.
    <article className={`${styles.entry} ${styles[kind]} panel`} data-numeral={numerals[kind]}>
      <Engraving />
      <div className={styles.body}>{bodies[kind]}</div>
      {kind === 'project' && picture}
      {kind === 'post' && (
        <div className={`${styles.glint} unprinted`} ref={takesLight} aria-hidden="true" />
      )}
    </article>
  )
}

/** The lists of a section whose entries are posts on a line of time, projects or quotes. */
export function EntryLists({ section: { route, lists, fields, form } }: { section: Section }) {
  const other = hasQuotes && form === 'citas' ? 'quote' : 'post'
  const kind = route === 'projects' ? 'project' : other
  const className = `${styles.list} ${styles[`${kind}s`] ?? ''}`
  return lists.map((name) => (
    <ContentList key={name} name={name} listsOf={(items) => [{ className, items }]}>
      {(entry, index) => <EntryCard kind={kind} entry={entry} index={index} fields={fields} />}
    </ContentList>
  ))
}

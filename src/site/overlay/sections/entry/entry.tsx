import { hasQuotes, yearOfBuild } from 'virtual:content'
import type { ReactNode } from 'react'
import { byEmployer, sharedFields } from '../../../../model/employers'
import { type Entry, fieldText, whenText, yearOf } from '../../../../model/entries'
import type { EntryFields } from '../../../../model/schema/content-fields'
import type { ListName } from '../../../../model/schema/schema'
import type { Section } from '../../../../model/sections'
import { LineOf, TextOf } from '../../language/text-of'
import { Engraving, takesLight } from '../../light/takes-light'
import { useSite } from '../../site-context'
import { spot } from '../../spot'
import { ContentList } from '../content-list'
import { Description } from './description'
import { EmployerPanel } from './employer-panel'
import styles from './entry.module.css'
import { DateLine, EntryLink, FieldLink, Technologies } from './entry-parts'
import { EntryPicture } from './entry-picture'
import { ProjectLinks } from './project-links'

/** Fewer visitors read an entry from this place on, or a post that ended so many years ago. */
const FIRST_COLLAPSED = 3
const COLLAPSED_AFTER_YEARS = 6
/** How many characters of a collapsed text are shown: about three lines, which are shorter in a project. */
const SHOWN_CHARACTERS = {
  post: 200,
  position: 200,
  brief: Infinity,
  project: 120,
  quote: Infinity,
}
/** Of an entry before those: three projects of a page each would hide the others. */
const FIRST_SHOWN_CHARACTERS = {
  ...SHOWN_CHARACTERS,
  post: Infinity,
  position: Infinity,
  project: 480,
}
/** How many entries have their pictures in view when the page opens. */
const FIRST_SEEN = { post: 1, position: 1, brief: 0, project: 2, quote: 0 }
/** A longer quote is set smaller. */
const MOST_LARGE_CHARACTERS = 260

/** Characters of a line of a ledger: of a title, of who gave it, and of a description, which is as wide as both. */
const LINE = { title: 56, subtitle: 36, text: 75 }
const MOST_LINES = 2
/** Fewer are no ledger. */
const LEAST_ROWS = 2

/** Whether an entry fits the lines of a ledger's row. */
function isShort(entry: Entry, { subtitle, technologies }: EntryFields): boolean {
  const text = (field: string | undefined) => fieldText(entry, field)
  const description = text('descripcion').trim()
  if (text('imagen') || text(technologies) || description.includes('\n')) return false
  const lines = (said: string, characters: number) => Math.ceil(said.length / characters)
  const heading = [
    lines(text('titulo'), LINE.title),
    lines(subtitle.map(text).join(' · '), LINE.subtitle),
  ]
  return Math.max(...heading) + lines(description, LINE.text) <= MOST_LINES
}

type Kind = 'post' | 'position' | 'brief' | 'project' | 'quote'

/** A list whose entries have one form. */
type Shown<Item> = {
  className: string
  items: Item[]
  kind: Kind
  fields: EntryFields
  isLedger?: boolean
  inPanel?: (list: ReactNode) => ReactNode
}

/** The posts of one employer, in a panel that says once what all of them say. */
function positions<Item extends Entry>(items: Item[], fields: EntryFields): Shown<Item> {
  const { ofAll, ofEach } = sharedFields(items, fields)
  const inPanel = (list: ReactNode) => (
    <EmployerPanel posts={items} employer={fields.organization} fields={ofAll}>
      {list}
    </EmployerPanel>
  )
  return { className: styles.positions ?? '', items, kind: 'position', fields: ofEach, inPanel }
}

/** Posts with one employer are in one panel; of the others, short ones that follow one another are a ledger. */
function postLists<Item extends Entry>(name: ListName, entries: Item[], fields: EntryFields) {
  const runs: { form: 'employer' | 'ledger' | 'list'; items: Item[] }[] = []
  for (const items of byEmployer(name, entries)) {
    const alone = items.every((each) => isShort(each, fields)) ? 'ledger' : 'list'
    const form = items.length > 1 ? 'employer' : alone
    const run = runs.at(-1)
    if (run?.form === form && form !== 'employer') run.items.push(...items)
    else runs.push({ form, items })
  }
  return runs.map(({ form, items }): Shown<Item> => {
    if (form === 'employer') return positions(items, fields)
    const isLedger = form === 'ledger' && items.length >= LEAST_ROWS
    const className = `${isLedger ? styles.ledger : styles.list} ${styles.posts}`
    return { className, items, kind: isLedger ? 'brief' : 'post', fields, isLedger }
  })
}

function isLinkOfTitle(entry: Entry, { link, linkText }: EntryFields): boolean {
  const has = (field: string | undefined) => fieldText(entry, field) !== ''
  return linkText !== undefined && !has(linkText) && has('titulo') && has(link)
}

function isLongPast(entry: Entry): boolean {
  const lastYear = ('anioFin' in entry && entry.anioFin) || yearOfBuild
  return yearOfBuild - lastYear >= COLLAPSED_AFTER_YEARS
}

type EntryCardProps = {
  kind: Kind
  entry: Entry
  index: number
  all: readonly Entry[]
  fields: EntryFields
}

/** An entry of a list. Its kind says which of its slots are filled, and where they stand. */
function EntryCard({ kind, entry, index, all, fields }: EntryCardProps) {
  const { words: site } = useSite()
  const { entry: words } = site
  const project = 'gitHubWeb' in entry ? entry : undefined
  const isOfTime = kind === 'post' || kind === 'position'
  const isCollapsed = index >= FIRST_COLLAPSED || (isOfTime && isLongPast(entry))
  const isLong = fieldText(entry, 'descripcion').length > MOST_LARGE_CHARACTERS
  const numerals = {
    post: yearOf(entry),
    position: yearOf(entry),
    brief: yearOf(entry),
    project: `${index + 1}`.padStart(2, '0'),
    quote: undefined,
  }

  const address = fieldText(entry, fields.link)
  // In a row the title is the link, where no text of the owner's or of SPEC's is.
  const isLink = kind === 'brief' && isLinkOfTitle(entry, fields)
  const title = isLink ? (
    <h2 className={styles.title}>
      <EntryLink name={<TextOf entry={entry} field="titulo" />} to={address} />
    </h2>
  ) : (
    <LineOf
      as={kind === 'position' ? 'h3' : 'h2'}
      className={styles.title}
      entry={entry}
      field="titulo"
    />
  )
  const subtitle = <LineOf className={styles.subtitle} entry={entry} field={fields.subtitle} />
  const date = (
    <DateLine
      when={whenText(entry, site)}
      {...spot?.(entry, 'fecha' in entry ? 'fecha' : 'anioInicio')}
    />
  )
  const text = (
    <Description
      entry={entry}
      shownCharacters={(isCollapsed ? SHOWN_CHARACTERS : FIRST_SHOWN_CHARACTERS)[kind]}
    />
  )
  const picture = <EntryPicture entry={entry} isFirst={index < FIRST_SEEN[kind]} />
  const tags = <Technologies entry={entry} field={fields.technologies} />
  // What all entries say alike says nothing of one.
  const hasTag =
    all.length === 1 || new Set(all.map((each) => fieldText(each, fields.tag))).size > 1
  const link = !isLink && (
    <FieldLink entry={entry} fields={fields} word={kind === 'quote' ? words.source : words.link} />
  )
  const foot = (
    <footer className={`${styles.foot} row`}>
      {hasTag && <LineOf className={styles.tag} entry={entry} field={fields.tag} />}
      {link}
      <EntryLink name={words.certificate} to={fieldText(entry, fields.certificate)} />
    </footer>
  )
  const post = (
    <>
      <div className={styles.head}>
        {title}
        {date}
      </div>
      {subtitle}
      {text}
      {picture}
      {tags}
      {foot}
    </>
  )
  const bodies = {
    post,
    position: post,
    brief: (
      <>
        {title}
        {date}
        {subtitle}
        {text}
        {foot}
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
  const isPanel = kind !== 'brief' && kind !== 'position'
  return (
    // The header of a wide screen shows the numeral of the entry in view.
    <article
      className={isPanel ? `${styles.entry} ${styles[kind]} panel` : styles[kind]}
      data-numeral={numerals[kind]}
    >
      {isPanel && <Engraving />}
      <div className={styles.body}>{bodies[kind]}</div>
      {kind === 'project' && picture}
      {(kind === 'post' || kind === 'brief') && (
        <div className={`${styles.glint} unprinted`} ref={takesLight} aria-hidden="true" />
      )}
    </article>
  )
}

/** The lists of a section whose entries are posts on a line of time, projects or quotes. */
export function EntryLists({ section: { route, lists, fields, form } }: { section: Section }) {
  const other = hasQuotes && form === 'citas' ? 'quote' : 'post'
  const kind: Kind = route === 'projects' ? 'project' : other
  const className = `${styles.list} ${styles[`${kind}s`] ?? ''}`
  return lists.map((name) => (
    <ContentList
      key={name}
      name={name}
      listsOf={(items) =>
        kind === 'post' ? postLists(name, items, fields) : [{ className, items, kind, fields }]
      }
    >
      {(entry, index, all, list) => (
        <EntryCard kind={list.kind} entry={entry} index={index} all={all} fields={list.fields} />
      )}
    </ContentList>
  ))
}

import { hasQuotes } from 'virtual:content'
import type { Section } from '../../../../model/sections'
import { ContentList } from '../content-list'
import { EntryCard } from './entry'
import styles from './entry.module.css'

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

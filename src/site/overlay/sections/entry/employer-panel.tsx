import type { ReactNode } from 'react'
import { wholePeriod } from '../../../../model/employers'
import { type Entry, entryId, fieldText, periodText } from '../../../../model/entries'
import type { EntryFields } from '../../../../model/schema/content-fields'
import { LineOf, TextOf } from '../../language/text-of'
import { Engraving, takesLight } from '../../light/takes-light'
import { part } from '../../part'
import { useSite } from '../../site-context'
import { spot } from '../../spot'
import styles from './entry.module.css'
import { DateLine, EntryLink } from './entry-parts'

type EmployerPanelProps = {
  posts: readonly Entry[]
  /** The field that names the employer. */
  employer: string | undefined
  /** Those that all its posts say alike. */
  fields: EntryFields
  children: ReactNode
}

/** An employer with its whole time, and the list of its posts. */
export function EmployerPanel({ posts, employer, fields, children }: EmployerPanelProps) {
  const { words } = useSite()
  const [first] = posts
  if (!first) return null
  const id = `${entryId('experiencia', first)}-empresa`
  const address = fieldText(first, fields.link)
  const name = (
    <span id={id}>
      <TextOf entry={first} field={employer} />
    </span>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      {...part('entry')}
      role="group"
      aria-labelledby={id}
      className={`${styles.entry} ${styles.post} ${styles.employer} panel`}
      {...spot?.(first, employer)}
    >
      <Engraving />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.title}>
            {address === '' ? name : <EntryLink name={name} to={address} />}
          </h2>
          <DateLine when={periodText(wholePeriod(posts), words)} />
        </div>
        <LineOf className={styles.subtitle} entry={first} field={fields.subtitle} />
      </div>
      {children}
      <div className={`${styles.glint} unprinted`} ref={takesLight} aria-hidden="true" />
    </div>
  )
}

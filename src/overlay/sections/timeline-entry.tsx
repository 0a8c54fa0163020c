import type { ReactNode } from 'react'
import { yearsText } from '../../model/entries'
import styles from './timeline-entry.module.css'

type TimelineEntryProps = {
  entry: { titulo: string; descripcion: string; anioInicio: number; anioFin: number | '' | null }
  /** What stands below the description: status, technologies, links. */
  children: ReactNode
}

/** An entry with its years on the copper line, for education and experience. */
export function TimelineEntry({ entry, children }: TimelineEntryProps) {
  return (
    <article className={styles.entry}>
      <p className={styles.years}>
        <span className="veil">{yearsText(entry)}</span>
      </p>
      <div className={styles.card}>
        <h2 className={styles.title}>{entry.titulo}</h2>
        <p className={styles.text}>{entry.descripcion}</p>
        {children}
      </div>
    </article>
  )
}

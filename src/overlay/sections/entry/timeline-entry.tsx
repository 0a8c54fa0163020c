import type { ReactNode } from 'react'
import { periodText } from '../../../model/entries'
import styles from './timeline-entry.module.css'

type TimelineEntryProps = {
  entry: { titulo: string; descripcion: string; anioInicio: number; anioFin: number | '' | null }
  children: ReactNode
}

export function TimelineEntry({ entry, children }: TimelineEntryProps) {
  return (
    <article className={styles.entry}>
      <p className={styles.years}>
        <span className="veil">{periodText(entry)}</span>
      </p>
      <div className={styles.card}>
        <h2 className={styles.title}>{entry.titulo}</h2>
        <p className={styles.text}>{entry.descripcion}</p>
        {children}
      </div>
    </article>
  )
}

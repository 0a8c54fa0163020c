import { technologyItems } from '../../model/entries'
import { EntryLink } from './entry/entry-link'
import { TimelineEntry } from './entry/timeline-entry'
import { ContentList } from './list/content-list'
import { SectionScreen } from './section-screen'
import styles from './sections.module.css'

function Technologies({ text }: { text: string }) {
  const items = technologyItems(text)
  if (items.length === 0) return null
  return (
    <ul className={styles.tags} aria-label="Tecnologías utilizadas">
      {items.map((item) => (
        <li key={item} className={`${styles.tag} ${styles.technology}`}>
          {item}
        </li>
      ))}
    </ul>
  )
}

export function ExperienceSection() {
  return (
    <SectionScreen route="experience">
      <ContentList name="experiencia" className={styles.timeline}>
        {(entry) => (
          <TimelineEntry entry={entry}>
            <Technologies text={entry.tegnologiasUtilizadas} />
            <div className={styles.foot}>
              <p className={styles.tag}>{entry.tipoExperiencia}</p>
              <EntryLink name="Link" href={entry.link} />
            </div>
          </TimelineEntry>
        )}
      </ContentList>
    </SectionScreen>
  )
}

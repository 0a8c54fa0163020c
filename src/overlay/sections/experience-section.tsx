import { periodText } from '../../model/entries'
import { Description } from './entry/description'
import { Technologies } from './entry/technologies'
import { TimelineEntry } from './entry/timeline-entry'
import { ContentList } from './list/content-list'
import { SectionScreen } from './section-screen'
import styles from './sections.module.css'

export function ExperienceSection() {
  return (
    <SectionScreen route="experience">
      <ContentList name="experiencia" className={styles.timeline}>
        {(entry) => (
          <TimelineEntry
            title={entry.titulo}
            when={periodText(entry)}
            tag={entry.tipoExperiencia}
            link={{ name: 'Link', to: entry.link }}
          >
            <Description text={entry.descripcion} />
            <Technologies text={entry.tegnologiasUtilizadas} />
          </TimelineEntry>
        )}
      </ContentList>
    </SectionScreen>
  )
}

import { periodText } from '../../model/entries'
import { Description } from './entry/description'
import { TimelineEntry } from './entry/timeline-entry'
import { ContentList } from './list/content-list'
import { SectionScreen } from './section-screen'
import styles from './sections.module.css'

export function EducationSection() {
  return (
    <SectionScreen route="education">
      <ContentList name="educacion" className={styles.timeline}>
        {(entry) => (
          <TimelineEntry
            title={entry.titulo}
            when={periodText(entry)}
            tag={entry.estado}
            link={{ name: 'Certificado', to: entry.certificado }}
          >
            <Description text={entry.descripcion} />
          </TimelineEntry>
        )}
      </ContentList>
    </SectionScreen>
  )
}

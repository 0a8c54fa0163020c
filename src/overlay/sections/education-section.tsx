import { assetUrl } from '../../model/site-base'
import { EntryLink } from './entry/entry-link'
import { TimelineEntry } from './entry/timeline-entry'
import { ContentList } from './list/content-list'
import { SectionScreen } from './section-screen'
import styles from './sections.module.css'

export function EducationSection() {
  return (
    <SectionScreen route="education">
      <ContentList name="educacion" className={styles.timeline}>
        {(entry) => (
          <TimelineEntry entry={entry}>
            <div className={styles.foot}>
              <p className={styles.tag}>{entry.estado}</p>
              <EntryLink
                name="Certificado"
                href={entry.certificado && assetUrl(entry.certificado)}
              />
            </div>
          </TimelineEntry>
        )}
      </ContentList>
    </SectionScreen>
  )
}

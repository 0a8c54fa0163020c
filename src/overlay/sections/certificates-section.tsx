import { dateText } from '../../model/entries'
import { TimelineEntry } from './entry/timeline-entry'
import { ContentList } from './list/content-list'
import { SectionScreen } from './section-screen'
import styles from './sections.module.css'

export function CertificatesSection() {
  return (
    <SectionScreen route="certificates">
      <ContentList name="certificados" className={styles.timeline}>
        {({ titulo, emisor, fecha, enlace }) => (
          <TimelineEntry
            title={titulo}
            when={dateText(fecha)}
            tag={emisor}
            link={{ name: 'Certificado', to: enlace }}
          />
        )}
      </ContentList>
    </SectionScreen>
  )
}

import { dateText } from '../../model/entries'
import { useSite } from '../language/site-context'
import { TextOf } from '../language/text-of'
import { TimelineEntry } from './entry/timeline-entry'
import { ContentList } from './list/content-list'
import { SectionScreen } from './section-screen'
import styles from './sections.module.css'

export function CertificatesSection() {
  const { words } = useSite()
  return (
    <SectionScreen route="certificates">
      <ContentList
        name="certificados"
        className={styles.timeline}
        numeralOf={({ fecha }) => fecha.slice(0, 4)}
      >
        {(entry) => (
          <TimelineEntry
            title={<TextOf entry={entry} field="titulo" />}
            when={dateText(entry.fecha, words)}
            tag={<TextOf entry={entry} field="emisor" />}
            link={{ name: words.entry.certificate, to: entry.enlace }}
          />
        )}
      </ContentList>
    </SectionScreen>
  )
}

import { periodText } from '../../model/entries'
import { useSite } from '../language/site-context'
import { TextOf, useLangOf } from '../language/text-of'
import { Description } from './entry/description'
import { TimelineEntry } from './entry/timeline-entry'
import { ContentList } from './list/content-list'
import { SectionScreen } from './section-screen'
import styles from './sections.module.css'

export function EducationSection() {
  const { words } = useSite()
  const langOf = useLangOf()
  return (
    <SectionScreen route="education">
      <ContentList
        name="educacion"
        className={styles.timeline}
        numeralOf={({ anioInicio }) => anioInicio}
      >
        {(entry) => (
          <TimelineEntry
            title={<TextOf entry={entry} field="titulo" />}
            when={periodText(entry, words)}
            tag={<TextOf entry={entry} field="estado" />}
            link={{ name: words.entry.certificate, to: entry.certificado }}
          >
            <Description text={entry.descripcion} lang={langOf(entry, 'descripcion')} />
          </TimelineEntry>
        )}
      </ContentList>
    </SectionScreen>
  )
}

import { periodText } from '../../model/entries'
import { useSite } from '../language/site-context'
import { TextOf, useLangOf } from '../language/text-of'
import { Description } from './entry/description'
import { Technologies } from './entry/technologies'
import { TimelineEntry } from './entry/timeline-entry'
import { ContentList } from './list/content-list'
import { SectionScreen } from './section-screen'
import styles from './sections.module.css'

export function ExperienceSection() {
  const { words } = useSite()
  const langOf = useLangOf()
  return (
    <SectionScreen route="experience">
      <ContentList
        name="experiencia"
        className={styles.timeline}
        numeralOf={({ anioInicio }) => anioInicio}
      >
        {(entry) => (
          <TimelineEntry
            title={<TextOf entry={entry} field="titulo" />}
            when={periodText(entry, words)}
            tag={<TextOf entry={entry} field="tipoExperiencia" />}
            link={{ name: words.entry.link, to: entry.link }}
          >
            <Description text={entry.descripcion} lang={langOf(entry, 'descripcion')} />
            <Technologies
              text={entry.tegnologiasUtilizadas}
              lang={langOf(entry, 'tegnologiasUtilizadas')}
            />
          </TimelineEntry>
        )}
      </ContentList>
    </SectionScreen>
  )
}

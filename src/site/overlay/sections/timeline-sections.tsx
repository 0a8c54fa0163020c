import type { ReactNode } from 'react'
import { dateText, periodText } from '../../model/entries'
import type { SectionRoute } from '../../model/routes'
import type { ListName, Lists } from '../../model/schema/schema'
import { useSite } from '../language/site-context'
import { TextOf } from '../language/text-of'
import { Description, Technologies } from './entry/entry-parts'
import { TimelineEntry } from './entry/timeline-entry'
import styles from './entry/timeline-entry.module.css'
import { ContentList } from './list/content-list'
import { SectionScreen } from './section-screen'

type TimelineProps<Name extends ListName> = {
  route: SectionRoute
  name: Name
  yearOf: (entry: Lists[Name][number]) => number | string
  children: (entry: Lists[Name][number]) => ReactNode
}

function Timeline<Name extends ListName>({ route, name, yearOf, children }: TimelineProps<Name>) {
  return (
    <SectionScreen route={route}>
      <ContentList name={name} className={styles.timeline} numeralOf={yearOf}>
        {children}
      </ContentList>
    </SectionScreen>
  )
}

export function ExperienceSection() {
  const { words } = useSite()
  return (
    <Timeline route="experience" name="experiencia" yearOf={({ anioInicio }) => anioInicio}>
      {(entry) => (
        <TimelineEntry
          title={<TextOf entry={entry} field="titulo" />}
          when={periodText(entry, words)}
          tag={<TextOf entry={entry} field="tipoExperiencia" />}
          link={{ name: words.entry.link, to: entry.link }}
        >
          <Description entry={entry} />
          <Technologies entry={entry} field="tegnologiasUtilizadas" />
        </TimelineEntry>
      )}
    </Timeline>
  )
}

export function EducationSection() {
  const { words } = useSite()
  return (
    <Timeline route="education" name="educacion" yearOf={({ anioInicio }) => anioInicio}>
      {(entry) => (
        <TimelineEntry
          title={<TextOf entry={entry} field="titulo" />}
          when={periodText(entry, words)}
          tag={<TextOf entry={entry} field="estado" />}
          link={{ name: words.entry.certificate, to: entry.certificado }}
        >
          <Description entry={entry} />
        </TimelineEntry>
      )}
    </Timeline>
  )
}

export function CertificatesSection() {
  const { words } = useSite()
  return (
    <Timeline route="certificates" name="certificados" yearOf={({ fecha }) => fecha.slice(0, 4)}>
      {(entry) => (
        <TimelineEntry
          title={<TextOf entry={entry} field="titulo" />}
          when={dateText(entry.fecha, words)}
          tag={<TextOf entry={entry} field="emisor" />}
          link={{ name: words.entry.certificate, to: entry.enlace }}
        />
      )}
    </Timeline>
  )
}

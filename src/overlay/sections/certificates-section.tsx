import { monthText } from '../../model/entries'
import { isAddress } from '../../model/schema/fields'
import { assetUrl } from '../../model/site-base'
import { EntryLink } from './entry/entry-link'
import { ContentList } from './list/content-list'
import { SectionScreen } from './section-screen'
import styles from './sections.module.css'

const dateText = (date: string) => {
  const [year, month] = date.split('-').map(Number)
  return monthText(year ?? 0, month)
}

export function CertificatesSection() {
  return (
    <SectionScreen route="certificates">
      <ContentList name="certificados" className={styles.timeline}>
        {({ titulo, emisor, fecha, enlace }) => (
          <article>
            <p>{dateText(fecha)}</p>
            <h2>{titulo}</h2>
            <p>{emisor}</p>
            <EntryLink
              name="Certificado"
              href={isAddress(enlace) ? enlace : enlace && assetUrl(enlace)}
            />
          </article>
        )}
      </ContentList>
    </SectionScreen>
  )
}

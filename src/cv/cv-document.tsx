import { Document, type DocumentProps, Page, Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { inOrder, periodText, technologyItems } from '../model/entries'
import { siteFile } from '../owner/site-address'
import type { CvFonts } from './cv-fonts'
import { type CvEntryProps, CvHeading, CvSection } from './cv-parts'
import { cvStyles, StylesProvider } from './cv-styles'
import type { CvContent } from './cv-text'

/** Fixed, so that the same content gives the same bytes. */
const DOCUMENT_DATE = new Date(Date.UTC(2000, 0, 1))

/** The no-break space keeps the separator on the line of the skill before it. */
const SKILL_SEPARATOR = '\u00a0· '

const joined = (parts: readonly string[], separator: string) =>
  parts.filter((part) => part !== '').join(separator)

const experience = ({ lists }: CvContent): CvEntryProps[] =>
  inOrder(lists.experiencia).map((item) => {
    const technologies = technologyItems(item.tegnologiasUtilizadas).join(', ')
    return {
      years: periodText(item),
      title: item.titulo,
      kind: joined([item.tipoExperiencia, technologies], ' · '),
      text: item.descripcion,
      links: [{ to: item.link }],
    }
  })

const projects = ({ lists }: CvContent): CvEntryProps[] =>
  inOrder(lists.proyectos).map((item) => ({
    title: item.titulo,
    text: item.descripcion,
    links: [...new Set([item.direccionWeb, item.gitHubWeb])].map((to) => ({ to })),
  }))

const education = ({ profile, lists }: CvContent): CvEntryProps[] =>
  inOrder(lists.educacion).map((item) => ({
    years: periodText(item),
    title: item.titulo,
    kind: item.estado,
    text: item.descripcion,
    links: item.certificado
      ? [{ to: siteFile(profile.sitio, item.certificado), text: 'Certificado' }]
      : [],
  }))

const skills = ({ lists }: CvContent): CvEntryProps[] =>
  [
    { years: 'Técnicas', items: lists['hard-skills'] },
    { years: 'Personales', items: lists['soft-skills'] },
  ]
    .filter(({ items }) => items.length > 0)
    .map(({ years, items }) => ({
      years,
      text: joined(
        inOrder(items).map((skill) => skill.titulo),
        SKILL_SEPARATOR,
      ),
    }))

/** One column of text. Fonts must be registered and the content printable. */
export function CvDocument(content: CvContent, fonts: CvFonts): ReactElement<DocumentProps> {
  const { profile } = content
  const styles = cvStyles(fonts)
  return (
    <Document
      title={`CV de ${profile.nombre}`}
      author={profile.nombre}
      subject={profile.puesto}
      language="es"
      creationDate={DOCUMENT_DATE}
      modificationDate={DOCUMENT_DATE}
    >
      <Page size="A4" style={styles.page}>
        <StylesProvider value={styles}>
          <View style={styles.frame} fixed />
          <View style={styles.innerFrame} fixed />
          <CvHeading profile={profile} />
          <CvSection title="Experiencia" entries={experience(content)} />
          <CvSection title="Proyectos" entries={projects(content)} />
          <CvSection title="Educación" entries={education(content)} />
          <CvSection title="Habilidades" entries={skills(content)} />
          <Text
            style={styles.foot}
            fixed
            render={({ pageNumber, totalPages }) =>
              totalPages > 1 ? `${pageNumber} / ${totalPages}` : ''
            }
          />
        </StylesProvider>
      </Page>
    </Document>
  )
}

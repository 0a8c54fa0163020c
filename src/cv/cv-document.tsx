import { Document, type DocumentProps, Page, Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { Plate } from '../engraving/plate'
import { dateText, inGroups, inOrder, periodText, technologyItems } from '../model/entries'
import { isAddress } from '../model/schema/fields'
import type { Profile, SectionName, Skill } from '../model/schema/schema'
import { siteFile } from '../owner/site-address'
import type { CvFonts } from './cv-fonts'
import { type CvEntryProps, CvHeading, CvSection } from './cv-parts'
import { cvStyles, StylesProvider } from './cv-styles'
import type { CvContent } from './cv-text'

/** Fixed, so that the same content gives the same bytes. */
const DOCUMENT_DATE = new Date(Date.UTC(2000, 0, 1))

/** The no-break space keeps the separator on the line of the word before it. */
const SEPARATOR = '\u00a0· '

const technologies = (text: string) => technologyItems(text).join(', ')

const joined = (parts: readonly string[], separator: string) =>
  parts.filter((part) => part !== '').join(separator)

const experience = ({ lists }: CvContent): CvEntryProps[] =>
  inOrder(lists.experiencia).map((item) => ({
    years: periodText(item),
    title: item.titulo,
    kind: joined([item.tipoExperiencia, technologies(item.tegnologiasUtilizadas)], ' · '),
    text: item.descripcion,
    links: [{ to: item.link }],
  }))

const projects = ({ lists }: CvContent): CvEntryProps[] =>
  inOrder(lists.proyectos).map((item) => ({
    title: item.titulo,
    kind: technologies(item.tecnologias ?? ''),
    text: item.descripcion,
    links: [
      ...[...new Set([item.direccionWeb, item.gitHubWeb])].map((to) => ({ to })),
      ...(item.enlaces ?? []).map(({ texto, url }) => ({ to: url, text: texto })),
    ],
  }))

const documentAddress = (site: string, file: string) =>
  isAddress(file) ? file : siteFile(site, file)

const certificateLink = ({ sitio }: Profile, file: string | null) =>
  file ? [{ to: documentAddress(sitio, file), text: 'Certificado' }] : []

const education = ({ profile, lists }: CvContent): CvEntryProps[] =>
  inOrder(lists.educacion).map((item) => ({
    years: periodText(item),
    title: item.titulo,
    kind: item.estado,
    text: item.descripcion,
    links: certificateLink(profile, item.certificado),
  }))

const certificates = ({ profile, lists }: CvContent): CvEntryProps[] =>
  inOrder(lists.certificados).map((item) => ({
    years: dateText(item.fecha),
    title: item.titulo,
    kind: item.emisor,
    text: '',
    links: certificateLink(profile, item.enlace),
  }))

const languageText = ({ idiomas = [] }: Profile) =>
  joined(
    idiomas.map(({ idioma, nivel }) => (nivel ? `${idioma} (${nivel})` : idioma)),
    SEPARATOR,
  )

/** A row for each group of skills. */
const skillRows = (label: string, items: readonly Skill[]): CvEntryProps[] =>
  inGroups(inOrder(items)).map((group) => ({
    years: group.name ?? label,
    text: joined(
      group.items.map(({ titulo }) => titulo),
      SEPARATOR,
    ),
  }))

const skills = ({ profile, lists }: CvContent): CvEntryProps[] =>
  [
    ...skillRows('Técnicas', lists['hard-skills']),
    ...skillRows('Personales', lists['soft-skills']),
    { years: 'Idiomas', text: languageText(profile) },
  ].filter(({ text }) => text !== '')

type CvPart = { title: string; entries: CvEntryProps[] }

const PARTS: Record<SectionName, (content: CvContent) => CvPart> = {
  experiencia: (content) => ({ title: 'Experiencia', entries: experience(content) }),
  proyectos: (content) => ({ title: 'Proyectos', entries: projects(content) }),
  educacion: (content) => ({ title: 'Educación', entries: education(content) }),
  certificados: (content) => ({ title: 'Certificados', entries: certificates(content) }),
  habilidades: (content) => ({ title: 'Habilidades', entries: skills(content) }),
}

const USUAL_ORDER = [
  'experiencia',
  'proyectos',
  'educacion',
  'certificados',
  'habilidades',
] as const

/** The sections of the site in its order; the languages also where it hides the skills. */
function partsOf(content: CvContent): CvPart[] {
  const names: readonly SectionName[] = content.profile.secciones ?? USUAL_ORDER
  const parts = names.map((name) => PARTS[name](content))
  const text = languageText(content.profile)
  if (names.includes('habilidades') || text === '') return parts
  return [...parts, { title: 'Idiomas', entries: [{ text }] }]
}

/** One column of text. Fonts must be registered and the content printable. */
export function CvDocument(
  content: CvContent,
  plate: Plate,
  fonts: CvFonts,
): ReactElement<DocumentProps> {
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
          <CvHeading profile={profile} plate={plate} />
          {partsOf(content).map((part) => (
            <CvSection key={part.title} {...part} />
          ))}
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

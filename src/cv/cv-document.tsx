import { Document, type DocumentProps, Page, Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { Plate } from '../engraving/plate'
import { dateText, inGroups, inOrder, periodText, technologyItems } from '../model/entries'
import type { SectionRoute } from '../model/routes'
import { isAddress } from '../model/schema/fields'
import type { Profile, SectionName, Skill } from '../model/schema/schema'
import { siteFile } from '../owner/site-address'
import { printed } from '../theme/derived'
import { themeOf } from '../theme/theme-of'
import type { Words } from '../words/words'
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

/** The language of a CV: of its content, and of its own words. */
export type CvLanguage = {
  readonly code: string
  readonly words: Words
  /** The site's address in it. */
  readonly home: string
}

type CvSource = CvContent & { words: Words }

const experience = ({ lists, words }: CvSource): CvEntryProps[] =>
  inOrder(lists.experiencia).map((item) => ({
    years: periodText(item, words.screen),
    title: item.titulo,
    kind: joined([item.tipoExperiencia, technologies(item.tegnologiasUtilizadas)], ' · '),
    text: item.descripcion,
    links: [{ to: item.link }],
  }))

const projects = ({ lists }: CvSource): CvEntryProps[] =>
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

const certificateLink = ({ profile, words }: CvSource, file: string | null) =>
  file ? [{ to: documentAddress(profile.sitio, file), text: words.screen.entry.certificate }] : []

const education = (source: CvSource): CvEntryProps[] =>
  inOrder(source.lists.educacion).map((item) => ({
    years: periodText(item, source.words.screen),
    title: item.titulo,
    kind: item.estado,
    text: item.descripcion,
    links: certificateLink(source, item.certificado),
  }))

const certificates = (source: CvSource): CvEntryProps[] =>
  inOrder(source.lists.certificados).map((item) => ({
    years: dateText(item.fecha, source.words.screen),
    title: item.titulo,
    kind: item.emisor,
    text: '',
    links: certificateLink(source, item.enlace),
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

const skills = ({ profile, lists, words }: CvSource): CvEntryProps[] =>
  [
    ...skillRows(words.built.cv.hardSkills, lists['hard-skills']),
    ...skillRows(words.built.cv.softSkills, lists['soft-skills']),
    { years: words.screen.skills.languages, text: languageText(profile) },
  ].filter(({ text }) => text !== '')

type CvPart = { title: string; entries: CvEntryProps[] }

const PARTS: Record<
  SectionName,
  { route: SectionRoute; entries: (from: CvSource) => CvEntryProps[] }
> = {
  experiencia: { route: 'experience', entries: experience },
  proyectos: { route: 'projects', entries: projects },
  educacion: { route: 'education', entries: education },
  certificados: { route: 'certificates', entries: certificates },
  habilidades: { route: 'skills', entries: skills },
}

const USUAL_ORDER = [
  'experiencia',
  'proyectos',
  'educacion',
  'certificados',
  'habilidades',
] as const

/** The sections of the site in its order; the languages also where it hides the skills. */
function partsOf(source: CvSource): CvPart[] {
  const { routes, skills: say } = source.words.screen
  const names: readonly SectionName[] = source.profile.secciones ?? USUAL_ORDER
  const parts = names.map((name) => ({
    title: routes[PARTS[name].route],
    entries: PARTS[name].entries(source),
  }))
  const text = languageText(source.profile)
  if (names.includes('habilidades') || text === '') return parts
  return [...parts, { title: say.languages, entries: [{ text }] }]
}

/** One column of text. Fonts must be registered and the content printable. */
export function CvDocument(
  content: CvContent,
  { code, words, home }: CvLanguage,
  plate: Plate,
  fonts: CvFonts,
): ReactElement<DocumentProps> {
  const { profile } = content
  const colors = printed(themeOf(profile))
  const styles = cvStyles(fonts, colors)
  return (
    <Document
      title={words.built.cv.title(profile.nombre)}
      author={profile.nombre}
      subject={profile.puesto}
      language={code}
      creationDate={DOCUMENT_DATE}
      modificationDate={DOCUMENT_DATE}
    >
      <Page size="A4" style={styles.page}>
        <StylesProvider value={styles}>
          <View style={styles.frame} fixed />
          <View style={styles.innerFrame} fixed />
          <CvHeading profile={profile} home={home} plate={plate} colors={colors} />
          {partsOf({ ...content, words }).map((part) => (
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

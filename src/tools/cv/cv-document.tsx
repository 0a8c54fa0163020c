import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { dateText, inGroups, inOrder, periodText, technologyItems } from '../../site/model/entries'
import { isAddress } from '../../site/model/schema/fields'
import type { Profile, SectionName, Skill } from '../../site/model/schema/schema'
import type { Direction } from '../../site/model/text-blocks'
import { SECTIONS } from '../content/sections'
import { siteFile } from '../content/site-address'
import { plateOf } from '../files/engraving/draw-plate'
import { themeOf } from '../files/theme/palettes'
import { printed } from '../files/theme/theme-colors'
import type { Words } from '../messages/built-words'
import { registerCvFonts } from './cv-fonts'
import { type CvEntryProps, CvHeading, CvSection } from './cv-parts'
import { cvStyles, StylesProvider } from './cv-styles'
import { type CvContent, printableContent } from './cv-text'

/** Fixed, so that the same content gives the same bytes. */
const DOCUMENT_DATE = new Date(Date.UTC(2000, 0, 1))

/** The no-break space keeps the separator on the line of the word before it. */
const SEPARATOR = '\u00a0· '

const joined = (parts: readonly string[], separator = SEPARATOR) =>
  parts.filter((part) => part !== '').join(separator)

const technologies = (text: string) => technologyItems(text).join(', ')

/** The language of a CV: of its content, and of its own words. */
export type CvLanguage = {
  readonly code: string
  /** Of its pages. */
  readonly dir: Direction
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
    text: item.descripcion ?? '',
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

function certificateLink({ profile, words }: CvSource, file: string | null) {
  if (!file) return []
  const to = isAddress(file) ? file : siteFile(profile.sitio, file)
  return [{ to, text: words.screen.entry.certificate }]
}

const education = (source: CvSource): CvEntryProps[] =>
  inOrder(source.lists.educacion).map((item) => ({
    years: periodText(item, source.words.screen),
    title: item.titulo,
    kind: item.estado,
    text: item.descripcion ?? '',
    links: certificateLink(source, item.certificado),
  }))

const certificates = (source: CvSource): CvEntryProps[] =>
  inOrder(source.lists.certificados).map((item) => ({
    years: dateText(item.fecha, source.words.screen),
    title: item.titulo,
    kind: item.emisor,
    links: certificateLink(source, item.enlace),
  }))

const languageText = ({ idiomas = [] }: Profile) =>
  joined(idiomas.map(({ idioma, nivel }) => (nivel ? `${idioma} (${nivel})` : idioma)))

/** A row for each group of skills. */
const skillRows = (label: string, items: readonly Skill[]): CvEntryProps[] =>
  inGroups(inOrder(items)).map((group) => ({
    years: group.name ?? label,
    row: joined(group.items.map(({ titulo }) => titulo)),
  }))

const skills = ({ profile, lists, words }: CvSource): CvEntryProps[] =>
  [
    ...skillRows(words.built.cv.hardSkills, lists['hard-skills']),
    ...skillRows(words.built.cv.softSkills, lists['soft-skills']),
    { years: words.screen.skills.languages, row: languageText(profile) },
  ].filter(({ row }) => row !== '')

/** In their usual order. */
const PARTS: Record<SectionName, (from: CvSource) => CvEntryProps[]> = {
  experiencia: experience,
  proyectos: projects,
  educacion: education,
  certificados: certificates,
  habilidades: skills,
}

/** The sections of the site in its order; the languages also where it has no skills. */
function partsOf(source: CvSource) {
  const { routes, skills: say } = source.words.screen
  const { lists, profile } = source
  const hasSkills = [...lists['hard-skills'], ...lists['soft-skills']].length > 0
  const wanted = profile.secciones ?? (Object.keys(PARTS) as SectionName[])
  const names = wanted.filter((name) => name !== 'habilidades' || hasSkills)
  const parts = names.map((name) => ({
    title: routes[SECTIONS[name].route],
    entries: PARTS[name](source),
  }))
  const row = languageText(profile)
  if (names.includes('habilidades') || row === '') return parts
  return [...parts, { title: say.languages, entries: [{ row }] }]
}

/** The CV as PDF, one column of text; the same content gives the same bytes. One at a time. */
export async function renderCv(content: CvContent, { code, dir, words, home }: CvLanguage) {
  const fonts = await registerCvFonts(JSON.stringify(content), code)
  // Of the name as it is written: the printable one may lack letters.
  const plate = plateOf(content.profile)
  const { profile, lists } = printableContent(content, fonts.letters)
  const colors = printed(themeOf(profile))
  const styles = cvStyles(fonts, colors, dir)
  let pages = 0
  const pdf = await renderToBuffer(
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
          {partsOf({ profile, lists, words }).map((part) => (
            <CvSection key={part.title} {...part} />
          ))}
          <Text
            style={styles.foot}
            fixed
            render={({ pageNumber, totalPages }) => {
              // Undefined until the pages are made, whatever the type says; the last call counts.
              pages = totalPages
              return totalPages > 1 ? `${pageNumber} / ${totalPages}` : ''
            }}
          />
        </StylesProvider>
      </Page>
    </Document>,
  )
  return { pdf, pages }
}

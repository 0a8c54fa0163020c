import { conditions, profileIn } from '../../site/model/at-a-glance'
import {
  type Entry,
  employerBeside,
  entriesIn,
  entryId,
  fieldText,
  inGroups,
  inOrder,
  type PresentPost,
  presentPosts,
  sinceText,
  technologyItems,
  whenText,
} from '../../site/model/entries'
import { isAddress, telephoneAddress } from '../../site/model/schema/fields'
import {
  type Channel,
  type ListName,
  ownNamesOf,
  type Profile,
  type Skill,
} from '../../site/model/schema/schema'
import { isBuiltIn, type Section, type SectionRoute, sectionsIn } from '../../site/model/sections'
import type { Direction } from '../../site/model/text-blocks'
import type { ScreenWords } from '../../site/words/es'
import { isExampleAddress } from '../content/example'
import { profileLinks } from '../content/profile-links'
import { fileAddress, uri } from '../content/site-address'
import type { Words } from '../messages/built-words'
import type { CvContent } from './cv-text'
import { type Paper, paperOf } from './paper'

/** The language of a CV: of its content, and of its own words. */
export type CvLanguage = {
  readonly code: string
  readonly dir: Direction
  readonly words: Words
  /** The site's address in it. */
  readonly home: string
}

/** An address, encoded, and the text that leads there. */
export type CvLink = { readonly to: string; readonly text: string }

export type CvEntry = {
  /** Of a job, a study, a project; or the name of a row. */
  readonly title: string
  /** Of its element on the page of its section. */
  readonly id?: string
  /** Employer or school. */
  readonly place?: string
  readonly period?: string
  readonly kind?: string
  readonly links?: readonly CvLink[]
  /** With paragraphs and lists: see `textBlocks`. */
  readonly text?: string
  /** The address of a picture, and its text. */
  readonly image?: CvLink
  /** In one line: skills, languages. */
  readonly names?: readonly string[]
  readonly ids?: readonly string[]
}

export type CvSection = {
  readonly title: string
  readonly entries: readonly CvEntry[]
  /** Whether its entries are short enough to stand side by side. */
  readonly mayPair: boolean
}

export type Cv = {
  readonly title: string
  readonly name: string
  readonly role: string
  /** Below the name: the role, and the present posts, of which the first may begin with the role. */
  readonly headlines: readonly string[]
  readonly place: string
  readonly paper: Paper
  readonly contact: readonly CvLink[]
  readonly summary: string
  readonly availability: string
  readonly sections: readonly CvSection[]
}

type Source = CvContent & Pick<CvLanguage, 'words'>

const technologies = (text: string) => technologyItems(text).join(', ')

export const bareAddress = (address: string) => address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')

/** Without empty addresses and repeats. */
const linksTo = (...addresses: readonly string[]): CvLink[] =>
  [...new Set(addresses)]
    .filter((address) => address !== '')
    .map((address) => ({ to: uri(address), text: bareAddress(address) }))

const namedLink = ({ profile }: Source, to: string, text: string): CvLink[] =>
  to ? [{ to: fileAddress(profile.sitio, to), text }] : []

/** Its address, or its own text; a file's address says nothing. */
const ownLink = (source: Source, to: string, text: string): CvLink[] =>
  text === '' && (to === '' || isAddress(to))
    ? linksTo(to)
    : namedLink(source, to, text || source.words.screen.entry.link)

const pictureOf = ({ profile }: Source, item: Entry) =>
  'imagen' in item &&
  item.imagen && {
    image: { to: fileAddress(profile.sitio, item.imagen), text: item.imagenAlt ?? '' },
  }

const listed = (source: Source, { lists, fields = {} }: Section): CvEntry[] =>
  lists.flatMap((list) =>
    inOrder<Entry>(entriesIn(source.lists, list)).map((item) => ({
      title: item.titulo,
      id: entryId(list, item),
      place: fieldText(item, fields.place),
      period: whenText(item, source.words.screen),
      kind: [fieldText(item, fields.tag), technologies(fieldText(item, fields.technologies))]
        .filter(Boolean)
        .join(' · '),
      text: fieldText(item, 'descripcion'),
      links: [
        ...ownLink(source, fieldText(item, fields.link), fieldText(item, fields.linkText)),
        ...namedLink(
          source,
          fieldText(item, fields.certificate),
          source.words.screen.entry.certificate,
        ),
      ],
      ...pictureOf(source, item),
    })),
  )

const projects = (source: Source): CvEntry[] =>
  inOrder(source.lists.proyectos).map((item) => ({
    title: item.titulo,
    id: entryId('proyectos', item),
    place: item.rol ?? '',
    period: whenText(item, source.words.screen),
    kind: technologies(item.tecnologias ?? ''),
    text: item.descripcion,
    ...pictureOf(source, item),
    links: [
      ...linksTo(item.direccionWeb, item.gitHubWeb),
      ...(item.enlaces ?? []).map(({ texto, url }) => ({ to: uri(url), text: texto })),
    ],
  }))

const languageNames = ({ idiomas = [] }: Profile) =>
  idiomas.map(({ idioma, nivel }) => (nivel ? `${idioma} (${nivel})` : idioma))

const skillRows = (label: string, list: ListName, items: readonly Skill[]): CvEntry[] =>
  inGroups(inOrder(items)).map((group) => ({
    title: group.name || label,
    names: group.items.map(({ titulo }) => titulo),
    ids: group.items.map((skill) => entryId(list, skill)),
  }))

const skills = ({ profile, lists, words }: Source): CvEntry[] =>
  [
    ...skillRows(words.built.cv.hardSkills, 'hard-skills', lists['hard-skills']),
    ...skillRows(words.built.cv.softSkills, 'soft-skills', lists['soft-skills']),
    { title: words.screen.skills.languages, names: languageNames(profile) },
  ].filter(({ names = [] }) => names.length > 0)

const OWN: Partial<Record<SectionRoute, typeof listed>> = { projects, skills }

export const entriesOf = (source: Source, section: Section): CvEntry[] =>
  (OWN[section.route] ?? listed)(source, section)

/** Read in any order: jobs, studies and what lasted are read by their dates. */
const mayPair = (route: SectionRoute, entries: readonly Entry[]): boolean =>
  route === 'projects' ||
  (!isBuiltIn(route) && !entries.some((entry) => fieldText(entry, 'anioInicio')))
/** About eight lines of half a page's width. */
const SHORT_CHARACTERS = 320

const isShort = ({ title, kind = '', text = '', links = [] }: CvEntry) =>
  [title, kind, text, ...links.map((each) => each.text)].join('').length <= SHORT_CHARACTERS

/** The sections of the site in its order; the languages also where it shows no skills. */
function sectionsOf(source: Source, code: string): CvSection[] {
  const { profile, words, own = [] } = source
  const shown = sectionsIn('cv', profile, ownNamesOf(source.lists))
  const sections = shown.map((section) => ({
    title:
      own.find(({ list }) => section.lists.includes(list))?.titulo ??
      words.screen.routes[section.route] ??
      section.name,
    entries: entriesOf(source, section),
    mayPair: mayPair(
      section.route,
      section.lists.flatMap((list): readonly Entry[] => entriesIn(source.lists, list)),
    ),
  }))
  const names = languageNames(profile)
  if (!shown.some(({ route }) => route === 'skills') && names.length > 0) {
    sections.push({
      title: words.screen.skills.languages,
      entries: [{ title: '', names }],
      mayPair: false,
    })
  }
  // Parsers take a line of capitals for the title of a section.
  return sections
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries, mayPair }) => ({
      title: title.toLocaleUpperCase(code),
      entries,
      mayPair: mayPair && entries.every(isShort),
    }))
}

/** 'Desarrolladora en Empresa · desde 2024'. */
export const postText = (post: PresentPost, words: ScreenWords): string => {
  const title = [post.titulo.trim(), employerBeside(post)].filter(Boolean).join(words.entry.at)
  return `${title} · ${sinceText(post, words)}`
}

/** @param channel whose mail and telephone it shows */
export function cvOf(
  { profile: whole, lists, own }: CvContent,
  { code, words, home }: CvLanguage,
  channel: Channel = 'cv',
): Cv {
  const profile = profileIn(channel, whole)
  const { nombre, puesto, ciudad, pais, email, telefono, resumen, disponibilidad = '' } = profile
  const site = isExampleAddress(home) ? '' : home
  const addresses = [site, ...profileLinks(profile).map(({ url }) => url)]
  const posts = presentPosts(lists.experiencia).map((post) => postText(post, words.screen))
  return {
    title: words.built.cv.title(nombre),
    name: nombre,
    role: puesto,
    headlines: [...new Set(posts[0]?.startsWith(puesto) ? posts : [puesto, ...posts])],
    place: `${ciudad}, ${pais}`,
    paper: paperOf(profile, code),
    contact: [
      ...(email ? [{ to: uri(`mailto:${email}`), text: email }] : []),
      ...(telefono ? [{ to: telephoneAddress(telefono), text: telefono }] : []),
      ...linksTo(...addresses),
    ],
    summary: resumen,
    availability: disponibilidad + conditions(profile, words.screen),
    sections: sectionsOf({ profile, lists, own, words }, code),
  }
}

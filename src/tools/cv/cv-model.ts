import { conditions } from '../../site/model/availability'
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
  isUnknownSite,
  type ListName,
  ownNamesOf,
  type Profile,
  type Project,
  type Skill,
} from '../../site/model/schema/schema'
import { isBuiltIn, type Section, type SectionRoute, sectionsIn } from '../../site/model/sections'
import { placeOf, profileIn } from '../../site/model/shown-profile'
import type { Direction } from '../../site/model/text-blocks'
import type { ScreenWords } from '../../site/words/es'
import { isExampleAddress } from '../content/example'
import { countryCodeOf } from '../content/intl-names'
import { profileLinks } from '../content/profile-links'
import { bareAddress, fileAddress, uri } from '../content/site-address'
import type { Words } from '../messages/built-words'
import type { CvContent } from './cv-text'

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
  readonly subtitle?: string
  readonly period?: string
  readonly tags?: string
  readonly links?: readonly CvLink[]
  /** With paragraphs and lists: see `textBlocks`. */
  readonly text?: string
  readonly image?: CvLink
  /** In one line: skills, languages. */
  readonly names?: readonly string[]
  readonly ids?: readonly string[]
}

type Source = CvContent & Pick<CvLanguage, 'words'>

const technologies = (text: string) => technologyItems(text).join(', ')

const linksTo = (...addresses: readonly string[]): CvLink[] =>
  [...new Set(addresses)]
    .filter((address) => address !== '')
    .map((address) => ({ to: uri(address), text: bareAddress(address) }))

/** A file of a site whose address is not known has none. */
const isReached = ({ sitio }: Profile, file: string) => isAddress(file) || !isUnknownSite(sitio)

const namedLink = ({ profile }: Source, to: string, text: string): CvLink[] =>
  to && isReached(profile, to) ? [{ to: fileAddress(profile.sitio, to), text }] : []

/** Its address, or its own text; a file's address says nothing. */
const ownLink = (source: Source, to: string, text: string): CvLink[] =>
  text === '' && (to === '' || isAddress(to))
    ? linksTo(to)
    : namedLink(source, to, text || source.words.screen.entry.link)

const pictureOf = ({ profile }: Source, item: Entry) =>
  'imagen' in item &&
  item.imagen &&
  isReached(profile, item.imagen) && {
    image: { to: fileAddress(profile.sitio, item.imagen), text: item.imagenAlt ?? '' },
  }

/** The site shows projects in a form of their own. */
const PROJECT_FIELDS: Section['fields'] = { subtitle: 'rol', technologies: 'tecnologias' }

const projectLinks = ({ direccionWeb, gitHubWeb, enlaces = [] }: Project): CvLink[] => [
  ...linksTo(direccionWeb, gitHubWeb),
  ...enlaces.map(({ texto, url }) => ({ to: uri(url), text: texto })),
]

const listed = (source: Source, { lists, fields = PROJECT_FIELDS }: Section): CvEntry[] =>
  lists.flatMap((list) =>
    inOrder<Entry>(entriesIn(source.lists, list)).map((item) => ({
      title: item.titulo,
      id: entryId(list, item),
      subtitle: fieldText(item, fields.subtitle),
      period: whenText(item, source.words.screen),
      tags: [fieldText(item, fields.tag), technologies(fieldText(item, fields.technologies))]
        .filter(Boolean)
        .join(' · '),
      text: fieldText(item, 'descripcion'),
      links: [
        ...('gitHubWeb' in item ? projectLinks(item) : []),
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

export const entriesOf = (source: Source, section: Section): CvEntry[] =>
  section.route === 'skills' ? skills(source) : listed(source, section)

/** Read in any order: jobs, studies and what lasted are read by their dates. */
const mayPair = (route: SectionRoute, entries: readonly Entry[]): boolean =>
  route === 'projects' ||
  (!isBuiltIn(route) && !entries.some((entry) => fieldText(entry, 'anioInicio')))
/** About eight lines of half a page's width. */
const SHORT_CHARACTERS = 320

const isShort = ({ title, tags = '', text = '', links = [] }: CvEntry) =>
  [title, tags, text, ...links.map((each) => each.text)].join('').length <= SHORT_CHARACTERS

/** The sections of the site in its order; the languages also where it shows no skills. */
function sectionsOf(source: Source, code: string) {
  const { profile, words, own = [] } = source
  const shown = sectionsIn('cv', profile, ownNamesOf(source.lists))
  const sections = shown.map((section) => {
    const { route, lists, name } = section
    const ownTitle = own.find(({ list }) => lists.includes(list))?.titulo
    const items = lists.flatMap((list): readonly Entry[] => entriesIn(source.lists, list))
    const entries = entriesOf(source, section)
    return {
      title: ownTitle ?? words.screen.routes[route] ?? name,
      entries,
      /** Whether its entries are short enough to stand side by side. */
      mayPair: mayPair(route, items) && entries.every(isShort),
    }
  })
  if (!shown.some(({ route }) => route === 'skills')) {
    const names = languageNames(profile)
    const entries = names.length > 0 ? [{ title: '', names }] : []
    sections.push({ title: words.screen.skills.languages, entries, mayPair: false })
  }
  // Parsers take a line of capitals for the title of a section.
  return sections
    .filter(({ entries }) => entries.length > 0)
    .map((section) => ({ ...section, title: section.title.toLocaleUpperCase(code) }))
}
export type CvSection = ReturnType<typeof sectionsOf>[number]

/** 'Desarrolladora en Empresa · desde 2024'. */
export const postText = (post: PresentPost, words: ScreenWords): string => {
  const title = [post.titulo.trim(), employerBeside(post)].filter(Boolean).join(words.entry.at)
  return `${title} · ${sinceText(post, words)}`
}

/** Of Unicode's CLDR, `paperSize`: everywhere else it is A4. */
const LETTER_COUNTRIES = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ')

/** What a CV is printed on. @param language of its texts */
function paperOf({ papel, pais }: Profile, language: string): NonNullable<Profile['papel']> {
  const country = countryCodeOf(pais, language, 'en', 'es')
  return papel ?? (country && LETTER_COUNTRIES.includes(country) ? 'letter' : 'a4')
}

/** @param channel whose mail and telephone it shows */
export function cvOf(
  { profile: whole, lists, own }: CvContent,
  { code, words, home }: CvLanguage,
  channel: Channel = 'cv',
) {
  const profile = profileIn(channel, whole)
  const { nombre, puesto, email, telefono, resumen, disponibilidad = '' } = profile
  const site = isExampleAddress(home) ? '' : home
  const addresses = [site, ...profileLinks(profile).map(({ url }) => url)]
  const posts = presentPosts(lists.experiencia).map((post) => postText(post, words.screen))
  return {
    title: words.built.cv.title(nombre),
    name: nombre,
    role: puesto,
    /** Below the name: the role, and the present posts, of which the first may begin with the role. */
    headlines: [...new Set(posts[0]?.startsWith(puesto) ? posts : [puesto, ...posts])].filter(
      Boolean,
    ),
    place: placeOf(profile),
    paper: paperOf(profile, code),
    contact: [
      ...(email ? [{ to: uri(`mailto:${email}`), text: email }] : []),
      ...(telefono ? [{ to: telephoneAddress(telefono), text: telefono }] : []),
      ...linksTo(...addresses),
    ],
    /** With paragraphs and lists: see `textBlocks`. */
    summary: resumen,
    availability: disponibilidad + conditions(profile, words.screen),
    sections: sectionsOf({ profile, lists, own, words }, code),
  }
}
export type Cv = ReturnType<typeof cvOf>

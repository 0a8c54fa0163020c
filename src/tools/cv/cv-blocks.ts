import { byEmployer, sharedFields, wholePeriod } from '../../model/employers'
import {
  type Entry,
  entriesIn,
  entryId,
  fieldText,
  inGroups,
  inOrder,
  periodText,
  technologyItems,
  whenText,
} from '../../model/entries'
import { isFallback } from '../../model/fallbacks'
import { foreignLang } from '../../model/foreign-words'
import { type EntryFields, entryFields } from '../../model/schema/content-fields'
import { isAddress } from '../../model/schema/fields'
import { isUnknownSite, type ListName, type Profile, type Project } from '../../model/schema/schema'
import type { Section } from '../../model/sections'
import { joined } from '../../model/shown-profile'
import { type Direction, directionOf, type TextBlock, textBlocks } from '../../model/text-blocks'
import { bareAddress, fileAddress, uri } from '../content/site-address'
import type { Words } from '../messages/built-words'
import type { CvContent } from './printable-content'

/** The language of a CV: of its content, and of its own words. */
export type CvLanguage = {
  readonly code: string
  readonly dir: Direction
  readonly words: Words
  /** The site's address in it. */
  readonly home: string
  /** The code of the language of texts that it has no translation of. */
  readonly main?: string
}

/** An address, encoded, and the text that leads there. */
export type CvLink = { readonly to: string; readonly text: string; readonly lang?: string }

/** Only where it runs the other way than its document, or is in another language. */
type Said = { readonly dir?: Direction; readonly lang?: string }

/**
 * What a CV or a page in Markdown is made of, one below the other. A `head` begins an entry: a job, a
 * study, a project; `id` is that of its element on the page of its section. Several posts with one employer follow
 * a head of their own, which says the employer, and their whole time; `rank` tells both from other heads.
 */
export type CvBlock = Said &
  (
    | {
        readonly kind: 'head'
        readonly title: string
        readonly id: string
        readonly subtitle: string
        readonly period: string
        readonly rank?: 'employer' | 'post'
        /** Of an employer: what all its posts link to. */
        readonly links?: readonly CvLink[]
      }
    /** Short facts and links in a line. */
    | { readonly kind: 'line'; readonly text: string; readonly links: readonly CvLink[] }
    | TextBlock
    /** Skills or languages, below a name of theirs if it is not ''. */
    | {
        readonly kind: 'names'
        readonly title: string
        readonly titleLang?: string
        readonly names: readonly string[]
        readonly ids: readonly string[]
      }
    | { readonly kind: 'image'; readonly image: CvLink }
  )

export type CvSource = CvContent & Pick<CvLanguage, 'words' | 'dir' | 'main'>

const technologies = (text: string) => technologyItems(text).join(', ')

export const linksTo = (...addresses: readonly string[]): CvLink[] =>
  [...new Set(addresses)]
    .filter((address) => address !== '')
    .map((address) => ({ to: uri(address), text: bareAddress(address) }))

/** A file of a site whose address is not known has none. */
const isReached = ({ sitio }: Profile, file: string) => isAddress(file) || !isUnknownSite(sitio)

/** Of one of the words, where that of another language stands in for it. */
export const wordLang = ({ words }: Pick<CvSource, 'words'>, text: string): Said => {
  const lang = foreignLang(text, words.foreign)
  return lang ? { lang } : {}
}

const namedLink = (source: CvSource, to: string, text: string): CvLink[] =>
  to && isReached(source.profile, to)
    ? [{ to: fileAddress(source.profile.sitio, to), text, ...wordLang(source, text) }]
    : []

/** Its address, or its own text; a file's address says nothing. */
const ownLink = (source: CvSource, to: string, text: string): CvLink[] =>
  text === '' && (to === '' || isAddress(to))
    ? linksTo(to)
    : namedLink(source, to, text || source.words.screen.entry.link)

const pictureOf = ({ profile }: CvSource, item: Entry): CvBlock[] =>
  'imagen' in item && item.imagen && isReached(profile, item.imagen)
    ? [
        {
          kind: 'image',
          image: { to: fileAddress(profile.sitio, item.imagen), text: item.imagenAlt ?? '' },
        },
      ]
    : []

/** Of a text that is not translated. */
export const langIn = (entry: object, field: string, { main }: Pick<CvLanguage, 'main'>): Said =>
  main !== undefined && isFallback(entry, field) ? { lang: main } : {}

/** A text's paragraphs and lists, links among them. @param dir of the document */
export const proseBlocks = (text: string, dir: Direction, said: Said = {}): CvBlock[] =>
  textBlocks(text).map((block) => ({
    ...block,
    ...said,
    ...directed(block.kind === 'list' ? block.items.join(' ') : block.text, dir),
  }))

/** A line from left to right begins where the others of its document do. */
export const turned = (text: string, dir: Direction): Said =>
  dir === 'ltr' && directionOf(text) === 'rtl' ? { dir: 'rtl' } : {}

const directed = (text: string, dir: Direction): Said =>
  directionOf(text) === dir || !/\p{L}/u.test(text) ? {} : { dir: directionOf(text) }

const projectLinks = ({ direccionWeb, gitHubWeb, enlaces = [] }: Project): CvLink[] => [
  ...linksTo(direccionWeb, gitHubWeb),
  ...enlaces.map(({ texto, url }) => ({ to: uri(url), text: texto })),
]

/** SPEC's pages have a hyphen between whole years, and a dash between months. */
const dashed = (period: string) => period.replace(' - ', ' – ')

const subtitleOf = (item: Entry, { subtitle }: EntryFields) =>
  joined(' · ', ...subtitle.map((field) => fieldText(item, field)))

type Rank = Pick<Extract<CvBlock, { kind: 'head' }>, 'rank'>

function entryBlocks(
  source: CvSource,
  list: ListName,
  item: Entry,
  fields: EntryFields,
  rank: Rank = {},
): CvBlock[] {
  const { words, dir } = source
  const { titulo: title } = item
  const subtitle = subtitleOf(item, fields)
  const period = dashed(whenText(item, words.screen))
  const langOf = (field: string) => langIn(item, field, source)
  const facts = [fieldText(item, fields.tag), technologies(fieldText(item, fields.technologies))]
  const text = facts.filter(Boolean).join(' · ')
  const links = [
    ...('gitHubWeb' in item ? projectLinks(item) : []),
    ...ownLink(source, fieldText(item, fields.link), fieldText(item, fields.linkText)),
    ...namedLink(source, fieldText(item, fields.certificate), words.screen.entry.certificate),
  ]
  const head = { id: entryId(list, item), title, subtitle, period, ...rank }
  return [
    { ...turned(title + subtitle, dir), ...langOf('titulo'), kind: 'head', ...head },
    ...(text === '' && links.length === 0 ? [] : [{ kind: 'line', text, links } as const]),
    ...proseBlocks(fieldText(item, 'descripcion'), dir, langOf('descripcion')),
    ...pictureOf(source, item),
  ]
}

/** An employer with its whole time, and below it its posts. */
function employerBlocks(
  source: CvSource,
  list: ListName,
  posts: readonly [Entry, ...Entry[]],
): CvBlock[] {
  const fields = entryFields(list)
  const { ofAll, ofEach } = sharedFields(posts, fields)
  const [first] = posts
  const title = fieldText(first, fields.organization)
  const subtitle = subtitleOf(first, ofAll)
  const head = {
    ...({ kind: 'head', rank: 'employer', id: entryId(list, first), title, subtitle } as const),
    period: dashed(periodText(wholePeriod(posts), source.words.screen)),
    links: linksTo(fieldText(first, ofAll.link)),
  }
  return [
    { ...turned(title + subtitle, source.dir), ...langIn(first, 'empresa', source), ...head },
    ...posts.flatMap((post) => entryBlocks(source, list, post, ofEach, { rank: 'post' })),
  ]
}

const listed = (source: CvSource, lists: readonly ListName[]): CvBlock[] =>
  lists.flatMap((list) =>
    byEmployer(list, inOrder<Entry>(entriesIn(source.lists, list))).flatMap(([first, ...more]) => {
      if (!first) return []
      return more.length > 0
        ? employerBlocks(source, list, [first, ...more])
        : entryBlocks(source, list, first, entryFields(list))
    }),
  )

type Names = Extract<CvBlock, { kind: 'names' }>

function namesBlock(
  source: Pick<CvSource, 'words'>,
  title: string,
  names: readonly string[],
  ids: readonly string[] = [],
): Names[] {
  const { lang } = wordLang(source, title)
  const named = { title, ...(lang && { titleLang: lang }) }
  return names.length > 0 ? [{ kind: 'names', ...named, names, ids }] : []
}

/** The languages that somebody speaks. */
export const languageBlocks = (source: CvSource, title: string): Names[] =>
  namesBlock(
    source,
    title,
    (source.profile.idiomas ?? []).map(({ idioma, nivel }) =>
      nivel ? `${idioma} (${nivel})` : idioma,
    ),
  )

const skillRows = (source: CvSource, label: string, list: 'hard-skills' | 'soft-skills'): Names[] =>
  inGroups(inOrder(source.lists[list])).flatMap((group) =>
    namesBlock(
      source,
      group.name || label,
      group.items.map(({ titulo }) => titulo),
      group.items.map((skill) => entryId(list, skill)),
    ),
  )

const skills = (source: CvSource): Names[] => {
  const { built, screen } = source.words
  return [
    ...skillRows(source, built.cv.hardSkills, 'hard-skills'),
    ...skillRows(source, built.cv.softSkills, 'soft-skills'),
    ...languageBlocks(source, screen.skills.languages),
  ]
}

/** A section's entries, one after the other. */
export const blocksOf = (
  source: CvSource,
  { route, lists }: Pick<Section, 'route' | 'lists'>,
): CvBlock[] => (route === 'skills' ? skills(source) : listed(source, lists))

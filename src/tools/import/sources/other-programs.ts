import { type Fields, isFields } from '../../../model/objects'
import { isOwnList } from '../../../model/own-list'
import { kindOfSection } from '../../content/section-kinds'
import { dateText } from '../parsing/dates'
import { fieldsOf, listsOf, partsIn } from '../parsing/texts'
import { holdsSections, type Shaped, shapedResume } from './any-resume'
import { plainKey, sectionNamed, sectionTitled } from './names'
import { ENTRIES } from './resume-fields'

/** Sections of our own resume.json that JSON Resume has no name for, as lists by their titles. */
function portfolioSections({ meta }: Fields): Fields {
  const sections = Object.entries(fieldsOf(fieldsOf(meta).portfolio))
  return listsOf(
    sections
      .filter(([name, section]) => {
        const isQuotes = fieldsOf(section).forma === 'citas'
        return isOwnList(name) && !kindOfSection(name, isQuotes ? 'citas' : undefined)?.kind
      })
      .map(([, section]) => {
        const { titulo, items } = fieldsOf(section)
        const entries = [items].flat().map((item) => {
          const { id: _id, numeroOrden: _order, ...entry } = fieldsOf(item)
          const { anioInicio, mesInicio, anioFin, mesFin, ...said } = entry
          const startDate = dateText(anioInicio, mesInicio)
          return { ...said, startDate, endDate: dateText(anioFin, mesFin) }
        })
        return [titulo, entries] as const
      }),
  )
}

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])
const itemsOf = (section: unknown): Fields[] => listOf(fieldsOf(section).items)
const isHidden = ({ visible, hidden }: Fields) => visible === false || hidden === true

/** What the program keeps for itself. */
const INNER = 'id visible hidden icon iconColor columns separateLinks level label options'.split(
  ' ',
)
const withoutInner = (fields: Fields): Fields =>
  JSON.parse(JSON.stringify(fields), (key, value) => (INNER.includes(key) ? undefined : value))

/** What an item says; version 3 has a pair of dates. */
function readable(item: Fields): Fields {
  const { date, ...others } = withoutInner(item)
  const { start: startDate, end: endDate } = fieldsOf(date)
  return isFields(date) ? { ...others, startDate, endDate } : { ...others, date }
}

const shownIn = (section: unknown): Fields[] =>
  itemsOf(section)
    .filter((item) => !isHidden(item))
    .map(readable)

/** `{ basics, sections: { experience: { items } } }`: the exports of Reactive Resume 3 to 5. */
const isReactive = (value: unknown): value is Fields =>
  isFields(value) &&
  isFields(value.sections) &&
  Object.values(value.sections).some((part) => isFields(part) && 'items' in part)

/** A section of a program's file, with the words that its owner may have chosen for it. */
type Section = { kind: string | undefined; title: unknown; entries: readonly unknown[] }

/** Lists by JSON Resume's names; a second title for one of them is a section of its own. */
function byKind(sections: readonly Section[], basics: Fields, more: Fields = {}): Shaped {
  const titles = new Map<string, string>()
  const lists = listsOf(
    sections.map(({ kind, title, entries }) => {
      const said = String(title ?? '').trim()
      if (kind === undefined) return [said, entries] as const
      const isOther = !(kind in ENTRIES) && said !== '' && (titles.get(kind) ?? said) !== said
      if (!isOther && said !== '') titles.set(kind, said)
      return [isOther ? said : kind, entries] as const
    }),
  )
  const { profiles = [], summary, ...others } = lists
  const { fields } = shapedResume(
    {
      basics: { profiles, ...basics, ...(summary && { summary: summary }) },
      ...others,
      ...more,
    },
    false,
  )
  return { fields, titles }
}

/** The owner's own sections are called as they are there; what is hidden is only told. */
function fromReactiveResume(value: Fields): Shaped {
  const { summary, custom, ...standard } = fieldsOf(value.sections)
  const own = [...Object.values(fieldsOf(custom)), ...listOf(value.customSections)].map(fieldsOf)
  const sections = [
    ...Object.entries(standard).map(([key, section]) => {
      const { type, name, title } = fieldsOf(section)
      const isCustom = type === 'custom'
      const kind = isCustom ? undefined : (sectionNamed(key) ?? key)
      const said = String(title || name || '')
      // The program's own word for it.
      const isUsual = !isCustom && plainKey(said) === plainKey(key)
      return { kind, title: isUsual ? '' : said, entries: shownIn(section) }
    }),
    ...own.map((section) => ({
      kind: undefined,
      title: section.name ?? section.title,
      entries: shownIn(section),
    })),
  ]
  const { content, body } = fieldsOf(summary ?? value.summary)
  const { picture, photo, ...basics } = withoutInner(fieldsOf(value.basics))
  return byKind(
    sections,
    {
      ...basics,
      summary: content ?? body ?? basics.summary,
      image: value.picture ?? picture ?? photo,
    },
    {
      hiddenItems: {
        items: [...Object.values(standard), ...own].flatMap(itemsOf).filter(isHidden).map(readable),
      },
    },
  )
}

/** What an entry is by its fields, where no title of the file says it. */
const KINDS: readonly (readonly [section: string, fields: readonly string[]])[] = [
  ['work', ['company']],
  ['education', ['institution']],
  ['skills', ['label']],
]
/** Titles of the texts on the owner. */
const SUMMARY = /^(?:about|chi sono|perfil|profil|resum|sobre|summary|uber mich|welcome)/i
const LINK = /^\[(.+)\]\((https?:\S+)\)$/
const LONE = ['bullet', 'number', 'reversed_number']

/** An entry of RenderCV's nine kinds; one of a single text is that text. */
function plainEntry(entry: unknown): unknown {
  if (!isFields(entry)) return entry
  const [lone = ''] = LONE.filter((key) => key in entry)
  if (lone && Object.keys(entry).length === 1) return entry[lone]
  const { doi, ...others } = entry
  const [, name = entry.name, url = entry.url ?? (doi && `https://doi.org/${doi}`)] =
    LINK.exec(String(entry.name)) ?? []
  return { ...others, name, url }
}

function fromRenderCv({ sections, social_networks: profiles, ...basics }: Fields): Shaped {
  const all = Object.entries(fieldsOf(sections)).map(([title, said]) => ({
    title: title.replaceAll('_', ' '),
    entries: [said].flat().filter((entry) => partsIn(entry).length > 0),
    titled: sectionTitled(title),
  }))
  const titled = new Set(all.map(({ titled: kind }) => kind))
  return byKind(
    all.flatMap(({ title, entries, titled: kind }) =>
      entries.map((entry): Section => {
        const isText = !isFields(entry)
        const isAbout = isText && (kind === 'about' || SUMMARY.test(title))
        const byFields = KINDS.find(
          ([section, fields]) =>
            isFields(entry) && !titled.has(section) && fields.every((field) => field in entry),
        )
        const known = kind === 'about' || kind === 'basics' ? undefined : kind
        return {
          kind: isAbout ? 'summary' : (known ?? byFields?.[0]),
          title,
          entries: [plainEntry(entry)],
        }
      }),
    ),
    { ...basics, profiles },
  )
}

const DEEPEST = 3

/** A part of a file that is of a kind, wherever it lies. */
function partOf(
  value: unknown,
  isKind: (fields: Fields) => boolean,
  depth = DEEPEST,
): Fields | undefined {
  if (!isFields(value)) return undefined
  if (isKind(value)) return value
  return depth === 0
    ? undefined
    : Object.values(value)
        .map((inner) => partOf(inner, isKind, depth - 1))
        .find((found) => found !== undefined)
}

/** A resume that is alone in a list, or in parts of it. */
function inList(list: readonly unknown[]): Fields {
  const parts = list.map(fieldsOf)
  const keys = parts.flatMap(Object.keys)
  const whole: Fields = Object.assign({}, ...parts)
  return new Set(keys).size === keys.length && holdsSections(whole) ? whole : {}
}

const isRenderCv = ({ cv }: Fields): boolean => isFields(cv) && isFields(cv.sections)

/** Resumes of Reactive Resume, of RenderCV, of this site and of any other form as JSON Resume; of what is none, nothing. */
export function asJsonResume(value: unknown): Shaped & { isKnown: boolean } {
  const said = Array.isArray(value) ? inList(value) : fieldsOf(value)
  const reactive = partOf(said, isReactive)
  if (reactive) return { ...fromReactiveResume(reactive), isKnown: true }
  const render = partOf(said, isRenderCv)
  if (render) return { ...fromRenderCv(fieldsOf(render.cv)), isKnown: true }
  const isKnown = isFields(said.basics)
  if (isFields(fieldsOf(said.meta).portfolio)) {
    return { fields: { ...said, ...portfolioSections(said) }, titles: new Map(), isKnown }
  }
  return { ...shapedResume(said, !isKnown), isKnown }
}

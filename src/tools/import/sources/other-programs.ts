import { type Fields, isFields } from '../../../model/objects'
import { isOwnList } from '../../../model/own-list'
import { kindOfSection } from '../../content/section-kinds'
import { dateText } from '../parsing/dates'
import { fieldsOf, listsOf } from '../parsing/texts'

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

/** As JSON Resume. The owner's own sections are called as they are there; what is hidden is only told. */
function fromReactiveResume(value: Fields): Fields {
  const { summary, custom, ...standard } = fieldsOf(value.sections)
  const own = [...Object.values(fieldsOf(custom)), ...listOf(value.customSections)].map(fieldsOf)
  const { profiles = [], ...lists } = listsOf([
    ...Object.entries(standard).map(([key, section]) => {
      const { type, name } = fieldsOf(section)
      return [type === 'custom' ? name : key, shownIn(section)] as const
    }),
    ...own.map((section) => [section.name ?? section.title, shownIn(section)] as const),
  ])
  const { content, body } = fieldsOf(summary ?? value.summary)
  const { picture, photo, ...basics } = withoutInner(fieldsOf(value.basics))
  return {
    basics: {
      ...basics,
      profiles,
      summary: content ?? body ?? basics.summary,
      image: value.picture ?? picture ?? photo,
    },
    ...lists,
    hiddenItems: {
      items: [...Object.values(standard), ...own].flatMap(itemsOf).filter(isHidden).map(readable),
    },
  }
}

/** What an entry is, by the title of its section, which is the owner's own, and by its fields. */
const KINDS: readonly (readonly [words: RegExp, section: string])[] = [
  [/ company\b/, 'work'],
  [/ institution\b/, 'education'],
  [/proje[ck]t|proyecto|projet/i, 'projects'],
  [/certif/i, 'certificates'],
  [/volunt/i, 'volunteer'],
  [/^(?:languages?|idiomas?|lenguas?) /i, 'languages'],
  [/ label\b/, 'skills'],
]
const SUMMARY = /^(?:summary|about|profile|welcome|resumen|perfil|sobre)/i
const LINK = /^\[(.+)\]\((https?:\S+)\)$/

function sectionOf(title: string, entry: unknown): string {
  if (!isFields(entry)) return SUMMARY.test(title) ? 'summary' : title
  const said = [title, ...Object.keys(entry)].join(' ')
  return KINDS.find(([words]) => words.test(said))?.[1] ?? title
}

function withAddress(entry: unknown): unknown {
  if (!isFields(entry)) return entry
  const [, name = entry.name, url = entry.url] = LINK.exec(String(entry.name)) ?? []
  return { ...entry, name, url }
}

/** As JSON Resume. Sections that it does not have keep their title. */
function fromRenderCv({ sections, social_networks: profiles, ...basics }: Fields): Fields {
  const { summary, ...others } = listsOf(
    Object.entries(fieldsOf(sections)).flatMap(([title, entries]) =>
      [entries].flat().map((entry) => [sectionOf(title, entry), [withAddress(entry)]] as const),
    ),
  )
  return { basics: { ...basics, profiles, summary }, ...others }
}

/** Resumes of Reactive Resume, of RenderCV and of this site as JSON Resume; of what is none, nothing. */
export function asJsonResume(value: unknown): Fields {
  const said = fieldsOf(value)
  const reactive = [said, said.data].find(isReactive)
  if (reactive) return fromReactiveResume(reactive)
  return isFields(said.cv) ? fromRenderCv(said.cv) : { ...said, ...portfolioSections(said) }
}

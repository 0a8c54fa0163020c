import { type Fields, isFields } from './resume-fields'

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
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

/** The resume of a Reactive Resume file; undefined for other files. */
export const reactiveResumeIn = (value: Fields): Fields | undefined =>
  [value, value.data].find(isReactive)

/** As JSON Resume. Entries that are hidden there, and what has no place, keep a name for the report. */
export function fromReactiveResume(value: Fields): Fields {
  const { summary: own, custom, ...sections } = fieldsOf(value.sections)
  const all = Object.entries(sections)
  const isOwn = ([, section]: (typeof all)[number]) => fieldsOf(section).type === 'custom'
  const standard = all.filter((entry) => !isOwn(entry))
  const { profiles, ...lists } = Object.fromEntries(
    standard.map(([name, section]) => [name, shownIn(section)]),
  )
  const version3 = all.filter(isOwn).map(([, section]) => section)
  const ownSections = [...version3, ...Object.values(fieldsOf(custom))]
  const { content, body } = fieldsOf(own ?? value.summary)
  const basics = withoutInner(fieldsOf(value.basics))
  return {
    basics: {
      ...basics,
      profiles,
      summary: content ?? body ?? basics.summary,
      image: value.picture ?? basics.picture ?? basics.photo,
    },
    ...lists,
    custom: [...ownSections, ...listOf(value.customSections)]
      .map(fieldsOf)
      .flatMap((section) =>
        shownIn(section).map((item) => ({ section: section.name ?? section.title, ...item })),
      ),
    hiddenItems: Object.values(sections).flatMap(itemsOf).filter(isHidden).map(readable),
  }
}

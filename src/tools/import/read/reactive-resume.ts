import { type Fields, fieldsOf, isFields, listsOf } from '../values/fields'

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

/** As JSON Resume. The owner's own sections are called as they are there; what is hidden is only told. */
export function fromReactiveResume(value: Fields): Fields {
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

import { periodOf } from '../values/dates'
import { proseOf } from '../values/markup'
import { filled } from '../values/texts'
import { type Fields, isFields } from './resume-fields'

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** The first of the fields that holds a text, without its HTML. @param names with spaces between */
function textIn(fields: Fields, names: string): string | undefined {
  const values = names.split(' ').map((name) => fields[name])
  const [text] = filled(values.filter((value) => typeof value === 'string'))
  return text && proseOf(text)
}

/** `'https://…'`, `{ href }` (version 4) or `{ url }` (5). */
function addressIn(fields: Fields, names: string): string | undefined {
  const values = names.split(' ').map((name) => {
    const value = fields[name]
    return isFields(value) ? textIn(value, 'href url') : textIn(fields, name)
  })
  return values.find((address) => address !== undefined)
}

/** What the program keeps for itself. */
const INNER = 'id visible hidden icon iconColor columns separateLinks level label options'.split(
  ' ',
)

/** A value as its owner wrote it: no HTML, nothing of the program's own. */
function readable(value: unknown): unknown {
  if (typeof value === 'string') return proseOf(value)
  if (Array.isArray(value)) return value.map(readable)
  if (!isFields(value)) return value
  const own = Object.entries(value).filter(([key]) => !INNER.includes(key))
  return Object.fromEntries(own.map(([key, inner]) => [key, readable(inner)]))
}

const isHidden = ({ visible, hidden }: Fields) => visible === false || hidden === true

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])
const itemsOf = (section: unknown): Fields[] => listOf(fieldsOf(section).items)
const shownIn = (section: unknown): Fields[] => itemsOf(section).filter((item) => !isHidden(item))

/** The entries of sections that the owner has made, each with the section's title. */
function ownEntries({ sections, customSections }: Fields): Fields[] {
  const { custom, ...others } = fieldsOf(sections)
  const version3 = Object.values(others).filter((section) => fieldsOf(section).type === 'custom')
  const own = [...version3, ...Object.values(fieldsOf(custom)), ...listOf(customSections)]
  return own.map(fieldsOf).flatMap((section) =>
    shownIn(section).map((item) => ({
      section: textIn(section, 'name title'),
      ...fieldsOf(readable(item)),
    })),
  )
}

/** `'2019 – 2021'`, or `{ start, end }` (version 3). */
function dated({ date, period }: Fields): Fields {
  const text = textIn({ date, period }, 'date period')
  if (text !== undefined) return periodOf(text)
  const { start, end } = fieldsOf(date)
  return { startDate: start || undefined, endDate: end || undefined }
}

/** By section: that of JSON Resume, and its fields that have other names in versions 3 to 5. */
type Names = Readonly<Record<string, string>>
const TOLD = { summary: 'summary description' }
const SECTIONS: Readonly<Record<string, readonly [section: string, names: Names]>> = {
  experience: ['work', TOLD],
  work: ['work', TOLD],
  volunteer: ['volunteer', TOLD],
  education: ['education', { ...TOLD, score: 'score grade' }],
  skills: ['skills', { level: 'description proficiency level' }],
  languages: ['languages', { language: 'name language', fluency: 'description fluency level' }],
  certifications: ['certificates', TOLD],
  projects: ['projects', {}],
  profiles: ['profiles', {}],
}

function converted(item: Fields, names: Names): Fields {
  const used = ['date period url website', ...Object.values(names)].join(' ').split(' ')
  const others = Object.entries(fieldsOf(readable(item))).filter(([key]) => !used.includes(key))
  const texts = Object.entries(names).map(([name, theirs]) => [name, textIn(item, theirs)])
  const url = addressIn(item, 'url website')
  return { ...Object.fromEntries([...others, ...texts]), url, ...dated(item) }
}

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
  const { summary: own, ...sections } = fieldsOf(value.sections)
  const basics = fieldsOf(value.basics)
  const standard = Object.entries(sections).filter(
    ([name, section]) => name !== 'custom' && fieldsOf(section).type !== 'custom',
  )
  const lists = standard.map(([name, section]) => {
    const [to, names] = SECTIONS[name] ?? [name]
    const items = shownIn(section)
    return [to, items.map((item) => (names ? converted(item, names) : readable(item)))]
  })
  const { profiles, ...others } = Object.fromEntries(lists)
  return {
    basics: {
      name: basics.name,
      label: textIn(basics, 'headline'),
      email: basics.email,
      phone: basics.phone,
      image: addressIn({ ...value, ...basics }, 'picture photo'),
      url: addressIn(basics, 'url website'),
      location: basics.location,
      summary: textIn(fieldsOf(own ?? value.summary), 'content body') ?? textIn(basics, 'summary'),
      customFields: readable(basics.customFields),
      profiles,
    },
    ...others,
    custom: ownEntries(value),
    hiddenItems: Object.values(sections).flatMap(itemsOf).filter(isHidden).map(readable),
  }
}

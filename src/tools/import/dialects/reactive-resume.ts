import { textOfHtml } from './html-text'
import { periodOf } from './period-text'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** The first of the fields that holds a text. */
function textIn(fields: Fields, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return undefined
}

const richText = (fields: Fields, ...names: string[]) => {
  const html = textIn(fields, ...names)
  return html === undefined ? undefined : textOfHtml(html)
}

/** `'https://…'`, `{ href }` (v4) or `{ url }` (v5). */
function addressIn(fields: Fields, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = fields[name]
    const address = isFields(value) ? textIn(value, 'href', 'url') : textIn(fields, name)
    if (address !== undefined) return address
  }
  return undefined
}

const keywordsIn = ({ keywords }: Fields) =>
  Array.isArray(keywords) ? keywords.filter((item) => typeof item === 'string') : []

const isHidden = ({ visible, hidden }: Fields) => visible === false || hidden === true

const itemsOf = (section: unknown): Fields[] => {
  const items = isFields(section) ? section.items : section
  return Array.isArray(items) ? items.filter(isFields) : []
}

const job = (item: Fields, employer: string) => ({
  [employer]: textIn(item, 'company', 'organization', 'name'),
  position: textIn(item, 'position'),
  location: textIn(item, 'location'),
  url: addressIn(item, 'url', 'website'),
  ...periodOf(item.date ?? item.period),
  summary: richText(item, 'summary', 'description'),
})

const dated = (item: Fields) => periodOf(item.date ?? item.period)
/** Its one date, where there is no period. */
const dateOf = (item: Fields) => {
  const { startDate, endDate } = dated(item)
  return endDate ?? startDate
}

const profile = (item: Fields) => ({
  network: textIn(item, 'network'),
  username: textIn(item, 'username'),
  url: addressIn(item, 'url', 'website'),
})

const CONVERT: Record<string, { to: string; item: (item: Fields) => Fields }> = {
  experience: { to: 'work', item: (item) => job(item, 'name') },
  work: { to: 'work', item: (item) => job(item, 'name') },
  volunteer: { to: 'volunteer', item: (item) => job(item, 'organization') },
  education: {
    to: 'education',
    item: (item) => ({
      institution: textIn(item, 'institution', 'school'),
      studyType: textIn(item, 'studyType', 'degree'),
      area: textIn(item, 'area'),
      score: textIn(item, 'score', 'grade'),
      url: addressIn(item, 'url', 'website'),
      ...dated(item),
      summary: richText(item, 'summary', 'description'),
    }),
  },
  skills: {
    to: 'skills',
    item: (item) => ({
      name: textIn(item, 'name'),
      keywords: keywordsIn(item),
      level: textIn(item, 'description', 'proficiency', 'level'),
    }),
  },
  languages: {
    to: 'languages',
    item: (item) => ({
      language: textIn(item, 'name', 'language'),
      fluency: textIn(item, 'description', 'fluency', 'level'),
    }),
  },
  certifications: {
    to: 'certificates',
    item: (item) => ({
      name: textIn(item, 'name', 'title'),
      issuer: textIn(item, 'issuer'),
      date: dateOf(item),
      url: addressIn(item, 'url', 'website'),
      summary: richText(item, 'summary', 'description'),
    }),
  },
  projects: {
    to: 'projects',
    item: (item) => ({
      name: textIn(item, 'name'),
      description: richText(item, 'description'),
      summary: richText(item, 'summary'),
      keywords: keywordsIn(item),
      url: addressIn(item, 'url', 'website'),
      ...dated(item),
    }),
  },
}
const READ_ELSEWHERE = ['profiles', 'summary']

const filled = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

function basicsOf(basics: Fields, sections: Fields, summary: Fields, picture: Fields): Fields {
  const { location, customFields, profiles } = basics
  return filled({
    name: textIn(basics, 'name'),
    label: textIn(basics, 'headline'),
    email: textIn(basics, 'email'),
    phone: textIn(basics, 'phone'),
    birthdate: textIn(basics, 'birthdate'),
    image: addressIn({ ...basics, ...picture }, 'picture', 'photo'),
    url: addressIn(basics, 'url', 'website'),
    location: typeof location === 'string' ? location || undefined : location,
    summary: richText(summary, 'content', 'body') ?? richText(basics, 'summary'),
    customFields,
    profiles: [...itemsOf(sections.profiles), ...itemsOf(profiles)]
      .filter((item) => !isHidden(item))
      .map((item) => filled(profile(item))),
  })
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
  const sections = fieldsOf(value.sections)
  const summary = fieldsOf(sections.summary ?? value.summary)
  const resume: Record<string, unknown> = {
    basics: basicsOf(fieldsOf(value.basics), sections, summary, filled({ picture: value.picture })),
  }
  const hidden: Fields[] = []
  for (const [name, section] of Object.entries(sections)) {
    if (READ_ELSEWHERE.includes(name)) continue
    const items = itemsOf(section)
    hidden.push(...items.filter(isHidden))
    const shown = items.filter((item) => !isHidden(item))
    const { to = name, item = (fields: Fields) => fields } = CONVERT[name] ?? {}
    resume[to] = shown.map((entry) => filled(item(entry)))
  }
  if (hidden.length > 0) resume.hiddenItems = hidden
  return resume
}

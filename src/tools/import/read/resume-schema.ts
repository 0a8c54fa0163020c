import * as v from 'valibot'

// JSON Resume 1.x as far as this site shows it. Our own resume.json adds `work.type`,
// `education.summary`, `highlights`, `status` and `certificate`, `certificates.type`, `skills.type`,
// `projects.repository` and `meta.language`.

const text = v.optional(v.string('quotedText'))
const texts = v.optional(v.array(v.string('quotedText'), 'texts'))

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const record = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.custom<Fields>(isFields, 'object'), v.object(entries))

const listOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.array(record(entries), 'objects'))

const PERIOD = { startDate: text, endDate: text }
const TOLD = { summary: text, highlights: texts }
const OCCUPATION = { position: text, url: text, description: text, keywords: texts }

const BASICS = {
  name: text,
  label: text,
  image: text,
  email: text,
  phone: text,
  url: text,
  summary: text,
  location: v.optional(record({ city: text, countryCode: text, region: text })),
  profiles: listOf({ network: text, username: text, url: text }),
}
const LISTS = {
  work: { ...OCCUPATION, ...PERIOD, ...TOLD, name: text, type: text },
  volunteer: { ...OCCUPATION, ...PERIOD, ...TOLD, organization: text },
  education: {
    ...PERIOD,
    ...TOLD,
    institution: text,
    area: text,
    studyType: text,
    courses: texts,
    status: text,
    certificate: text,
  },
  certificates: { ...PERIOD, name: text, issuer: text, date: text, url: text, type: text },
  skills: { name: text, keywords: texts, type: text },
  languages: { language: text, fluency: text },
  projects: {
    ...TOLD,
    name: text,
    description: text,
    keywords: texts,
    url: text,
    repository: text,
  },
}

/** Other programs write anything into `meta`. */
const meta = v.fallback(v.optional(record({ language: text, canonical: text })), undefined)

export const resumeSchema = record({
  basics: v.optional(record(BASICS)),
  work: listOf(LISTS.work),
  volunteer: listOf(LISTS.volunteer),
  education: listOf(LISTS.education),
  certificates: listOf(LISTS.certificates),
  skills: listOf(LISTS.skills),
  languages: listOf(LISTS.languages),
  projects: listOf(LISTS.projects),
  meta,
})

export type Resume = v.InferOutput<typeof resumeSchema>
export type ResumeList<Section extends keyof Resume> = NonNullable<Resume[Section]>

/** The fields that are read, by section; all others are reported to the owner. */
export const READ_FIELDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({ basics: BASICS, ...LISTS }).map(([name, fields]) => [name, Object.keys(fields)]),
)

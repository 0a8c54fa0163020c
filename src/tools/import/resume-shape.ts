import * as v from 'valibot'

// JSON Resume 1.x as far as this site shows it. Null counts as absent: exporters write it. Our own
// fields: `work.type`, `education.summary`, `status` and `certificate`, `certificates.type`,
// `skills.type`, `languages.type`, `projects.repository`, `image`, `imageAlt` and `links`, `meta.language`
// and `meta.portfolio`.

/** `certificates.type`: repeated from a study. */
export const OF_STUDY = 'education'
/** `skills.type`, and `languages.type`: repeated from a soft skill. */
export const SOFT = 'soft-skills'

const text = v.nullish(v.string('quotedText'))
const texts = v.nullish(v.array(v.string('quotedText'), 'texts'))

const isRecord = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const record = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.custom<Record<string, unknown>>(isRecord, 'object'), v.object(entries))

const listOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.nullish(v.array(record(entries), 'objects'))

/** Other programs write anything into `meta`. */
const meta = v.fallback(
  v.nullish(
    record({
      language: text,
      portfolio: v.nullish(
        record({
          sitio: text,
          apellidos: text,
          disponibilidad: text,
          secciones: texts,
          grabado: v.optional(v.unknown()),
          semilla: text,
          tema: v.optional(v.unknown()),
        }),
      ),
    }),
  ),
  undefined,
)

const occupation = {
  position: text,
  url: text,
  startDate: text,
  endDate: text,
  summary: text,
  highlights: texts,
}

export const resumeSchema = record({
  basics: v.nullish(
    record({
      name: text,
      label: text,
      image: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: v.nullish(record({ city: text, countryCode: text, region: text })),
      profiles: listOf({ network: text, username: text, url: text }),
    }),
  ),
  work: listOf({ ...occupation, name: text, description: text, keywords: texts, type: text }),
  volunteer: listOf({
    ...occupation,
    organization: text,
    description: text,
    keywords: texts,
    type: text,
  }),
  education: listOf({
    institution: text,
    area: text,
    studyType: text,
    startDate: text,
    endDate: text,
    courses: texts,
    summary: text,
    highlights: texts,
    status: text,
    certificate: text,
  }),
  certificates: listOf({
    name: text,
    issuer: text,
    date: text,
    startDate: text,
    endDate: text,
    url: text,
    type: text,
  }),
  skills: listOf({ name: text, keywords: texts, type: text }),
  languages: listOf({ language: text, fluency: text, type: text }),
  projects: listOf({
    name: text,
    description: text,
    summary: text,
    highlights: texts,
    keywords: texts,
    url: text,
    repository: text,
    image: text,
    imageAlt: text,
    links: listOf({ name: text, url: text }),
  }),
  meta,
})

export type Resume = v.InferOutput<typeof resumeSchema>
export type ResumeList<Section extends keyof Resume> = NonNullable<Resume[Section]>
export type ResumeProfile = NonNullable<ResumeList<'basics'>['profiles']>[number]

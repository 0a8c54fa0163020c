import * as v from 'valibot'
import { expected } from '../../messages/expected'

// JSON Resume 1.x as far as this site shows it. Null counts as absent: exporters write it. Our own
// fields: `work.type`, `education.summary`, `education.status`, `projects.repository`.

const text = v.nullish(v.string(expected('quotedText')))
const texts = v.nullish(v.array(v.string(expected('quotedText')), expected('texts')))

const isRecord = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const record = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.custom<Record<string, unknown>>(isRecord, expected('object')), v.object(entries))

const listOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.nullish(v.array(record(entries), expected('objects')))

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
      url: text,
      summary: text,
      location: v.nullish(record({ city: text, countryCode: text, region: text })),
      profiles: listOf({ network: text, username: text, url: text }),
    }),
  ),
  work: listOf({ ...occupation, name: text, description: text, keywords: texts, type: text }),
  volunteer: listOf({ ...occupation, organization: text }),
  education: listOf({
    institution: text,
    area: text,
    studyType: text,
    startDate: text,
    endDate: text,
    courses: texts,
    summary: text,
    status: text,
  }),
  certificates: listOf({ name: text, url: text }),
  skills: listOf({ name: text, keywords: texts }),
  languages: listOf({ language: text, fluency: text }),
  projects: listOf({
    name: text,
    description: text,
    highlights: texts,
    url: text,
    repository: text,
  }),
})

export type Resume = v.InferOutput<typeof resumeSchema>
export type ResumeList<Section extends keyof Resume> = NonNullable<Resume[Section]>

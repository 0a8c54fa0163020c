export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// JSON Resume 1.x as far as this site shows it. Our own resume.json adds `work.type`,
// `education.summary`, `highlights`, `status` and `certificate`, `certificates.type`, `skills.type`,
// `projects.repository` and `meta.language`; others write `responsibilities`.

const PERIOD = 'startDate endDate'
const TOLD = 'summary highlights'
const JOB = `position url description responsibilities keywords ${TOLD} ${PERIOD}` as const
/** The fields that are read, by section. A lone text in the place of an entry is its first one. */
export const ENTRIES = {
  work: `${JOB} name type`,
  volunteer: `${JOB} organization`,
  education: `studyType area institution courses status certificate ${TOLD} ${PERIOD}`,
  certificates: `name issuer date url type ${PERIOD}`,
  skills: 'name keywords type',
  languages: 'language fluency',
  projects: `name description keywords url repository ${TOLD}`,
} as const
export const BASICS = 'name label image email phone url summary'
export const PLACE = 'city countryCode region'
export const PROFILE = 'url network username'
export const META = 'language canonical'

/** Fields of several texts. */
export const LISTS = ['courses', 'highlights', 'keywords', 'responsibilities'] as const
export const ADDRESSES = ['canonical', 'certificate', 'email', 'image', 'repository', 'url']
/** Cleaned once they are cut into paragraphs and items. */
export const PROSE = ['description', 'highlights', 'responsibilities', 'summary']

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text
type Entry<Names extends string> = {
  [Name in Words<Names>]?: (Name extends (typeof LISTS)[number] ? string[] : string) | undefined
}
type Basics = Entry<typeof BASICS> & {
  location?: Entry<typeof PLACE> | undefined
  profiles?: Entry<typeof PROFILE>[] | undefined
}
export type Resume = { basics?: Basics | undefined; meta?: Entry<typeof META> | undefined } & {
  [Section in keyof typeof ENTRIES]?: Entry<(typeof ENTRIES)[Section]>[] | undefined
}
export type ResumeList<Section extends keyof Resume> = NonNullable<Resume[Section]>

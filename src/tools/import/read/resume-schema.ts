import { showPath } from '../../content/show-value'
import { decoded, lineOf } from '../values/markup'
import { filled, partsIn, quotedParts } from '../values/texts'

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// JSON Resume 1.x as far as this site shows it. Our own resume.json adds `work.type`,
// `education.summary`, `highlights`, `status` and `certificate`, `certificates.type`, `skills.type`,
// `projects.repository` and `meta.language`; others write `responsibilities`.

/** Of prose its links and lists are kept. */
type Kind = 'line' | 'address' | 'prose' | 'lines' | 'proses'

// `as const` reaches no spread object.
const [LINE, ADDRESS, PROSE] = ['line', 'address', 'prose'] as const
const [LINES, PROSES] = ['lines', 'proses'] as const

const PERIOD = { startDate: LINE, endDate: LINE } as const
const TOLD = { summary: PROSE, highlights: PROSES } as const
const JOB = {
  ...{ position: LINE, url: ADDRESS, description: PROSE, keywords: LINES },
  ...{ responsibilities: PROSES, ...PERIOD, ...TOLD },
} as const

const SPEC = {
  basics: {
    ...{ name: LINE, label: LINE, image: ADDRESS, email: ADDRESS, phone: LINE },
    ...{ url: ADDRESS, summary: PROSE },
    location: { city: LINE, countryCode: LINE, region: LINE },
    profiles: [{ url: ADDRESS, network: LINE, username: LINE }],
  },
  work: [{ ...JOB, name: LINE, type: LINE }],
  volunteer: [{ ...JOB, organization: LINE }],
  education: [
    {
      ...{ studyType: LINE, area: LINE, institution: LINE, ...PERIOD, ...TOLD },
      ...{ courses: LINES, status: LINE, certificate: ADDRESS },
    },
  ],
  certificates: [{ name: LINE, issuer: LINE, date: LINE, url: ADDRESS, type: LINE, ...PERIOD }],
  skills: [{ name: LINE, keywords: LINES, type: LINE }],
  languages: [{ language: LINE, fluency: LINE }],
  projects: [
    {
      ...{ name: LINE, description: PROSE, keywords: LINES, ...TOLD },
      ...{ url: ADDRESS, repository: ADDRESS },
    },
  ],
  meta: { language: LINE, canonical: ADDRESS },
} as const

type Spec = Kind | readonly [Record<string, Spec>] | { readonly [field: string]: Spec }

type Read<Of> = Of extends 'lines' | 'proses'
  ? string[]
  : Of extends string
    ? string
    : Of extends readonly [infer Item]
      ? Read<Item>[]
      : { -readonly [Field in keyof Of]?: Read<Of[Field]> | undefined }

export type Resume = Read<typeof SPEC>
export type ResumeList<Section extends keyof Resume> = NonNullable<Resume[Section]>

/** The fields that are read, by section; all others are reported to the owner. */
export const READ_FIELDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(SPEC)
    .filter(([name]) => name !== 'meta')
    .map(([name, fields]) => [name, Object.keys(Array.isArray(fields) ? fields[0] : fields)]),
)

const CLEANED: Readonly<Record<Kind, (text: string) => string>> = {
  ...{ line: lineOf, lines: lineOf, address: decoded },
  // Cleaned once they are cut into paragraphs and items.
  ...{ prose: (text) => text, proses: (text) => text },
}

type Path = readonly (string | number)[]

/**
 * What of a resume has the form that is expected; one text stands for a list, and a number for a text.
 * Entries that say nothing are dropped.
 * @param tell of what has another form
 */
export function readResumeFields(raw: Fields, tell: (odd: string) => void = () => {}): Resume {
  const leaveOut = (value: unknown, path: Path) => {
    // Other programs write anything into `meta`.
    const isTold = path[0] !== 'meta' && partsIn(value).length > 0
    if (isTold) tell(`${showPath(path)}: ${quotedParts(value)}`)
    return undefined
  }
  const readTexts = (value: unknown, kind: Kind, path: Path) => {
    const texts = [value].flat().map((item, index) => {
      if (typeof item === 'string' || typeof item === 'number') return CLEANED[kind](String(item))
      return leaveOut(item, Array.isArray(value) ? [...path, index] : path)
    })
    return kind === 'lines' || kind === 'proses'
      ? filled(texts)
      : filled(texts).join(kind === 'prose' ? '\n\n' : ', ')
  }
  const read = (value: unknown, spec: Spec, path: Path): unknown => {
    if (typeof spec === 'string') return readTexts(value, spec, path)
    if (Array.isArray(spec)) {
      const [item] = spec as readonly [Record<string, Spec>]
      const [main = ''] = Object.keys(item)
      if (!Array.isArray(value) && !isFields(value)) return leaveOut(value, path)
      // `['React', 'Vue']` are skills too.
      const entries = [value].flat().map((entry, index) => {
        const fields = typeof entry === 'string' ? { [main]: entry } : entry
        return read(fields, item, [...path, index])
      })
      return entries.filter((entry) => partsIn(entry).length > 0)
    }
    if (!isFields(value)) return leaveOut(value, path)
    const fields = Object.entries(spec).filter(([field]) => value[field] !== undefined)
    return Object.fromEntries(
      fields.map(([field, inner]) => [field, read(value[field], inner, [...path, field])]),
    )
  }
  return read(raw, SPEC, []) as Resume
}

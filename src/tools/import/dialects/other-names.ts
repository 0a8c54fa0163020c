type Fields = Record<string, unknown>

/** Names of other versions and programs, by section: JSON Resume 0.0.0, midudev's minimalist CV. */
const OTHER_NAMES: Record<string, Readonly<Record<string, readonly string[]>>> = {
  basics: { image: ['picture', 'avatar', 'photo'], url: ['website'], label: ['title', 'headline'] },
  work: {
    name: ['company', 'employer'],
    url: ['website'],
    highlights: ['achievements', 'responsibilities'],
    keywords: ['technologies', 'skills', 'stack'],
  },
  volunteer: { url: ['website'], highlights: ['achievements', 'responsibilities'] },
  education: { institution: ['school'], studyType: ['degree'] },
  certificates: { issuer: ['issuedBy', 'organization'], date: ['issueDate'], url: ['website'] },
  languages: { language: ['name'], fluency: ['level', 'frequency'] },
  projects: {
    url: ['website', 'demo'],
    repository: ['github', 'githubUrl', 'repo'],
    keywords: ['technologies', 'tech', 'stack'],
    image: ['picture'],
  },
}
const OTHER_SECTIONS: Record<string, readonly string[]> = {
  work: ['experience'],
  certificates: ['certifications'],
}
const LISTS = ['highlights', 'keywords']

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** What `field` should be; undefined when the value is of another kind and stays where it is. */
function asField(field: string, value: unknown): unknown {
  if (!LISTS.includes(field)) return typeof value === 'string' ? value : undefined
  if (typeof value === 'string') return value === '' ? undefined : [value]
  return isTextList(value) ? value : undefined
}

function renamed(fields: Fields, names: Readonly<Record<string, readonly string[]>>): Fields {
  const result = { ...fields }
  for (const [field, others] of Object.entries(names)) {
    for (const other of others) {
      const value = asField(field, result[other])
      if (value === undefined) continue
      const present = result[field]
      if (isEmpty(present)) result[field] = value
      else if (isTextList(present) && isTextList(value)) result[field] = [...present, ...value]
      else continue
      delete result[other]
    }
  }
  return result
}

/** `location` as one text, and a country without code. */
function withPlace(basics: Fields): Fields {
  const { location } = basics
  if (typeof location === 'string') {
    const parts = location.split(',').map((part) => part.trim())
    const region = parts.length > 1 ? parts.pop() : undefined
    return { ...basics, location: { city: parts.join(', '), ...(region && { region }) } }
  }
  if (!isFields(location)) return basics
  return { ...basics, location: renamed(location, { countryCode: ['country'] }) }
}

/** The resume with the names of JSON Resume 1.x. Other values stay, for the report or an error. */
export function withStandardNames(resume: Fields): Fields {
  const result = { ...resume }
  for (const [section, others] of Object.entries(OTHER_SECTIONS)) {
    for (const other of others) {
      if (!isEmpty(result[section]) || !Array.isArray(result[other])) continue
      result[section] = result[other]
      delete result[other]
    }
  }
  for (const [section, names] of Object.entries(OTHER_NAMES)) {
    const value = result[section]
    if (isFields(value)) result[section] = withPlace(renamed(value, names))
    if (Array.isArray(value)) {
      result[section] = value.map((entry) => (isFields(entry) ? renamed(entry, names) : entry))
    }
  }
  return result
}

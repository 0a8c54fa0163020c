import { placeAndCountry } from '../values/places'
import { joinTexts, partsIn } from '../values/texts'
import { type Fields, isFields } from './resume-fields'

/** Other names of sections and of their fields: JSON Resume 0.0.0, LinkedIn, what people write by hand. */
const SECTIONS = {
  ...{ experience: 'work', experiencia: 'work', certifications: 'certificates' },
  ...{ positions: 'work', volunteering: 'volunteer' },
}
const DATES = {
  ...{ start_date: 'startDate', 'start date': 'startDate', 'started on': 'startDate' },
  ...{ end_date: 'endDate', 'end date': 'endDate', 'finished on': 'endDate' },
}
const JOB = {
  ...{ title: 'position', role: 'position', website: 'url', technologies: 'keywords' },
  ...DATES,
}
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basics: { picture: 'image', website: 'url', headline: 'label' },
  work: { company: 'name', 'company name': 'name', organization: 'name', ...JOB },
  volunteer: {
    name: 'organization',
    company: 'organization',
    'company name': 'organization',
    ...JOB,
  },
  education: {
    ...{ school: 'institution', 'school name': 'institution', degree: 'studyType' },
    ...{ 'degree name': 'studyType', notes: 'summary', activities: 'highlights', ...DATES },
  },
  certificates: { title: 'name', authority: 'issuer', link: 'url', 'started on': 'date' },
  skills: { label: 'name', details: 'keywords' },
  languages: { name: 'language', proficiency: 'fluency' },
  projects: {
    ...{ title: 'name', github: 'repository', technologies: 'keywords' },
    ...{ website: 'url', link: 'url' },
  },
}

/** Fields by other names, where nothing has theirs. @param names by the old ones */
function renamed(fields: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!isFields(fields)) return fields
  const result = { ...fields }
  for (const [old, name] of Object.entries(names)) {
    if (!(old in result) || partsIn(result[name]).length > 0) continue
    result[name] = result[old]
    delete result[old]
  }
  return result
}

/** City and country of 'Lima, Perú', or of fields of which none is surely the country. */
function placeOf(location: unknown): unknown {
  if (typeof location === 'string') return placeAndCountry(location)
  const place = renamed(location, { country: 'countryCode' })
  if (!isFields(place) || typeof place.city !== 'string') return place
  const { city, region, countryCode } = place
  // A country of its own is at the end of LinkedIn's cities, too.
  if (countryCode) {
    return { ...place, city: placeAndCountry(city).city, region: region === city ? '' : region }
  }
  const text = joinTexts([city, typeof region === 'string' ? region : undefined], ', ') ?? ''
  return { ...place, region: undefined, ...placeAndCountry(text) }
}

/** The resume with the names of JSON Resume 1.x. Of our own the region may be the country. */
export function withStandardNames(resume: Fields): Fields {
  const result = { ...(renamed(resume, SECTIONS) as Fields) }
  for (const [section, names] of Object.entries(FIELDS)) {
    const value = result[section]
    if (Array.isArray(value)) result[section] = value.map((entry) => renamed(entry, names))
    if (isFields(value)) result[section] = renamed(value, names)
  }
  const { basics, meta } = result
  const isOurs = isFields(meta) && 'portfolio' in meta
  if (!isFields(basics) || basics.location === undefined || isOurs) return result
  return { ...result, basics: { ...basics, location: placeOf(basics.location) } }
}

import { type Fields, isFields } from '../../../model/objects'
import { isOpenPeriod } from '../parsing/date-words'
import { periodOf, withoutLength } from '../parsing/dates'
import { filled, joinTexts } from '../parsing/texts'
import { keysAmong, setOf } from './named-fields'

// What programs and people divide otherwise than JSON Resume does, once each field is known by its name.

const DATE_PARTS = ['year', 'month', 'day'].map((part) => setOf(part))

/** `{ year: 2020, month: 3 }` as 2020-03, and a list of two dates as a period. */
export function dateOf(value: unknown): unknown {
  if (Array.isArray(value)) return filled(value.map((date) => String(dateOf(date)))).join(' – ')
  if (!isFields(value)) return value
  const [year, month, day] = DATE_PARTS.map((names) => value[keysAmong(value, names)[0] ?? ''])
  if (year === undefined) return value
  if (month !== undefined && !/^\d{1,2}$/.test(String(month))) return `${month} ${year}`
  const parts = [year, month, ...(month === undefined ? [] : [day])]
  return parts.flatMap((part) => (part ? String(part).padStart(2, '0') : [])).join('-')
}

const withMonth = (year: unknown, month: unknown): unknown =>
  year && month ? dateOf({ year, month }) : year || month

/** The dates of an entry: of one field for both, of years and months, and of a tick for 'still'. */
export function withPeriod(said: Fields): Fields {
  const { date, startMonth, endMonth, current, ...others } = said
  const startDate = withMonth(others.startDate, startMonth)
  const endDate = withMonth(others.endDate, endMonth) || (current ? 'present' : undefined)
  const entry = { ...others, startDate, endDate }
  const told = withoutLength(String(date || ''))
  // Beside dates, how long something took says nothing new.
  if (told === '' || ((startDate || endDate) && !/\d{4}/.test(told))) return entry
  const read = periodOf(told)
  return read.endDate || isOpenPeriod(told)
    ? { ...entry, endDate: undefined, ...read }
    : { ...entry, date: told }
}

/** A certificate with one date, or with that and its end; a lone end is when it was given. @param tell of an end that is no date */
export function givenOnce(
  { date, startDate = date, endDate, ...entry }: Fields,
  tell: (end: unknown) => void,
): Fields {
  if (!startDate || !endDate || startDate === endDate) {
    return { ...entry, date: startDate || endDate }
  }
  if (/\d{4}/.test(String(endDate))) return { ...entry, startDate, endDate }
  tell(endDate)
  return { ...entry, date: startDate }
}

const textOf = ({ description, summary }: Fields) =>
  joinTexts([description, summary] as (string | undefined)[], '\n\n')

/** Each post that an employer's entry tells of, as an entry of its own. */
export function postsOf({ roles, ...employer }: Fields): Fields[] {
  if (!Array.isArray(roles)) return [employer]
  return roles.filter(isFields).map((role, index) => {
    const { startDate, endDate, date, description, summary, highlights, ...others } = employer
    const isDated = role.startDate || role.endDate || role.date
    return {
      ...others,
      ...(!isDated && { startDate, endDate, date }),
      // Of the employer, not of each post.
      ...(index === 0 && { highlights }),
      ...role,
      // The name of a post is no employer's beside one.
      name: employer.name ?? role.name,
      position: role.position ?? (employer.name && role.name) ?? employer.position,
      description: index === 0 ? textOf(employer) : undefined,
      summary: textOf(role),
    }
  })
}

/** Marks of programs in numbers or stars say no level to a reader. */
export const isMeasure = (value: unknown): boolean => /^[\d\s.,/%★☆*]+$/.test(String(value))

/** 'Dev at Acme (2019 – 2021)', 'BSc, MIT, 2018' */
const WITH_DATES =
  /^(.+?)[\s,;|·:–—-]*[(,;|·:–—-]\s*((?:[\p{L}.]+\s)?(?:\d{1,2}[/.])?\d{4}\b[^()|]*)\)?\s*$/u
const AT = /^(.+?)(?:\s+(?:at|@|em|en|bei|chez|presso)\s+|\s*@\s*)(.+)$/

/** A post, a study or a certificate that is told in one line, as far as that is plain. */
export function lineEntry(section: string, line: string): unknown {
  const isCertificate = section === 'certificates'
  if (section !== 'work' && section !== 'education' && !isCertificate) return line
  const [, told = line, period] = WITH_DATES.exec(line) ?? []
  if (section === 'education') return period === undefined ? line : { studyType: told, period }
  if (isCertificate) return period === undefined ? line : { name: told, date: period }
  const [, position, company] = AT.exec(told) ?? []
  if (company === undefined && period === undefined) return line
  return { position: position ?? told, company, period }
}

/** Types that our own resume.json and the reading of LinkedIn's archive say. */
export const OUR_TYPES: readonly unknown[] = ['education', 'skill', 'soft-skills']

/** A skill that names its group, as a group of it. @param tell of a group that has skills already */
export function grouped({ type, group = type, ...skill }: Fields, tell: (group: unknown) => void) {
  if (!group || OUR_TYPES.includes(type)) return { ...skill, type }
  if (!skill.name) return { ...skill, name: group }
  if (!skill.keywords) return { name: group, keywords: [skill.name] }
  tell(group)
  return skill
}

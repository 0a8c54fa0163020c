import type { Messages } from '../../../messages/es/es'
import { messagesIn } from '../../../messages/messages'
import { isoDay, isStillGoing, readDate } from '../../values/dates'
import { languageAround, languageOf } from '../../values/language'
import { joinTexts } from '../../values/texts'
import type { Fields, Resume } from '../resume-schema'
import type { CsvFile } from './export-files'
import { type Kind, type Row, type Table, tableOf } from './tables'

const PERIOD = 'started on=startDate, finished on=endDate'
/** By kind: the section of JSON Resume, and its field for each column. */
const SECTIONS: Partial<Record<Kind, readonly [section: string, fields: string]>> = {
  positions: ['work', `company name=name, title=position, description=summary, ${PERIOD}`],
  education: [
    'education',
    'school name=institution, degree name=studyType, start date=startDate, end date=endDate, notes=summary, activities=summary',
  ],
  volunteering: [
    'volunteer',
    `company name=organization, role=position, description=summary, ${PERIOD}`,
  ],
  certifications: ['certificates', 'name=name, authority=issuer, url=url, started on=date'],
  projects: ['projects', 'title=name, description=description, url=url'],
  languages: ['languages', 'name=language, proficiency=fluency'],
  skills: ['skills', 'name=name'],
}
const fieldsOf = (kind: Kind): string[][] =>
  (SECTIONS[kind]?.[1].split(', ') ?? []).map((pair) => pair.split('='))

const DATES = ['started on', 'finished on', 'start date', 'end date']

const PROFILE =
  'first name,last name,headline,summary,country,geo location,twitter handles,websites'
/** Read below, or nobody's business: the street, the post code, chats, the name before marriage. */
const NOT_TOLD: Partial<Record<Kind, readonly string[]>> = {
  profile: [
    ...PROFILE.split(','),
    ...['address', 'zip code', 'instant messengers', 'maiden name', 'birth date'],
  ],
  emails: ['confirmed', 'primary', 'updated on'],
  phones: ['type'],
}

/** '[PORTFOLIO:https://ana.dev,COMPANY:https://uno.com]' without brackets and labels. */
const listed = (cell = ''): string[] =>
  cell
    .replace(/^\[|\]$/g, '')
    .split(/,\s*(?=[\p{L} _]+:)/u)
    .map((item) => item.replace(/^\s*[\p{L} _]+:(?!\/\/)/u, '').trim())
    .filter((item) => item !== '')

function entryOf({ cells }: Row, kind: Kind): Fields {
  const entry: Record<string, string> = {}
  for (const [column = '', field = ''] of fieldsOf(kind)) {
    const text = joinTexts([entry[field], cells.get(column)], '\n\n')
    if (text !== undefined) entry[field] = text
  }
  return entry
}

type Tables = ReadonlyMap<Kind, Table>

function basicsOf(tables: Tables): Fields {
  const rowsOf = (kind: Kind) => tables.get(kind)?.rows.map(({ cells }) => cells) ?? []
  const [profile] = rowsOf('profile')
  const emails = rowsOf('emails')
  const primary = emails.find((cells) => /^(?:yes|s[ií])$/i.test(cells.get('primary') ?? ''))
  const handles = (profile?.get('twitter handles') ?? '').split(/[[\],\s@]+/).filter(Boolean)
  return {
    name: joinTexts([profile?.get('first name'), profile?.get('last name')], ' '),
    label: profile?.get('headline'),
    summary: profile?.get('summary') ?? rowsOf('summary')[0]?.get('profile summary'),
    location: { city: profile?.get('geo location'), country: profile?.get('country') },
    email: (primary ?? emails[0])?.get('email address'),
    phone: rowsOf('phones')[0]?.get('number'),
    profiles: [
      ...listed(profile?.get('websites')).map((url) => ({ url })),
      ...handles.map((username) => ({ network: 'X', username, url: `https://x.com/${username}` })),
    ],
  }
}

/** A table of each kind; of several the one with most rows. */
function tablesByKind(tables: readonly Table[]): Tables {
  const byRows = [...tables].sort((a, b) => a.rows.length - b.rows.length)
  return new Map(byRows.map((table) => [table.kind, table]))
}

/** @param basics of second addresses and telephones, those that were taken */
function notesOf({ file, kind, rows, faulty }: Table, basics: Fields, say: Messages['import']) {
  const used = fieldsOf(kind).map(([column = '']) => column)
  const known = [...used, ...(NOT_TOLD[kind] ?? [])]
  const taken = [basics.email, basics.phone, basics.summary]
  const told = (isTold: (column: string, cell: string) => boolean) =>
    rows.flatMap(({ number, cells }) => {
      const found = [...cells].filter(([column, cell]) => isTold(column, cell))
      const shown = found.map(([column, cell]) => `${column} «${cell.replace(/\s+/g, ' ')}»`)
      return shown.length > 0 ? [`${say.row(file, number)}: ${shown.join(', ')}`] : []
    })
  const isWrongDate = (column: string, cell: string) =>
    used.includes(column) && DATES.includes(column) && !isStillGoing(cell) && !readDate(cell)
  return {
    unplaced: told((column, cell) => !known.includes(column) && !taken.includes(cell)),
    leftOut: [
      ...told(isWrongDate).map((line) => `${line} (${say.noDate})`),
      ...faulty.map((row) => `${say.row(file, row)}: ${say.openQuote}`),
    ],
  }
}

/** LinkedIn's "copy of your data": nothing of other people, never the street address. */
export function linkedInResume(
  files: readonly CsvFile[],
  isBirthDateWanted: boolean,
  owner: Messages,
) {
  const all = files.flatMap((file) => tableOf(file) ?? [])
  if (all.length === 0) return undefined
  const tables = tablesByKind(all)
  const sections = [...tables.values()].flatMap(({ kind, rows }) => {
    const [section] = SECTIONS[kind] ?? []
    return section ? [[section, rows.map((row) => entryOf(row, kind))] as const] : []
  })
  const basics = basicsOf(tables)
  const resume: Fields = { basics, ...Object.fromEntries(sections) }
  const language = languageAround(languageOf(resume as Resume)) ?? owner.language
  const say = messagesIn(language).import
  const notes = [...tables.values()].map((table) => notesOf(table, basics, say))
  const leftOut = notes.flatMap((each) => each.leftOut)
  const profile = tables.get('profile')
  const [first] = profile?.rows ?? []
  const born = first?.cells.get('birth date')
  const birthDate = isBirthDateWanted ? isoDay(born) : undefined
  if (profile && first && born !== undefined && birthDate === undefined) {
    const why = isBirthDateWanted ? say.noDate : say.askBirthDate
    leftOut.push(`${say.row(profile.file, first.number)}: birth date (${why})`)
  }
  const read = [...tables.values()].map(({ file }) => file)
  const unread = files.map(({ name }) => name).filter((name) => !read.includes(name))
  if (unread.length > 0) leftOut.push(say.otherFiles(unread.sort().join(', ')))
  const unplaced = notes.flatMap((each) => each.unplaced)
  return { isLinkedIn: true, resume, unplaced, leftOut, birthDate }
}

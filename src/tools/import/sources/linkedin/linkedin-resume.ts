import Papa from 'papaparse'
import type { Fields } from '../../../../model/objects'
import type { Messages } from '../../../messages/es/es'
import { joinTexts } from '../../parsing/texts'
import { setOf } from '../named-fields'
import { plainKey, sectionNamed } from '../names'
import type { CsvFile } from './export-files'

/** A row, by its number in a spreadsheet, with the filled cells by lower-case column. */
type Row = { number: number; cells: ReadonlyMap<string, string> }
type Table = {
  file: string
  kind: Kind
  rows: Row[]
  /** Rows with a quote that does not close, or closes early. */
  faulty: number[]
}

/** The columns by which a file is known, whatever their order and the file's name. */
const COLUMNS = {
  profile: ['first name', 'last name', 'headline'],
  summary: ['profile summary'],
  positions: ['company name', 'title', 'started on'],
  education: ['school name', 'degree name'],
  languages: ['name', 'proficiency'],
  certifications: ['name', 'authority'],
  projects: ['title', 'url', 'started on'],
  volunteering: ['company name', 'role'],
  organizations: ['name', 'position'],
  'recommendations received': ['first name', 'last name', 'text'],
  patents: ['title'],
  emails: ['email address', 'primary'],
  phones: ['number', 'type'],
  honors: ['title', 'issued on'],
  courses: ['name', 'number'],
  publications: ['name', 'publisher'],
  'test scores': ['name', 'score'],
  skills: ['name'],
} as const
type Kind = keyof typeof COLUMNS
const KINDS = Object.keys(COLUMNS) as Kind[]

/** Other columns of the profile that are read, or not told, by their names. */
const OF_PROFILE =
  'summary,country,geo location,websites,birth date,address,zip code,maiden name,instant messengers'.split(
    ',',
  )
/** What names.ts calls the columns, for exports in other languages. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  ...{ 'first name': 'first name', 'last name': 'last', headline: 'label title' },
  ...{ 'geo location': 'location', websites: 'profiles', 'birth date': 'birthDate' },
  ...{ 'zip code': 'plz postleitzahl codepostal codigopostal cap' },
  'maiden name':
    'geburtsname madchenname nomdejeunefille nomdenaissance apellidodesoltera nomedesolteira cognomedanubile',
  'instant messengers': 'instantmessenger messageries mensajeriainstantanea messaggistica',
  ...{ 'company name': 'company', title: 'position title', 'started on': 'startDate' },
  ...{ 'school name': 'institution', 'degree name': 'studyType', proficiency: 'fluency' },
  ...{ authority: 'issuer', 'email address': 'email', 'issued on': 'date' },
  ...{ number: 'number nummer numero', primary: 'primar principal principale primario' },
}
const namesOfColumn = (column: string) => setOf(...(FIELD_NAMES[column] ?? column).split(' '))
/** 'Nom de l’école' and 'Name der Schule' as what is called so. */
const NAME_OF = /^(?:nombre|nome|nom|name)\s+(?:\p{L}{1,3}\s+|\p{L}['’]\s*){0,2}/u

/** The columns of a header, those of a kind by LinkedIn's English names. */
function columnsOf(header: readonly string[], kind: Kind): string[] {
  const said = header.map((cell) => cell.trim().toLowerCase())
  const missing = new Set<string>([...COLUMNS[kind], ...(kind === 'profile' ? OF_PROFILE : [])])
  for (const column of said) missing.delete(column)
  return said.map((cell) => {
    const keys = [cell, cell.replace(NAME_OF, '')].map(plainKey)
    const found = [...missing].find((column) => keys.some((key) => namesOfColumn(column).has(key)))
    missing.delete(found ?? '')
    return found ?? cell
  })
}

/** Their columns are those of others, too. */
const BY_NAME: readonly Kind[] = ['patents', 'recommendations received']
/** Excel saves in a form of its own for each country. */
const DELIMITERS = [',', ';', '\t']
/** `Notes:` and a paragraph stand above some tables. */
const MOST_ROWS_ABOVE = 10

/** Excel saves as Windows-1252. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Other people, who have an employer beside their name. */
const areContacts = (header: readonly string[]) =>
  columnsOf(header, 'profile').includes('last name') &&
  columnsOf(header, 'positions').includes('company name')

/** By its columns; a lone `Name` is told from other tables by being alone. */
function kindOf(header: readonly string[], named: Kind | undefined): Kind | undefined {
  const has = (kind: Kind) => {
    const columns = columnsOf(header, kind)
    return (column: string) => columns.includes(column)
  }
  if (named && BY_NAME.includes(named)) return has(named)(COLUMNS[named][0]) ? named : undefined
  if (areContacts(header)) return undefined
  const isKind = (kind: Kind) => {
    const isAlone = kind !== 'skills' || header.filter((cell) => cell.trim() !== '').length === 1
    return isAlone && COLUMNS[kind].every(has(kind))
  }
  const ordered = named ? [named, ...KINDS] : KINDS
  const known = ordered.find((kind) => !BY_NAME.includes(kind) && isKind(kind))
  if (known !== undefined || named === undefined) return known
  return COLUMNS[named].some(has(named)) ? named : undefined
}

/** What the kinds are called in names.ts. */
const SECTIONS: Readonly<Record<string, Kind>> = {
  ...{ work: 'positions', certificates: 'certifications', awards: 'honors', basics: 'profile' },
  ...{ volunteer: 'volunteering', testscores: 'test scores', about: 'profile' },
  ...{ references: 'recommendations received', profilesummary: 'summary' },
}
const kindNamed = (file: string): Kind | undefined => {
  const stem = plainKey(file.replace(/\.csv$/i, ''))
  const section = sectionNamed(stem) ?? stem
  return SECTIONS[stem] ?? SECTIONS[section] ?? KINDS.find((kind) => kind === section)
}

function tableOf({ name, bytes }: CsvFile): Table | undefined {
  if (bytes === undefined) return undefined
  const text = decoded(bytes)
  for (const delimiter of DELIMITERS) {
    const beginning = Papa.parse<string[]>(text, { delimiter, preview: MOST_ROWS_ABOVE })
    for (const [index, header] of beginning.data.entries()) {
      const kind = kindOf(header, kindNamed(name))
      if (kind === undefined) continue
      const columns = columnsOf(header, kind)
      const { data, errors } = Papa.parse<string[]>(text, { delimiter })
      const quotes = errors.filter(({ type }) => type === 'Quotes')
      const faulty = [...new Set(quotes.map(({ row = 0 }) => row + 1))]
      const rows = data.slice(index + 1).map((cells, below) => {
        const filled = columns.map((column, at) => [column, cells[at]?.trim() ?? ''] as const)
        return {
          number: index + below + 2,
          cells: new Map(filled.filter(([, cell]) => cell !== '')),
        }
      })
      return { file: name, kind, rows: rows.filter(({ cells }) => cells.size > 0), faulty }
    }
  }
  return undefined
}

/** They are what a person is called by and reached at. */
const PERSONAL: readonly Kind[] = ['profile', 'summary', 'emails', 'phones']
/** Read below, or nobody's business: the street, the post code, chats, the name before marriage. */
const NOT_TOLD =
  'first name,last name,headline,summary,country,geo location,twitter handles,websites,address,zip code,instant messengers,maiden name'.split(
    ',',
  )

/** '[PORTFOLIO:https://ana.dev,COMPANY:https://uno.com]' without brackets and labels. */
const listed = (cell = ''): string[] =>
  cell
    .replace(/^\[|\]$/g, '')
    .split(/,\s*(?=[\p{L} _]+:)/u)
    .map((item) => item.replace(/^\s*[\p{L} _]+:(?!\/\/)/u, '').trim())
    .filter((item) => item !== '')

/** What the owner has hidden on LinkedIn, or not yet accepted, is not for the site. */
const isShown = ({ cells }: Row) => (cells.get('status') ?? 'VISIBLE') === 'VISIBLE'

/** What the export leaves of one line's end, and of more. */
const LOST_BREAKS = / {2,}/g

const withBreaks = (cell: string): string =>
  cell.includes('\n')
    ? cell
    : cell.replace(LOST_BREAKS, ({ length }) => (length > 3 ? '\n\n' : '\n'))

/** What LinkedIn adds to the name of a skill in each language: 'Python (Programming Language)'. */
const SKILL_KIND =
  /\s*\((?:programming language|lenguaje de programación|linguagem de programação|langage de programmation|programmiersprache|linguaggio di programmazione)\)$/i

function entryOf(kind: Kind, { cells }: Row): Fields {
  const { 'first name': first, 'last name': last, status: _, ...entry } = Object.fromEntries(cells)
  // A row is one skill, whatever commas are in its name.
  if (kind === 'skills') return { name: entry.name?.replace(SKILL_KIND, ''), type: 'skill' }
  const texts = Object.entries(entry).map(([column, cell]) => [column, withBreaks(cell)])
  return { name: joinTexts([first, last], ' '), ...Object.fromEntries(texts) }
}

type Tables = ReadonlyMap<Kind, Table>

function basicsOf(tables: Tables): Fields {
  const rowsOf = (kind: Kind) => tables.get(kind)?.rows.map(({ cells }) => cells) ?? []
  const [profile = new Map<string, string>()] = rowsOf('profile')
  const emails = rowsOf('emails')
  const primary = emails.find((cells) =>
    /^(?:yes|s[ií]|sim|oui|ja)$/i.test(cells.get('primary') ?? ''),
  )
  const email = (primary ?? emails[0])?.get('email address')
  const [phone, ...otherPhones] = rowsOf('phones')
  const handles = (profile.get('twitter handles') ?? '').split(/[[\],\s@]+/).filter(Boolean)
  const summaries = rowsOf('summary').map((cells) => cells.get('profile summary'))
  return {
    name: joinTexts([profile.get('first name'), profile.get('last name')], ' '),
    label: profile.get('headline'),
    summary: withBreaks(profile.get('summary') ?? summaries[0] ?? ''),
    location: { city: profile.get('geo location'), country: profile.get('country') },
    email,
    phone: phone?.get('number'),
    profiles: [
      ...listed(profile.get('websites')).map((url) => ({ url })),
      ...handles.map((username) => ({ network: 'X', username })),
    ],
    // No place on the site, but to be told.
    ...Object.fromEntries([...profile].filter(([column]) => !NOT_TOLD.includes(column))),
    emails: emails.map((cells) => cells.get('email address')).filter((each) => each !== email),
    phones: [phone?.get('extension'), ...otherPhones.map((cells) => [...cells.values()])],
    summaries: profile.has('summary') ? summaries : [],
  }
}

/** A table of each kind; of several the one with most rows. */
function tablesByKind(tables: readonly Table[]): Tables {
  const byRows = [...tables].sort((a, b) => a.rows.length - b.rows.length)
  return new Map(byRows.map((table) => [table.kind, table]))
}

/** LinkedIn's "copy of your data": nothing of other people, never the street address. */
export function linkedInResume(files: readonly CsvFile[]) {
  const all = files.flatMap((file) => tableOf(file) ?? [])
  if (all.length === 0) return undefined
  const tables = tablesByKind(all)
  const found = [...tables.values()]
  const sections = found
    .filter(({ kind }) => !PERSONAL.includes(kind))
    .map(({ kind, rows }) => [kind, rows.filter(isShown).map((row) => entryOf(kind, row))])
  const resume: Fields = { basics: basicsOf(tables), ...Object.fromEntries(sections) }
  const read = found.map(({ file }) => file)
  const unread = files.map(({ name }) => name).filter((name) => !read.includes(name))
  const told = ({ row, openQuote, otherFiles }: Messages['import']) => ({
    // They are taken, as far as they can be read.
    missing: found.flatMap(({ file, faulty }) =>
      faulty.length > 0 ? [`${row(file, faulty.join(', '))}: ${openQuote}`] : [],
    ),
    leftOut: unread.length > 0 ? [otherFiles(unread.sort().join(', '))] : [],
  })
  return { resume, told }
}

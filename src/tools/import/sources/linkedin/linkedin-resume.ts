import Papa from 'papaparse'
import type { Fields } from '../../../../model/objects'
import type { Messages } from '../../../messages/es/es'
import { filled } from '../../parsing/texts'
import { isFilled, keysAmong, setOf, textIn, without } from '../named-fields'
import { bareName, plainKey, sectionNamed } from '../names'
import type { CsvFile } from './export-files'

type Table = {
  file: string
  kind: Kind
  /** The filled cells by lower-case column. */
  rows: Fields[]
  /** Rows with a quote that does not close, or closes early. */
  faulty: number[]
}

/** The columns by which a file is known, whatever their order and the file's name, by names of names.ts, as the sections are. */
const COLUMNS = {
  basics: ['first|name', 'last', 'label|title'],
  summary: ['profilesummary'],
  work: ['company', 'position|title', 'startDate'],
  education: ['institution', 'studyType'],
  languages: ['name', 'fluency'],
  certificates: ['name', 'issuer'],
  projects: ['title', 'url', 'startDate'],
  volunteer: ['company', 'role'],
  organizations: ['name', 'position'],
  references: ['first', 'last', 'text'],
  patents: ['title'],
  emails: ['email', 'primary'],
  phones: ['number', 'type'],
  awards: ['title', 'date'],
  courses: ['name', 'number'],
  publications: ['name', 'publisher'],
  testscores: ['name', 'score'],
  skills: ['name'],
} as const
type Kind = keyof typeof COLUMNS
const KINDS = Object.keys(COLUMNS) as Kind[]

/** The cell of a column that is called so. */
const cellOf = (cells: Fields, column: string): string | undefined => {
  const [key = ''] = keysAmong(cells, setOf(...column.split('|')))
  return textIn(cells[key])
}

/** Their columns are those of others, too. */
const BY_NAME: readonly Kind[] = ['patents', 'references']
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

/** By its columns; a lone `Name` is told from other tables by being alone. */
function kindOf(header: readonly string[], named: Kind | undefined): Kind | undefined {
  const columns = Object.fromEntries(header.map((cell) => [cell, cell]))
  const has = (column: string) => cellOf(columns, column) !== undefined
  if (named && BY_NAME.includes(named)) return has(COLUMNS[named][0]) ? named : undefined
  // Other people, who have an employer beside their name.
  if (has('last') && has('company')) return undefined
  const isKind = (kind: Kind) => {
    const isAlone = kind !== 'skills' || header.filter((cell) => cell !== '').length === 1
    return isAlone && COLUMNS[kind].every(has)
  }
  const ordered = named ? [named, ...KINDS] : KINDS
  const known = ordered.find((kind) => !BY_NAME.includes(kind) && isKind(kind))
  if (known !== undefined || named === undefined) return known
  return COLUMNS[named].some(has) ? named : undefined
}

const kindNamed = (file: string): Kind | undefined => {
  const stem = plainKey(file.replace(/\.csv$/i, ''))
  const section = stem === 'profilesummary' ? 'summary' : sectionNamed(stem)
  return section === 'about' ? 'basics' : KINDS.find((kind) => kind === section)
}

function tableOf({ name, bytes }: CsvFile): Table | undefined {
  if (bytes === undefined) return undefined
  const text = decoded(bytes)
  for (const delimiter of DELIMITERS) {
    const beginning = Papa.parse<string[]>(text, { delimiter, preview: MOST_ROWS_ABOVE })
    for (const [index, header] of beginning.data.entries()) {
      const columns = header.map((cell) => bareName(cell.trim()).toLowerCase())
      const kind = kindOf(columns, kindNamed(name))
      if (kind === undefined) continue
      const { data, errors } = Papa.parse<string[]>(text, { delimiter })
      const quotes = errors.filter(({ type }) => type === 'Quotes')
      const faulty = [...new Set(quotes.map(({ row = 0 }) => row + 1))]
      const rows = data.slice(index + 1).map((cells) => {
        const texts = columns.map((column, at) => [column, withBreaks(cells[at]?.trim() ?? '')])
        return Object.fromEntries(texts.filter(([, cell]) => cell !== ''))
      })
      return { file: name, kind, rows: rows.filter(isFilled), faulty }
    }
  }
  return undefined
}

/** They are what a person is called by and reached at. */
const PERSONAL: readonly Kind[] = ['basics', 'summary', 'emails', 'phones']
/** Nobody's business: the street, the post code, chats, the name before marriage. */
const PRIVATE = setOf(
  'address',
  ...'zipcode plz postleitzahl codepostal codigopostal cap instantmessengers instantmessenger messageries mensajeriainstantanea messaggistica maidenname geburtsname madchenname nomdejeunefille nomdenaissance apellidodesoltera nomedesolteira cognomedanubile'.split(
    ' ',
  ),
)
/** Read below. */
const READ = setOf('location', 'country', 'profiles', 'twitterhandles')

/** '[PORTFOLIO:https://ana.dev,COMPANY:https://uno.com]' without brackets and labels. */
const listed = (cell = ''): string[] =>
  cell
    .replace(/^\[|\]$/g, '')
    .split(/,\s*(?=[\p{L} _]+:)/u)
    .map((item) => item.replace(/^\s*[\p{L} _]+:(?!\/\/)/u, '').trim())
    .filter((item) => item !== '')

/** What the owner has hidden on LinkedIn, or not yet accepted, is not for the site. */
const isShown = ({ status = 'VISIBLE' }: Fields) => status === 'VISIBLE'

/** What the export leaves of one line's end, and of more. */
const LOST_BREAKS = / {2,}/g

const withBreaks = (cell: string): string =>
  cell.includes('\n')
    ? cell
    : cell.replace(LOST_BREAKS, ({ length }) => (length > 3 ? '\n\n' : '\n'))

/** What LinkedIn adds to the name of a skill in each language: 'Python (Programming Language)'. */
const SKILL_KIND =
  /\s*\((?:programming language|lenguaje de programación|linguagem de programação|langage de programmation|programmiersprache|linguaggio di programmazione)\)$/i

function entryOf(kind: Kind, { status: _, ...entry }: Fields): Fields {
  if (kind !== 'skills') return entry
  // A row is one skill, whatever commas are in its name.
  return { name: cellOf(entry, 'name')?.replace(SKILL_KIND, ''), type: 'skill' }
}

type Tables = ReadonlyMap<Kind, Table>

function basicsOf(tables: Tables): Fields {
  const rowsOf = (kind: Kind) => tables.get(kind)?.rows ?? []
  const [profile = {}] = rowsOf('basics')
  const isPrimary = (cells: Fields) =>
    /^(?:yes|s[ií]|sim|oui|ja)$/i.test(cellOf(cells, 'primary') ?? '')
  const [emails, phones] = [rowsOf('emails'), rowsOf('phones')]
  const email = cellOf(emails.find(isPrimary) ?? emails[0] ?? {}, 'email')
  const [phone = {}, ...otherPhones] = phones
  const handles = (cellOf(profile, 'twitterhandles') ?? '').split(/[[\],\s@]+/).filter(Boolean)
  const [summary, ...summaries] = filled([
    cellOf(profile, 'summary'),
    ...rowsOf('summary').map((cells) => cellOf(cells, 'profilesummary')),
  ])
  const said = keysAmong(profile, [...PRIVATE, ...READ, ...setOf('summary')])
  return {
    ...without(profile, said),
    summary,
    location: { city: cellOf(profile, 'location'), country: cellOf(profile, 'country') },
    email,
    phone: cellOf(phone, 'number'),
    profiles: [
      ...listed(cellOf(profile, 'profiles')).map((url) => ({ url })),
      ...handles.map((username) => ({ network: 'X', username })),
    ],
    // No place on the site, but to be told.
    emails: emails.map((cells) => cellOf(cells, 'email')).filter((each) => each !== email),
    phones: [phone.extension, ...otherPhones.map(Object.values)],
    summaries,
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

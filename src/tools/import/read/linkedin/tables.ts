import Papa from 'papaparse'
import type { CsvFile } from './export-files'

/** A row, by its number in a spreadsheet, with the filled cells by lower-case column. */
export type Row = { number: number; cells: ReadonlyMap<string, string> }
export type Table = {
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
export type Kind = keyof typeof COLUMNS
const KINDS = Object.keys(COLUMNS) as Kind[]

/** Their columns are those of others, too. */
const BY_NAME: readonly Kind[] = ['patents', 'recommendations received']
/** Kinds whose files have other names in an English export. */
const FILE_NAMES: Readonly<Record<string, Kind>> = {
  ...{ 'email addresses': 'emails', phonenumbers: 'phones', 'profile summary': 'summary' },
  ...{ recommendations_received: 'recommendations received', testscores: 'test scores' },
}

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

const columnsOf = (row: readonly string[]) => row.map((cell) => cell.trim().toLowerCase())

/** By its columns; a lone `Name` is told from other tables by being alone. */
function kindOf(columns: readonly string[], named: Kind | undefined): Kind | undefined {
  if (named && BY_NAME.includes(named))
    return columns.includes(COLUMNS[named][0]) ? named : undefined
  const known = KINDS.filter((kind) => !BY_NAME.includes(kind)).find((kind) => {
    const isAlone = kind !== 'skills' || columns.filter((column) => column !== '').length === 1
    return isAlone && COLUMNS[kind].every((column) => columns.includes(column))
  })
  if (known !== undefined || named === undefined) return known
  return COLUMNS[named].some((column) => columns.includes(column)) ? named : undefined
}

const kindNamed = (file: string): Kind | undefined => {
  const stem = file.replace(/\.csv$/i, '').toLowerCase()
  return FILE_NAMES[stem] ?? KINDS.find((kind) => kind === stem)
}

/** The table of a file of which something is read; undefined for others. */
export function tableOf({ name, bytes }: CsvFile): Table | undefined {
  if (bytes === undefined) return undefined
  const text = decoded(bytes)
  for (const delimiter of DELIMITERS) {
    const beginning = Papa.parse<string[]>(text, { delimiter, preview: MOST_ROWS_ABOVE })
    for (const [index, header] of beginning.data.entries()) {
      const columns = columnsOf(header)
      const kind = kindOf(columns, kindNamed(name))
      if (kind === undefined) continue
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

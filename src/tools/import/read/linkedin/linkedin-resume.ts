import type { Messages } from '../../../messages/es/es'
import type { Fields } from '../../values/fields'
import { joinTexts } from '../../values/texts'
import type { CsvFile } from './export-files'
import { type Kind, type Row, type Table, tableOf } from './tables'

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

/** An entry; who recommends has one name. */
function entryOf({ cells }: Row): Fields {
  const { 'first name': first, 'last name': last, status: _, ...entry } = Object.fromEntries(cells)
  return { name: joinTexts([first, last], ' '), ...entry }
}

type Tables = ReadonlyMap<Kind, Table>

function basicsOf(tables: Tables): Fields {
  const rowsOf = (kind: Kind) => tables.get(kind)?.rows.map(({ cells }) => cells) ?? []
  const [profile = new Map<string, string>()] = rowsOf('profile')
  const emails = rowsOf('emails')
  const primary = emails.find((cells) => /^(?:yes|s[ií])$/i.test(cells.get('primary') ?? ''))
  const email = (primary ?? emails[0])?.get('email address')
  const [phone, ...otherPhones] = rowsOf('phones')
  const handles = (profile.get('twitter handles') ?? '').split(/[[\],\s@]+/).filter(Boolean)
  const summaries = rowsOf('summary').map((cells) => cells.get('profile summary'))
  return {
    name: joinTexts([profile.get('first name'), profile.get('last name')], ' '),
    label: profile.get('headline'),
    summary: profile.get('summary') ?? summaries[0],
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
    .map(({ kind, rows }) => [kind, rows.filter(isShown).map(entryOf)])
  const resume: Fields = { basics: basicsOf(tables), ...Object.fromEntries(sections) }
  const read = found.map(({ file }) => file)
  const unread = files.map(({ name }) => name).filter((name) => !read.includes(name))
  const leftOut = ({ row, openQuote, otherFiles }: Messages['import']) => [
    ...found.flatMap(({ file, faulty }) =>
      faulty.map((number) => `${row(file, number)}: ${openQuote}`),
    ),
    ...(unread.length > 0 ? [otherFiles(unread.sort().join(', '))] : []),
  ]
  return { resume, leftOut }
}

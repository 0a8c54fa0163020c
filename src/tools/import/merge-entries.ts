import type { Fields } from '../../model/objects'
import { isOwnList } from '../../model/own-list'
import { schemaOf } from '../../model/schema/content-fields'
import { dateProblems, latestStart } from '../../model/schema/date-fields'
import { type ListName, PROJECT_LINKS } from '../../model/schema/schema'
import { type Mapped, stateNamed } from './mapping/context'
import { mergeLinks, type SaidLink } from './mapping/links'
import type { Entry } from './match-entries'
import { without } from './sources/named-fields'

const DATES = ['fecha', 'anioInicio', 'mesInicio', 'anioFin', 'mesFin']

const only = (entry: Entry, fields: readonly string[]): Fields =>
  Object.fromEntries(fields.filter((field) => field in entry).map((field) => [field, entry[field]]))

const withLinks = (entry: Fields, present: unknown): Fields =>
  entry.enlaces === undefined
    ? entry
    : { ...entry, enlaces: mergeLinks(present, entry.enlaces as SaidLink[], 'texto') }

/** What is news of it: `2019` is none beside `2019-03`, and one word for 'still going' none beside another. */
function newsOf(before: Entry, said: Fields): Fields {
  const isSameDay = String(before.fecha).startsWith(String(said.fecha ?? '-'))
  const isStillOpen = said.anioFin === null && before.anioFin === ''
  return without(said, [...(isSameDay ? ['fecha'] : []), ...(isStillOpen ? ['anioFin'] : [])])
}

/** A year that changes takes its month along; a date and a period exclude each other. */
function staleDates(before: Entry, news: Fields): string[] {
  const changes = (field: string) => field in news && news[field] !== before[field]
  const stale = [
    ...(changes('anioInicio') ? ['mesInicio'] : []),
    ...(changes('anioFin') ? ['mesFin'] : []),
    ...('fecha' in news ? DATES.slice(1) : []),
    ...('anioInicio' in news ? ['fecha'] : []),
  ]
  return stale.filter((field) => !(field in news))
}

/** An entry of the owner's with what the source says; what it does not say stays. */
function merged(before: Entry, { said, otherwise }: Mapped): Entry {
  const isReserved = before.reservado === true
  const news = withLinks(
    newsOf(before, without(said, isReserved ? PROJECT_LINKS : [])),
    before.enlaces,
  )
  const next: Fields = { ...without(before, staleDates(before, news)), ...news }
  if (DATES.every((field) => next[field] === before[field])) return next
  const isOver = typeof next.anioFin === 'number' && next.anioFin + 1 < latestStart()
  if (isOver && !('estado' in news) && stateNamed(next.estado) === 'inProgress') delete next.estado
  if (dateProblems(next).length === 0) return next
  // The owner's dates do not go with those of the source.
  const timed = [...DATES, 'estado']
  return { ...without(next, timed), ...only({ ...otherwise, ...said }, timed) }
}

/** What only the source has, in the order of the schema. */
function added(name: ListName, { said, otherwise }: Mapped): Entry {
  const fields = Object.keys(schemaOf(name).entries)
  return only(withLinks({ ...otherwise, ...said }, []), fields)
}

type Loose = { entry: Entry; from: Mapped | undefined }
type Row = Loose & { entry: Entry & { id: number } }

const idOf = ({ id }: Entry): number => (typeof id === 'number' ? id : 0)
const isShown = (name: ListName, { titulo, descripcion }: Entry): boolean =>
  Boolean(titulo || (isOwnList(name) && descripcion))

const orderOf = ({ numeroOrden }: Entry): number =>
  typeof numeroOrden === 'number' ? numeroOrden : 0

/** With ids, and new places where there are new entries: each keeps its own as long as that is after the one before. */
function numbered(
  rows: readonly Loose[],
  news: readonly Mapped[],
  taken: readonly number[],
): Row[] {
  const isNew = ({ from }: Loose) => from !== undefined && news.includes(from)
  const known = new Set([
    ...taken,
    ...rows.filter((row) => !isNew(row)).map(({ entry }) => idOf(entry)),
  ])
  let last = Math.max(0, ...known, ...rows.map(({ entry }) => idOf(entry)))
  let order = 0
  return rows.map((row) => {
    const { entry, from } = row
    const isFree = idOf(entry) > 0 && !known.has(idOf(entry))
    const hasId = isNew(row) ? isFree : typeof entry.id === 'number'
    const id = hasId ? idOf(entry) : ++last
    if (news.length === 0) return { entry: { ...entry, id }, from }
    order = orderOf(entry) > order ? orderOf(entry) : order + 1
    return { entry: { ...entry, id, numeroOrden: order }, from }
  })
}

/**
 * The owner's entries in their order with what the source says of them, and what only the source has, each
 * before the entry that follows it there. @param taken ids that entries or their translations have
 */
export function mergeEntries(
  name: ListName,
  present: readonly Entry[],
  said: readonly Mapped[],
  pairs: ReadonlyMap<Entry, Entry>,
  taken: readonly number[],
): Row[] {
  const sources = new Map(said.map((each) => [pairs.get(each.said), each]))
  const rows: Loose[] = present.map((before) => {
    const from = sources.get(before)
    return { entry: from ? merged(before, from) : before, from }
  })
  const news = said.filter((each) => !pairs.has(each.said) && isShown(name, each.said))
  /** The place of the entry that follows it in the source. */
  const placeOf = (from: Mapped): number => {
    const following = said.slice(said.indexOf(from) + 1)
    const next = following.find((each) => rows.some((row) => row.from === each))
    return next ? rows.findIndex((row) => row.from === next) : rows.length
  }
  if (news.some((from) => placeOf(from) < rows.length)) {
    rows.sort((one, other) => orderOf(one.entry) - orderOf(other.entry))
  }
  for (const from of [...news].reverse()) {
    rows.splice(placeOf(from), 0, { entry: added(name, from), from })
  }
  return numbered(rows, news, taken)
}

import { isOwnList } from '../../model/own-list'
import { entryFields, kindOf } from '../../model/schema/content-fields'
import type { ListName } from '../../model/schema/schema'
import { plainAddress } from './mapping/links'
import { dateText } from './parsing/dates'

export type Entry = Readonly<Record<string, unknown>>

const textsOf = (...values: unknown[]) =>
  values
    .map((value) =>
      String(value ?? '')
        .trim()
        .toLowerCase(),
    )
    .filter((text) => text !== '')

/** What an entry is known by. */
function factsOf(name: ListName, entry: Entry) {
  const { organization = '', link } = entryFields(name)
  const addresses = Object.keys(entry).filter(
    (field) => field === link || kindOf(name, field) === 'address',
  )
  return {
    title: textsOf(entry.titulo),
    employer: textsOf(entry[organization]),
    address: textsOf(...addresses.map((field) => entry[field])).map(plainAddress),
    text: textsOf(entry.descripcion),
    start: textsOf(entry.fecha, dateText(entry.anioInicio, entry.mesInicio)),
    end: textsOf(dateText(entry.anioFin, entry.mesFin)),
  }
}
type Facts = ReturnType<typeof factsOf>

/** Whether two entries say the same; undefined where one says nothing. */
const agree = (one: readonly string[], other: readonly string[]): boolean | undefined =>
  one.length > 0 && other.length > 0 ? one.some((text) => other.includes(text)) : undefined

/** `2019` and `2019-03` may be one time. */
const areOneTime = ([one]: readonly string[], [other]: readonly string[]): boolean | undefined =>
  one && other ? one.startsWith(other) || other.startsWith(one) : undefined

/** 'Dev en Uno', and Dev at Uno. */
const namesBoth = ({ title: [title = ''] }: Facts, { title: [part], employer }: Facts): boolean =>
  part !== undefined && title.startsWith(part) && employer.some((name) => title.endsWith(name))

/** How much two entries have in common, and whether that makes them the same. */
function likeness(name: ListName, one: Facts, other: Facts, isTranslation: boolean) {
  const title = namesBoth(one, other) || namesBoth(other, one) || agree(one.title, other.title)
  const text = agree(one.text, other.text)
  const employer = agree(one.employer, other.employer)
  const address = agree(one.address, other.address)
  const starts = areOneTime(one.start, other.start)
  const ends = areOneTime(one.end, other.end)
  const when = starts ?? ends
  const isWholePeriod = when === true && ends !== false && one.end.length === other.end.length

  const isJob = name === 'experiencia'
  const isNamed = title === true || text === true
  // A school may give two titles in one year, and has a name in each language.
  const isPlaced = address === true || (employer === true && (isJob || isTranslation))
  const isElsewhere = isTranslation && !isJob ? address === false : (employer ?? address) === false
  const isAlone = name === 'proyectos' || name.endsWith('-skills')
  const isUndisputed = !isElsewhere && when !== false
  const isSure =
    (isAlone && (title === true || address === true)) ||
    (isNamed && (isUndisputed || employer === true || address === true || when === true)) ||
    (isPlaced && when === true) ||
    (isOwnList(name) && address === true && isUndisputed) ||
    (isTranslation && isWholePeriod && !isElsewhere)
  return {
    rank: [title, text, employer, address, when, isWholePeriod].filter((each) => each).length,
    isSure,
    isDoubtful: isWholePeriod || (title === true && !isElsewhere),
  }
}

/** Those that can be paired in one way alone. */
function onlyPairs<Pair extends { own: object; other: object }>(pairs: readonly Pair[]): Pair[] {
  const count = (key: 'own' | 'other', entry: object) =>
    pairs.filter((pair) => pair[key] === entry).length
  return pairs.filter(({ own, other }) => count('own', own) === 1 && count('other', other) === 1)
}

/** Entries that are the same, and those that might be. @param isTranslation whether in different languages */
export function matchEntries<Own extends Entry, Other extends Entry>(
  name: ListName,
  own: readonly Own[],
  others: readonly Other[],
  isTranslation = false,
) {
  const pairs = new Map<Other, Own>()
  const left = new Map(own.map((entry) => [entry, factsOf(name, entry)]))
  const wanting = new Map(others.map((entry) => [entry, factsOf(name, entry)]))
  const pair = (entry: Own, other: Other) => {
    pairs.set(other, entry)
    left.delete(entry)
    wanting.delete(other)
  }
  // Entries that nothing tells apart are paired in their order.
  for (const [other, facts] of wanting) {
    const key = JSON.stringify(facts)
    const [same] = [...left].find(([, each]) => JSON.stringify(each) === key) ?? []
    if (same) pair(same, other)
  }
  const alike = [...wanting].flatMap(([other, facts]) =>
    [...left].map(([entry, own]) => ({
      own: entry,
      other,
      ...likeness(name, own, facts, isTranslation),
    })),
  )
  const isOpen = (each: (typeof alike)[number]) => left.has(each.own) && wanting.has(each.other)
  const ranks = [...new Set(alike.map(({ rank }) => rank))].sort((a, b) => b - a)
  for (const rank of ranks) {
    const found = alike.filter((each) => each.isSure && each.rank === rank && isOpen(each))
    for (const { own, other } of onlyPairs(found)) pair(own, other)
  }
  const doubtful = alike.filter((each) => (each.isSure || each.isDoubtful) && isOpen(each))
  return { pairs, doubtful }
}

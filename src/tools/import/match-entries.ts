import { isOwnList } from '../../site/model/own-list'
import type { ListName } from '../../site/model/schema/schema'

export type Entry = Readonly<Record<string, unknown>>

/** What makes an entry the same as one before, the surest first. */
const SAME = [
  ['titulo', 'anioInicio', 'fecha'],
  ['titulo'],
  ['anioInicio', 'mesInicio', 'anioFin', 'mesFin', 'fecha'],
  ['descripcion'],
]
/** What an entry has in common with one in another language, besides. */
const TRANSLATED = [['anioInicio', 'anioFin'], ['anioInicio']]
/** Their titles differ from language to language, and they may have no dates. */
const isByPlace = (name: ListName) =>
  name === 'proyectos' || name === 'soft-skills' || isOwnList(name)

function byFields<Item extends Entry>(items: Iterable<Item>, fields: readonly string[]) {
  const found = new Map<string, Item[]>()
  for (const item of items) {
    const values = fields.map((field) => String(item[field] ?? '').trim())
    if (fields.length > 0 && values.every((value) => value === '')) continue
    const key = values.join(' ').toLowerCase()
    found.set(key, [...(found.get(key) ?? []), item])
  }
  return found
}

/** Entries that mean the same. Where several do, they are paired in order, if both are as many. */
export function matchEntries<Own extends Entry, Other extends Entry>(
  name: ListName,
  own: readonly Own[],
  others: readonly Other[],
  isTranslation = false,
): Map<Other, Own> {
  const pairs = new Map<Other, Own>()
  const [left, wanting] = [new Set(own), new Set(others)]
  const keys = isTranslation ? [...SAME, ...TRANSLATED] : SAME
  for (const fields of isTranslation && isByPlace(name) ? [...keys, []] : keys) {
    const candidates = byFields(left, fields)
    for (const [key, found] of byFields(wanting, fields)) {
      const same = candidates.get(key) ?? []
      if (same.length !== found.length) continue
      for (const [index, other] of found.entries()) {
        const match = same[index] as Own
        pairs.set(other, match)
        left.delete(match)
        wanting.delete(other)
      }
    }
  }
  return pairs
}

/** What a résumé may say of an entry: what it no longer says, goes. */
const SAID = 'titulo subtitulo descripcion empresa institucion grupo enlace tecnologias'.split(' ')
/** All of them, where it says one. */
const DATES = 'fecha anioInicio mesInicio anioFin mesFin estado'.split(' ')

/** What only the owner says of an entry: its picture, its page, which CVs it is for. */
function ownersPart(before: Entry = {}, next: Entry): Entry {
  const said = DATES.some((field) => field in next) ? [...SAID, ...DATES] : SAID
  const kept = Object.entries(before).filter(([field]) => !said.includes(field))
  const { textoEnlace, ...others } = Object.fromEntries(kept)
  return textoEnlace && next.enlace ? { ...others, textoEnlace } : others
}

/** A reserved project stays without links, whatever a résumé says. */
const withoutLinks = ({ reservado }: Entry = {}) =>
  reservado === true ? { direccionWeb: '', gitHubWeb: '', enlaces: undefined } : {}

/** Entries with what only the owner says of them, and their ids, by which translations find theirs. */
export function withPresentIds<Next extends Entry & { id: number }>(
  present: readonly Entry[],
  next: readonly Next[],
  pairs: ReadonlyMap<Entry, Entry>,
): Next[] {
  const idOf = (entry: Entry | undefined) => (typeof entry?.id === 'number' ? entry.id : undefined)
  let free = Math.max(0, ...present.map((entry) => idOf(entry) ?? 0))
  return next.map((entry) => {
    const before = pairs.get(entry)
    const id = idOf(before) ?? ++free
    return { ...ownersPart(before, entry), ...entry, ...withoutLinks(before), id }
  })
}

import type { ListName } from '../../../site/model/schema/schema'

type Entry = Readonly<Record<string, unknown>>
/** What two entries have in common in any language; undefined where an entry does not say it. */
type Key = (entry: Entry) => string | undefined

const PLAIN_ICON = /^iconos\//

const said = (...values: unknown[]) => {
  const texts = values.map((value) => (value === null || value === undefined ? '' : String(value)))
  return texts.some((text) => text !== '') ? texts.join(' ') : undefined
}

const address = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value.replace(/\/+$/, '').toLowerCase() : undefined

const both =
  (first: Key, second: Key): Key =>
  (entry) => {
    const keys = [first(entry), second(entry)]
    return keys.includes(undefined) ? undefined : keys.join(' ')
  }

const field =
  (name: string): Key =>
  (entry) =>
    address(entry[name])
const months: Key = ({ anioInicio, mesInicio, anioFin, mesFin }) =>
  said(anioInicio, mesInicio, anioFin, mesFin)
const years: Key = ({ anioInicio, anioFin }) => said(anioInicio, anioFin)
const start: Key = ({ anioInicio }) => said(anioInicio)
const date: Key = ({ fecha }) => said(fecha)
const title = field('titulo')
const icon: Key = (entry) => {
  const path = address(entry.icon)
  return path === undefined || PLAIN_ICON.test(path) ? undefined : path
}

/** The surest first. */
const KEYS: Record<ListName, readonly Key[]> = {
  experiencia: [both(field('link'), months), months, years, field('link'), start, title],
  educacion: [
    both(field('certificado'), months),
    months,
    years,
    field('certificado'),
    start,
    title,
  ],
  proyectos: [field('gitHubWeb'), field('direccionWeb'), title],
  certificados: [field('enlace'), date, title],
  'hard-skills': [title, icon],
  'soft-skills': [title],
}

/** Lists whose entries have nothing in common but their place. */
const BY_PLACE: readonly ListName[] = ['soft-skills']

const keyed = <Item extends Entry>(items: Iterable<Item>, key: Key) => {
  const found = new Map<string, Item[]>()
  for (const item of items) {
    const name = key(item)
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), item])
  }
  return found
}

/**
 * Pairs the entries of a resume with those of the content that mean the same, by dates and links:
 * only where a key names one of each.
 */
export function matchByFacts<Own extends Entry, Other extends Entry>(
  name: ListName,
  own: readonly Own[],
  others: readonly Other[],
): Map<Other, Own> {
  const pairs = new Map<Other, Own>()
  const left = new Set(own)
  const wanting = new Set(others)
  const pair = (other: Other, found: Own) => {
    pairs.set(other, found)
    left.delete(found)
    wanting.delete(other)
  }
  for (const key of KEYS[name]) {
    const candidates = keyed(left, key)
    for (const [value, [other, ...more]] of keyed(wanting, key)) {
      const [found, ...rest] = candidates.get(value) ?? []
      if (other && found && more.length === 0 && rest.length === 0) pair(other, found)
    }
  }
  if (BY_PLACE.includes(name) && left.size === wanting.size) {
    const remaining = [...left]
    ;[...wanting].forEach((other, index) => {
      const found = remaining[index]
      if (found) pair(other, found)
    })
  }
  return pairs
}

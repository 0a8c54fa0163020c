import { LINKS } from '../../../model/schema/content-fields'
import { keyOfItem } from '../../../model/translated-texts'

/** Of links, by what they were found by. */
export type Addresses = ReadonlyMap<string, string>

export function linkKeys(entry: unknown): string[] {
  const links: unknown = Object(entry)[LINKS]
  return Array.isArray(links) ? links.map(keyOfItem) : []
}

export function changedAddresses(before: unknown, after: unknown): Addresses {
  const [old, fresh] = [linkKeys(before), linkKeys(after)]
  const pairs = old.map((key, index) => [key, fresh[index] ?? ''] as const)
  const isChanged = ([from, to]: readonly [string, string]) =>
    old.length === fresh.length && !fresh.includes(from) && !old.includes(to)
  return new Map(pairs.filter(isChanged))
}

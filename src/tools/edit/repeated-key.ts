import { getNodePath, type Node } from 'jsonc-parser'
import type { Problem } from '../content/problem'
import { type JsonSource, problemAt } from '../content/reading/json-source'

/** A key that its object has before. */
function repeatedIn(node: Node): Node | undefined {
  const seen = new Set<unknown>()
  for (const child of node.children ?? []) {
    const [key] = child.type === 'property' ? (child.children ?? []) : []
    if (key && seen.has(key.value)) return key
    seen.add(key?.value)
    const inside = repeatedIn(child)
    if (inside) return inside
  }
  return undefined
}

/** The first key that stands twice in an object. Readers take its last value, a change its first. */
export function repeatedKey(source: JsonSource): Problem | undefined {
  const key = repeatedIn(source.root)
  const { repeatedField, fieldOnce } = source.say.reading
  return key && problemAt(source, getNodePath(key), repeatedField, fieldOnce, key)
}

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** Lists by name; those of one name become one. */
export function listsOf(
  named: Iterable<readonly [name: unknown, items: readonly unknown[]]>,
): Record<string, unknown[]> {
  const found = new Map<string, unknown[]>()
  for (const [name, items] of named) {
    const key = String(name ?? '')
    found.set(key, [...(found.get(key) ?? []), ...items])
  }
  return Object.fromEntries(found)
}

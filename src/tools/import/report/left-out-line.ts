import { showValue } from '../../content/show-value'

/** A value in guillemets, on one line, clipped. */
const quoted = (value: string) => `«${showValue(value).replace(/^"|"$/g, '')}»`

/** The text that says best what an entry is: its first one. */
function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return undefined
  for (const part of Object.values(value)) {
    const text = firstText(part)
    if (text !== undefined) return text
  }
  return undefined
}

const titleOf = (value: unknown) => {
  if (typeof value === 'boolean') return String(value)
  const { title, name, language } = (value ?? {}) as Record<string, unknown>
  return firstText(title) ?? firstText(name) ?? firstText(language) ?? firstText(value)
}

/** 'awards (2): «Premio X», …' */
export function leftOutLine(path: string, values: readonly unknown[]): string {
  const first = values.map(titleOf).find((text) => text !== undefined)
  const shown = first === undefined ? '' : `: ${quoted(first)}${values.length > 1 ? ', …' : ''}`
  return `${path} (${values.length})${shown}`
}

/** 'basics.location.address: «Calle 1»' */
export function leftOutValue(path: string, value: unknown): string {
  if (Array.isArray(value)) return leftOutLine(path, value)
  const text = firstText(value)
  return text === undefined ? path : `${path}: ${quoted(text)}`
}

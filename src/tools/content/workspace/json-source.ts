import { isUtf8 } from 'node:buffer'
import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { isFields } from '../../../model/objects'
import type { Messages } from '../../messages/es/es'
import { textFor } from '../../messages/messages'
import type { Mistake, Problem, SourceLocation } from '../problem'
import { showPath, showValue } from '../show-value'

/** 1-based line of an offset. */
export const lineAt = (text: string, offset: number) =>
  text.slice(0, offset).split(/\r\n|\r|\n/).length

const isUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) ||
  (first === 0xfe && second === 0xff) ||
  // JSON starts with an ASCII character: a single zero byte means UTF-16 without a BOM.
  (second !== undefined && (first === 0) !== (second === 0))

/** Decodes a content file. Drops a UTF-8 BOM; rejects other encodings by name. */
export const decodeText = (
  bytes: Uint8Array,
  { reading }: Messages,
): { text: string } | Mistake => {
  const { notUtf8, utf16, utf8 } = reading
  if (isUtf16(bytes)) return { found: utf16, expected: utf8 }
  const text = new TextDecoder().decode(bytes)
  if (isUtf8(bytes)) return { text }
  // The decoder writes this character for the first wrong byte.
  return { found: notUtf8, expected: utf8, line: lineAt(text, text.indexOf('\ufffd')) }
}

/** The first syntax error of a JSON text. Later ones mostly follow from it. */
const describeSyntaxError = (
  text: string,
  { error, offset, length }: ParseError,
  { json }: Messages,
) => {
  const code = printParseErrorCode(error)
  const end = text.trimEnd().length
  const line = lineAt(text, Math.min(offset, end))
  const found = offset < end ? showValue(text.slice(offset, offset + length)) : json.cutShort
  const expected = textFor(json.expectedAt, code) ?? json.valid
  return { line, found, expected, ...textFor(json.faults, code) }
}

export type Path = readonly (string | number)[]

export type JsonSource = {
  file: string
  text: string
  root: Node
  value: unknown
  say: Messages
}

/** What a JSON file says, or why that is not known. */
export type ReadJson = { source: JsonSource } | { problem: Problem }

/** Parses the bytes of `file` as strict JSON; undefined bytes mean a missing file. */
export const readJson = (file: string, bytes: Uint8Array | undefined, say: Messages): ReadJson => {
  const { json, reading } = say
  const failed = (fault: Mistake): ReadJson => ({ problem: { file, ...fault } })
  if (bytes === undefined) return failed(reading.noFile)
  const decoded = decodeText(bytes, say)
  if (!('text' in decoded)) return failed(decoded)
  // Composed, as `listPublicFiles` names files: an editor or a Mac may decompose what is typed.
  const text = decoded.text.normalize('NFC')
  if (text.trim() === '') return failed({ ...json.empty, line: 1 })
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  const [firstError] = errors
  if (firstError !== undefined || root === undefined) {
    return failed(describeSyntaxError(text, firstError ?? { error: 4, offset: 0, length: 0 }, say))
  }
  try {
    return { source: { file, text, root, value: JSON.parse(text), say } }
  } catch {
    // jsonc-parser accepts a few things that JSON forbids.
    return failed({ found: json.unreadable, expected: json.valid, line: 1 })
  }
}

/** A key that its object has before: readers take its last value, a change its first. */
export function repeatedKey(node: Node): Node | undefined {
  const seen = new Set<unknown>()
  for (const child of node.children ?? []) {
    const [key] = child.type === 'property' ? (child.children ?? []) : []
    if (key && seen.has(key.value)) return key
    seen.add(key?.value)
    const inside = repeatedKey(child)
    if (inside) return inside
  }
  return undefined
}

/** The entries of a content file, of whatever form it is. */
export const itemsOf = (file: unknown): unknown[] =>
  isFields(file) && Array.isArray(file.items) ? file.items : []

type Found = { at: Path; value: unknown; holder: object }

/** All that is inside a value, with its path and what holds it. */
export function valuesIn(holder: unknown, above: Path = []): Found[] {
  if (typeof holder !== 'object' || holder === null) return []
  const keyed = Array.isArray(holder) ? [...holder.entries()] : Object.entries(holder)
  return keyed.flatMap(([key, value]) => {
    const at = [...above, key]
    return [{ at, value, holder }, ...valuesIn(value, at)]
  })
}

/** The texts at such paths as `items[].pagina`. */
export const textsAt = ({ value }: JsonSource, path: string): { text: string; at: Path }[] =>
  valuesIn(value).flatMap(({ at, value: text }) =>
    typeof text === 'string' && showPath(at).replace(/\[\d+\]/g, '[]') === path
      ? [{ text, at }]
      : [],
  )

/** The node at `path`, or its nearest ancestor when the field is missing. */
export const nodeAt = ({ root }: JsonSource, path: Path): Node => {
  for (let depth = path.length; depth > 0; depth--) {
    const node = findNodeAtLocation(root, path.slice(0, depth))
    if (node !== undefined) return node
  }
  return root
}

export const locationAt = (
  source: JsonSource,
  path: Path,
  node = nodeAt(source, path),
): SourceLocation => ({
  file: source.file,
  line: lineAt(source.text, node.offset),
  path: showPath(path) || undefined,
})

export const problemAt = (
  source: JsonSource,
  path: Path,
  found: string,
  expected: string,
  node = nodeAt(source, path),
): Problem => ({ ...locationAt(source, path, node), found, expected })

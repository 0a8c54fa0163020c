import { isUtf8 } from 'node:buffer'
import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser'
import type { Messages } from '../../../messages/es/es'
import type { Place, Problem } from '../../problem'
import { showPath } from '../../show-value'
import { describeSyntaxError, lineAt } from './json-syntax'

type Decoded = { text: string } | { found: string; expected: string; line?: number }

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte)

const isUtf16 = (bytes: Uint8Array) =>
  startsWith(bytes, 0xff, 0xfe) ||
  startsWith(bytes, 0xfe, 0xff) ||
  // JSON starts with an ASCII character: a single zero byte means UTF-16 without a BOM.
  (bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0))

/** Decodes a content file. Drops a UTF-8 BOM; rejects other encodings by name. */
export const decodeText = (bytes: Uint8Array, { reading }: Messages): Decoded => {
  const { notUtf8, utf16, utf8 } = reading
  if (isUtf16(bytes)) return { found: utf16, expected: utf8 }
  const text = new TextDecoder().decode(bytes)
  if (isUtf8(bytes)) return { text }
  // The decoder writes this character for the first wrong byte.
  return { found: notUtf8, expected: utf8, line: lineAt(text, text.indexOf('\ufffd')) }
}

export type Path = readonly (string | number)[]

export type JsonSource = {
  file: string
  text: string
  root: Node
  value: unknown
  /** What to tell of it. */
  say: Messages
}

type Read = { source: JsonSource } | { problem: Problem }

/** Parses the bytes of `file` as strict JSON; undefined bytes mean a missing file. */
export const readJson = (file: string, bytes: Uint8Array | undefined, say: Messages): Read => {
  const { json, reading } = say
  const failed = (fault: { found: string; expected: string; line?: number }): Read => ({
    problem: { file, ...fault },
  })
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

/** The node at `path`, or its nearest ancestor when the field is missing. */
export const nodeAt = ({ root }: JsonSource, path: Path): Node => {
  for (let depth = path.length; depth > 0; depth--) {
    const node = findNodeAtLocation(root, path.slice(0, depth))
    if (node !== undefined) return node
  }
  return root
}

export const placeAt = (source: JsonSource, path: Path, node = nodeAt(source, path)): Place => ({
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
): Problem => ({
  ...placeAt(source, path, node),
  found,
  expected,
})

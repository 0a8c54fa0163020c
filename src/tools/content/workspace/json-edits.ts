import { applyEdits, modify, type ParseError, parseTree } from 'jsonc-parser'
import { isFields } from '../../../model/objects'
import { NAMED } from '../../../model/schema/content-fields'
import { type Path, repeatedKey } from './json-source'

/** A value to put at a path, or none to take away what is there. */
type Edit = { path: Path; value?: unknown; isInserted?: true }

/** Composed, as the content is read. */
const saidBy = (value: unknown) => JSON.stringify(value)?.normalize()
/** What tells an item of a list from the others. */
const keyOf = (item: unknown) => saidBy(Object(item).id ?? item)

/** For each item, the place in the other list of what has its key; in the same order in both. */
function commonItems(before: readonly unknown[], after: readonly unknown[]): [number, number][] {
  const [was, is] = [before.map(keyOf), after.map(keyOf)]
  /** By places in both lists, how many items from there on are common. */
  const counts = Array.from({ length: was.length + 1 }, () => new Uint32Array(is.length + 1))
  const countAt = (from: number, to: number) => counts[from]?.[to] ?? 0
  for (let from = was.length - 1; from >= 0; from--) {
    for (let to = is.length - 1; to >= 0; to--) {
      const row = counts[from]
      if (!row) continue
      row[to] =
        was[from] === is[to]
          ? 1 + countAt(from + 1, to + 1)
          : Math.max(countAt(from + 1, to), countAt(from, to + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let [from, to] = [0, 0]; from < was.length && to < is.length; ) {
    if (was[from] === is[to]) pairs.push([from++, to++])
    else if (countAt(from + 1, to) >= countAt(from, to + 1)) from++
    else to++
  }
  return pairs
}

/** Items without a partner are changed where one stands in the place of another, else added or removed. */
function itemEdits(before: readonly unknown[], after: readonly unknown[], path: Path): Edit[] {
  const edits: Edit[] = []
  let [from, to] = [0, 0]
  for (const [nextFrom, nextTo] of [
    ...commonItems(before, after),
    [before.length, after.length] as const,
  ]) {
    for (; from < nextFrom && to < nextTo; from++, to++) {
      edits.push(...differences(before[from], after[to], [...path, to]))
    }
    for (; from < nextFrom; from++) edits.push({ path: [...path, to] })
    for (; to < nextTo; to++)
      edits.push({ path: [...path, to], value: after[to], isInserted: true })
    if (from < before.length && to < after.length) {
      edits.push(...differences(before[from++], after[to], [...path, to++]))
    }
  }
  return edits
}

/** In the order in which they can be applied, as deep as they can be told. */
function differences(before: unknown, after: unknown, path: Path = []): Edit[] {
  if (saidBy(before) === saidBy(after)) return []
  if (isFields(before) && isFields(after)) {
    const [was, is] = [Object.keys(before), Object.keys(after)]
    // Under another name it keeps its place.
    if (path.at(-1) === NAMED && was.length === is.length && was.join() !== is.join()) {
      return [{ path, value: after }]
    }
    const keys = Object.keys({ ...before, ...after })
    return keys.flatMap((key) => differences(before[key], after[key], [...path, key]))
  }
  if (Array.isArray(before) && Array.isArray(after)) return itemEdits(before, after, path)
  return [{ path, value: after }]
}

/** The text with one edit; all else keeps its bytes. A new field goes before those that follow it in `order`. */
function withEdit(text: string, { path, value, isInserted }: Edit, order: readonly string[]) {
  const [, indent = '  '] = /\n([ \t]+)/.exec(text) ?? []
  const rank = order.indexOf(String(path.at(-1)))
  const edits = modify(text, [...path], value, {
    formattingOptions: {
      insertSpaces: !indent.includes('\t'),
      tabSize: indent.length,
      eol: text.includes('\r\n') ? '\r\n' : '\n',
    },
    isArrayInsertion: isInserted ?? false,
    getInsertionIndex: (present) => {
      const place = rank < 0 ? -1 : present.findIndex((name) => order.indexOf(name) > rank)
      return place < 0 ? present.length : place
    },
  })
  return applyEdits(text, edits)
}

/** Undefined where it can't be edited: it is no JSON, or says a field twice. */
function editableValue(text: string): unknown {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  if (errors.length > 0 || !root || repeatedKey(root)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * A JSON text with another value at a path, which may be all of it: only lines that say something else change.
 * @param text undefined for a new file; one that can't be edited is written anew
 * @param order of the fields, by which a new one finds its place
 */
export function rewritten(
  text: string | undefined,
  path: Path,
  value: unknown,
  order: readonly string[] = [],
): string {
  const before = text === undefined ? undefined : editableValue(text)
  if (text === undefined || before === undefined) {
    if (path.length > 0) throw new Error(`no JSON to change at ${path.join('.')}`)
    return asText(value)
  }
  const there = path.reduce<unknown>((held, key) => Object(held)[key], before)
  // Of another form as a whole: there is no line to keep.
  if (path.length === 0 && !(isFields(before) && isFields(value))) {
    return saidBy(before) === saidBy(value) ? text : asText(value)
  }
  return differences(there, value, path).reduce((said, edit) => withEdit(said, edit, order), text)
}

import type { Heading, Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { SKIP, visit } from 'unist-util-visit'
import { withoutAccents } from '../../../model/without-accents'
import type { Messages } from '../../messages/es/es'
import type { Mistake } from '../problem'
import { decodeText, lineAt } from '../workspace/json-source'

/** About 30 000 words: nobody reads them, and every visitor of the page would fetch them. */
const MOST_KB = 200
/** Deeper lists and quotes do not fit a phone, and take long to parse. */
const MOST_NESTED = 12
const TOO_NESTED = new RegExp(
  `^(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])[ \\t])){${MOST_NESTED + 1}}`,
  'm',
)
/** Block and inline nodes in one another, more than any text has. */
const MOST_DEPTH = 60
/** Between two blank lines: emphasis takes the square of their number to resolve. */
const MOST_MARKS = 3000
const MARK = /[*_[\]~`<|&@!]/g

/** A comment, the only HTML that a page may hold: it reaches no output. */
export const isComment = (html: string): boolean =>
  html.replace(/<!--[\s\S]*?-->/g, '').trim() === ''

/** Links and pictures by their address, also where a definition elsewhere in the text says it. */
function withoutReferences(tree: Root): void {
  const addresses = new Map<string, { url: string; title?: string | null | undefined }>()
  visit(tree, 'definition', ({ identifier, url, title }) => {
    // CommonMark: the first of two wins.
    if (!addresses.has(identifier)) addresses.set(identifier, { url, title })
  })
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      const address = addresses.get(node.identifier) ?? { url: '' }
      const type = node.type === 'linkReference' ? 'link' : 'image'
      parent.children[index] = { ...node, ...address, type } as Nodes as typeof node
    }
    if (node.type !== 'definition') return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}

function depthOf(node: Nodes): number {
  let deepest = 0
  const queue: [Nodes, number][] = [[node, 1]]
  for (const [each, depth] of queue) {
    deepest = Math.max(deepest, depth)
    if ('children' in each)
      queue.push(...each.children.map((child): [Nodes, number] => [child, depth + 1]))
  }
  return deepest
}

/** The Markdown of a page. @returns what is wrong where it is not even read */
export function parsePage(
  bytes: Uint8Array,
  say: Messages,
): { text: string; tree: Root } | { fault: Mistake } {
  const { page, decimal } = say.reading
  const kb = bytes.length / 1000
  if (kb > MOST_KB) return { fault: page.tooLarge(decimal((kb / 1000).toFixed(1)), MOST_KB) }
  const decoded = decodeText(bytes, say)
  if (!('text' in decoded)) return { fault: decoded }
  // Composed, as `listPublicFiles` names files.
  const text = decoded.text.normalize('NFC')
  const crowded = text
    .split(/\n[ \t]*\n/)
    .find((block) => (block.match(MARK) ?? []).length > MOST_MARKS)
  const nested = TOO_NESTED.exec(text)?.index ?? (crowded ? text.indexOf(crowded) : undefined)
  if (nested !== undefined) {
    return { fault: { line: lineAt(text, nested), ...page.tooNested(MOST_NESTED) } }
  }
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  if (depthOf(tree) > MOST_DEPTH) return { fault: page.tooNested(MOST_NESTED) }
  withoutReferences(tree)
  return { text, tree }
}

/** What a reader sees of a node, without its marks. */
export function plainText(node: Nodes): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value
  if (!('children' in node)) return node.type === 'break' ? ' ' : ''
  const between = ['root', 'list', 'listItem', 'blockquote', 'table', 'tableRow'].includes(
    node.type,
  )
  return node.children.map(plainText).join(between ? ' ' : '')
}

const anchorOf = (title: string): string =>
  withoutAccents(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Ids of the page around the text. */
const TAKEN = ['main', 'root']

/** Headings by what `#…` in an address names them; the second of two equal ones gets a number. */
export function anchorsOf(tree: Root): Map<string, Heading> {
  const anchors = new Map<string, Heading>()
  visit(tree, 'heading', (heading) => {
    const name = anchorOf(plainText(heading)) || String(anchors.size + 1)
    let anchor = name
    for (let next = 2; anchors.has(anchor) || TAKEN.includes(anchor); next++)
      anchor = `${name}-${next}`
    anchors.set(anchor, heading)
  })
  return anchors
}

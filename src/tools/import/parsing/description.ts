import { lines, textBlocks } from '../../../model/text-blocks'
import { proseOf } from './markup'
import { clean, filled, type Text } from './texts'

/** What begins an item wherever two of them stand, and what does so only after a sentence. */
const BULLET =
  /(?:^\s*|(?<=\S)\s+)(?:[•●▪◦‣∙■►▸➢✓✔]\s*|·\s+)(?=\S)|(?:^\s*|(?<=[.;:!?)])\s+)[*–—-]\s+(?=\S)/g
const AT_START = /^\s*(?:[•●▪◦‣∙■►▸➢✓✔]\s*|[·*–—-]\s+)(?=\S)/
const DASH_AT_START = /^\s*[–—]\s/

/** Two spaces after a full stop are what LinkedIn leaves of a line's end. */
const LOST_BREAK = /(?<=[.!?:]) {2,}(?=\S)/g

/** The items and paragraphs that stand on one line. */
function unfolded(line: string, areDashesItems: boolean): string {
  const [first, second] = line.matchAll(BULLET)
  if (first === undefined) return line
  if (second === undefined) {
    const isItem = first.index === 0 && (areDashesItems || !DASH_AT_START.test(line))
    return isItem ? line.replace(AT_START, '- ') : line
  }
  // What stands before the first bullet is an item too, unless it introduces them.
  const begins = line.slice(0, first.index).trim()
  const isItem = begins !== '' && !/[.:;!?]$/.test(begins)
  return (isItem ? '- ' : '') + line.replace(BULLET, '\n- ').trimStart()
}

function withOurBullets(text: string): string {
  const all = lines(text)
  const areDashesItems = all.filter((line) => DASH_AT_START.test(line)).length > 1
  const found = all.map((line) => unfolded(line, areDashesItems)).join('\n')
  return all.length > 1 ? found : found.replace(LOST_BREAK, '\n\n')
}

/** A highlight, which may hold a list of its own. */
function itemsOf(text: string): string[] {
  const blocks = textBlocks(withOurBullets(text.replace(AT_START, '')))
  return blocks.flatMap((block) =>
    block.kind === 'list' ? block.items : filled(lines(block.text)).join(' '),
  )
}

export function descriptionFrom(paragraphs: readonly Text[], highlights: readonly Text[] = []) {
  const told = filled(paragraphs).map((text) => withOurBullets(proseOf(text)))
  const items = filled(highlights).map(proseOf).flatMap(itemsOf)
  const list = items.map((item) => `- ${item}`).join('\n')
  const blocks = textBlocks([...told, list].join('\n\n')).map((block) =>
    block.kind === 'list' ? block.items.map((item) => `- ${item}`).join('\n') : block.text,
  )
  return clean(blocks.join('\n\n'))
}

import { UNWRITABLE } from '../../../site/model/schema/fields'
import { lines, textBlocks } from '../../../site/model/text-blocks'

export type Text = string | undefined

const ALL_UNWRITABLE = new RegExp(UNWRITABLE, 'gu')

/** Trimmed, without unwritable characters; undefined when empty. */
export const clean = (value: Text): Text => value?.replace(ALL_UNWRITABLE, ' ').trim() || undefined

export const filled = (texts: readonly Text[] = []): string[] =>
  texts.map(clean).filter((text) => text !== undefined)

export const joinTexts = (texts: readonly Text[], separator: string): Text =>
  clean(filled(texts).join(separator))

/** All texts, numbers and truths inside a value, in its order. */
export function partsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(partsIn)
  return value === undefined || value === null || value === '' ? [] : [String(value)]
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
}
const LAST_CODE_POINT = 0x10_ffff

function characterOf(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole
}

const TAG = /<\/?(?:p|ul|ol|li|br|div|h\d|b|strong|em|i|u|a|span|code)\b[^<>]*>/i

/** HTML of rich-text editors as paragraphs and `- ` items. Text without tags stays as it is. */
export function textOfHtml(text: string): string {
  if (!TAG.test(text)) return text
  return text
    .replace(/\s+/g, ' ')
    .replace(/<br ?\/?>/gi, '\n')
    .replace(/(?:<\/p> ?)?<\/li> ?/gi, '')
    .replace(/<li\b[^<>]*> ?(?:<p\b[^<>]*>)?/gi, '\n- ')
    .replace(/<\/?(?:p|div|ul|ol|h\d|blockquote)\b[^<>]*>/gi, '\n\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/gi, characterOf)
    .trim()
}

const BULLET = /^\s*[•●▪◦‣·∙*–—]\s+(?=\S)/
const ANY_BULLET = /^\s*[-•●▪◦‣·∙*–—]\s+(?=\S)/

const withOurBullets = (text: string) => lines(text).map((line) => line.replace(BULLET, '- '))

const asItem = (text: string) => `- ${filled(lines(text.replace(ANY_BULLET, ''))).join(' ')}`

/** Paragraphs, then the highlights as bullets. */
export function descriptionFrom(
  paragraphs: readonly Text[],
  highlights: readonly Text[] = [],
): Text {
  const told = filled(paragraphs).map((text) => withOurBullets(textOfHtml(text)).join('\n'))
  const items = filled(filled(highlights).map(textOfHtml)).map(asItem)
  const blocks = textBlocks([...told, items.join('\n')].join('\n\n')).map((block) =>
    block.kind === 'list' ? block.items.map((item) => `- ${item}`).join('\n') : block.text,
  )
  return clean(blocks.join('\n\n'))
}

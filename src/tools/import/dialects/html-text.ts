const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
  bull: '•',
}
const LAST_CODE_POINT = 0x10_ffff

function characterOf(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole
}

const TAG = /<\/?(?:p|ul|ol|li|br|div|h\d|b|strong|em|i|u|a|span|code)\b[^>]*>/i

export const hasTags = (text: string): boolean => TAG.test(text)

/** HTML of rich-text editors as paragraphs and `- ` items. Text without tags stays as it is. */
export function textOfHtml(html: string): string {
  const marked = hasTags(html)
    ? html
        .replace(/\s+/g, ' ')
        .replace(/<br\s*\/?>/gi, '\n')
        .replace(/(?:<\/p>\s*)?<\/li>\s*/gi, '')
        .replace(/<li\b[^>]*>\s*(?:<p\b[^>]*>)?/gi, '\n- ')
        .replace(/<\/?(?:p|div|ul|ol|h\d|blockquote)\b[^>]*>/gi, '\n\n')
        .replace(/<\/?[a-z][^>]*>/gi, '')
    : html
  return marked
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/gi, characterOf)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

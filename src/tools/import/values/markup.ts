/** Signs of HTML that résumés have; letters with accents are read by their names. */
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', apos: "'", bull: '•', euro: '€', gt: '>', hellip: '…', iexcl: '¡', iquest: '¿' },
  ...{ laquo: '«', ldquo: '“', lsquo: '‘', lt: '<', mdash: '—', middot: '·', nbsp: ' ' },
  ...{ ndash: '–', ordf: 'ª', ordm: 'º', quot: '"', raquo: '»', rdquo: '”', rsquo: '’' },
}
/** Combining marks, by the second half of `eacute` and its like. */
const MARKS: Readonly<Record<string, string>> = {
  ...{ acute: '\u0301', cedil: '\u0327', circ: '\u0302', grave: '\u0300', tilde: '\u0303' },
  uml: '\u0308',
}
const ACCENTED = /^([a-z])(acute|cedil|circ|grave|tilde|uml)$/i
const LAST_CODE_POINT = 0x10_ffff

function characterOf(whole: string, name: string): string {
  if (!name.startsWith('#')) {
    const [, letter = '', mark = ''] = ACCENTED.exec(name) ?? []
    return ENTITIES[name.toLowerCase()] ?? ((letter + (MARKS[mark] ?? '')).normalize() || whole)
  }
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole
}

/** 'I&amp;D' → 'I&D' */
export const decoded = (text: string): string =>
  text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/gi, characterOf)

const TAG = /<\/?(?:p|ul|ol|li|br|div|h\d|b|strong|em|i|u|a|span|code)\b[^<>]*>/i
const HTML_LINK = /<a\b[^<>]*?\bhref=["']?([^"'\s<>]*)[^<>]*>(.*?)<\/a>/gi

/** HTML of rich-text editors as paragraphs, `- ` items and Markdown's links. */
function withoutTags(text: string): string {
  if (!TAG.test(text)) return text
  return text
    .replace(/\s+/g, ' ')
    .replace(HTML_LINK, '[$2]($1)')
    .replace(/<br ?\/?>/gi, '\n')
    .replace(/(?:<\/p> ?)?<\/li> ?/gi, '')
    .replace(/<li\b[^<>]*> ?(?:<p\b[^<>]*>)?/gi, '\n- ')
    .replace(/<\/?(?:p|div|ul|ol|h\d|blockquote)\b[^<>]*>/gi, '\n\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .trim()
}

/** A link or a picture, an address, or what is between marks; within the first two nothing is. */
const MARKDOWN =
  /(!?)\[([^\][\n]*)\]\(([^\s()]*)[^()\n]*\)|https?:\/\/\S+|(?<![\w*])(\*\*|__|\*|`)(?=\S)(.+?)(?<=\S)\4(?![\w*])/g

const withoutMarks = (text: string, areLinksKept: boolean): string =>
  text.replace(MARKDOWN, (whole, picture, label, address, _mark, emphasised) => {
    if (emphasised !== undefined) return withoutMarks(emphasised, areLinksKept)
    if (label === undefined) return whole
    const said = withoutMarks(label, false) || address
    const isKept =
      areLinksKept && picture === '' && /^(?:https?|mailto):/.test(address) && said !== address
    return isKept ? `[${said}](${address})` : said
  })

/** A text of any length: its links as `[text](address)`, no other marks, no HTML. */
export const proseOf = (text: string): string => decoded(withoutMarks(withoutTags(text), true))

/** Of 'BSc,' the comma has lost its other side. */
const LOOSE_ENDS = /^[\s,;|]+|[\s,;|]+$/g

/** A title or a name, without HTML and Markdown. */
export const lineOf = (text: string): string =>
  decoded(withoutMarks(withoutTags(text), false)).replace(LOOSE_ENDS, '')

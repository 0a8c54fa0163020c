import { decodeNamedCharacterReference } from 'decode-named-character-reference'
import { decodeNumericCharacterReference } from 'micromark-util-decode-numeric-character-reference'

const NON_BREAKING = /\u00a0/g

/** Names in any case, as programs write them: `&Amp;` and `&AMP;`. */
function characterOf(whole: string, hex?: string, decimal?: string, name = ''): string {
  if (hex) return decodeNumericCharacterReference(hex, 16)
  if (decimal) return decodeNumericCharacterReference(decimal, 10)
  const found = [name, name.toLowerCase()].map(decodeNamedCharacterReference).find(Boolean)
  return found ? found.replace(NON_BREAKING, ' ') : whole
}

/** 'I&amp;D' → 'I&D' */
export const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, characterOf)

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

/** Code, whose marks are a part of it: `__init__.py`. */
const CODE = /(?<!`)(`{1,2})(?=[^\s`])([^\n]+?)(?<=[^\s`])\1(?!`)|<code\b[^<>]*>(.*?)<\/code>/gi
/** They hold the place of a code, by its number, while other marks go. */
const [BEFORE, AFTER] = ['\ue000', '\ue001']
const HELD = new RegExp(`${BEFORE}(\\d+)${AFTER}`, 'g')

/** Changes a text, and leaves what is code in it as it is. */
function withCodeKept(text: string, change: (text: string) => string): string {
  const codes: string[] = []
  const held = text.replace(CODE, (_whole, _marks, code, tagged) => {
    codes.push(code ?? tagged)
    return `${BEFORE}${codes.length - 1}${AFTER}`
  })
  return change(held).replace(HELD, (whole, index) => codes[Number(index)] ?? whole)
}

/** A link or a picture, an address, or what is between marks; within the first two nothing is. */
const MARKDOWN =
  /(!?)\[([^\][\n]*)\]\(([^\s()]*)[^()\n]*\)|https?:\/\/\S+|(?<![\w*/.])(\*\*\*|\*\*|__|\*)(?=[^\s*_/])(.+?)(?<=[^\s*_/])\4(?![\w*/]|\.\w)/g

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
export const proseOf = (text: string): string =>
  decoded(withCodeKept(text, (other) => withoutMarks(withoutTags(other), true)))

const LINK = /\]\((https?:[^\s()]+)\)/g

/** The addresses of the links in a text. */
export const linksIn = (text: unknown): string[] =>
  typeof text === 'string' && /\]\(|<a\b/i.test(text)
    ? [...proseOf(text).matchAll(LINK)].map(([, address = '']) => address)
    : []

const LINE_END = /[\r\n\u2028\u2029]+/
/** Of 'BSc,' the comma has lost its other side. */
const LOOSE_ENDS = /^[\s,;|]+|[\s,;|]+$/g

/** A title or a name on one line, without HTML and Markdown. */
export const lineOf = (text: string): string =>
  decoded(withCodeKept(text, (other) => withoutMarks(withoutTags(other), false)))
    .split(LINE_END)
    .map((line, index) => (index === 0 ? line.trimEnd() : line.trim()))
    .join(' ')
    .replace(LOOSE_ENDS, '')

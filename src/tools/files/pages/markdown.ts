import { lines } from '../../../site/model/text-blocks'

/** What begins emphasis, code, links, HTML, tables, headings or entities anywhere in a line. */
const MARKS = /[\\`*_[\]<>|~#]|&(?=#?\w+;)/g
/** What begins a list, a rule or an underlined heading at the start of a line. */
const AT_START = /^([-+=]|\d+(?=[.)]))/

const oneLine = (text: string) => lines(text).join(' ').replace(/\s+/g, ' ').trim()

/** A text as one line of Markdown that reads as it is written. */
export const escapeMarkdown = (text: string): string =>
  oneLine(text)
    .replace(MARKS, '\\$&')
    .replace(AT_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`))

export const paragraph = (text: string): string =>
  lines(text).map(escapeMarkdown).filter(Boolean).join('\\\n')

/** An address that ends only where the link does. */
const destination = (address: string) =>
  new URL(address).href
    .replace(/[()\\<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/&(?=#?\w+;)/g, '&amp;')

/** @param address absolute */
export const markdownLink = (text: string, address: string): string =>
  `[${escapeMarkdown(text)}](${destination(address)})`

export const markdownList = (items: readonly string[]): string =>
  items.map((item) => `- ${item}`).join('\n')

/** A file of these blocks; empty ones leave no gap. */
export const markdownFile = (blocks: readonly (string | false | undefined)[]): string =>
  `${blocks.filter(Boolean).join('\n\n')}\n`

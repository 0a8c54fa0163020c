import { stretches } from '../../../model/inline-links'
import { UNKNOWN_SITE } from '../../../model/schema/schema'
import { lines } from '../../../model/text-blocks'

/** What begins emphasis, code, links, HTML, tables, headings or entities anywhere in a line. */
const MARKS = /[\\`*_[\]<>|~#]|&(?=#?\w+;)/g
/** What begins a list, a rule or an underlined heading at the start of a line. */
const AT_START = /^([-+=]|\d+(?=[.)]))/

const oneLine = (text: string) => lines(text).join(' ').replace(/\s+/g, ' ').trim()

const escaped = (line: string) =>
  line
    .replace(MARKS, '\\$&')
    .replace(AT_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`))

/** A text as one line of Markdown that reads as it is written. */
export const escapeMarkdown = (text: string): string => escaped(oneLine(text))

/** As `escapeMarkdown`, with its links. */
export const linkedMarkdown = (text: string): string =>
  stretches(oneLine(text))
    .map((each) => (each.to === undefined ? escaped(each.text) : markdownLink(each.text, each.to)))
    .join('')

export const paragraph = (text: string, asLine = escapeMarkdown): string =>
  lines(text).map(asLine).filter(Boolean).join('\\\n')

/** An address that ends only where the link does. */
const destination = (address: string) =>
  new URL(address).href
    // A path will do until the site has an address.
    .replace(UNKNOWN_SITE, '/')
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

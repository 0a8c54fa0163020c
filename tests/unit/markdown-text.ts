import { lines } from '../../src/model/text-blocks'

/** As a reader sees a text of one line. */
export const asOneLine = (text: string): string => lines(text).join(' ').replace(/\s+/g, ' ').trim()

/** Markdown without the escapes of its texts (CommonMark 2.4) and the breaks of its lines. */
export const readMarkdown = (markdown: string): string =>
  markdown.replace(/\\\n/g, '\n').replace(/\\([!-/:-@[-`{-~])/g, '$1')

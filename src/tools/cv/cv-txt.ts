import { textBlocks } from '../../site/model/text-blocks'
import { type CvEntry, type CvLanguage, cvOf } from './cv-model'
import { type CvContent, printableContent } from './cv-text'

const withoutEmpty = (parts: readonly (string | undefined)[], separator: string) =>
  parts.filter((part) => part !== undefined && part !== '').join(separator)

function told(text = ''): string {
  const blocks = textBlocks(text).map((block) =>
    block.kind === 'list' ? block.items.map((item) => `- ${item}`).join('\n') : block.text,
  )
  return blocks.join('\n')
}

function entryText({ title, period, kind, links = [], text, names = [] }: CvEntry): string {
  const row = names.join(', ')
  if (row !== '') return withoutEmpty([title, row], ': ')
  // Many have no address of their own in their text.
  const shown = links.map((link) => (link.to.includes(link.text) ? link.text : link.to))
  const head = withoutEmpty([title, period], ' | ')
  return withoutEmpty([head, kind, withoutEmpty(shown, '\n'), told(text)], '\n')
}

/** The CV as plain text, for forms into which one pastes it. Lines end with LF. */
export function cvText(content: CvContent, language: CvLanguage): string {
  const cv = cvOf(printableContent(content), language)
  const contact = [cv.place, ...cv.contact.map(({ text }) => text)]
  const head = [cv.name, ...cv.headlines, ...contact].join('\n')
  const sections = cv.sections.flatMap(({ title, entries }) => {
    const isRows = entries.every(({ names }) => names !== undefined)
    return [title, entries.map(entryText).join(isRows ? '\n' : '\n\n')]
  })
  return `${withoutEmpty([head, cv.summary, cv.availability, ...sections], '\n\n')}\n`
}

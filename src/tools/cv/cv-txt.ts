import { withAddresses } from '../../site/model/inline-links'
import { type CvEntry, type CvLanguage, cvOf } from './cv-model'
import { type CvContent, printableContent } from './cv-text'

const filledLines = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('\n')

function entryText({ title, place, period, kind, links = [], text = '', names }: CvEntry): string {
  if (names) return [title, names.join(', ')].filter(Boolean).join(': ')
  // Many have no address of their own in their text.
  const shown = links.map((link) => (link.to.includes(link.text) ? link.text : link.to))
  const head = period ? `${title} | ${period}` : title
  const told = withAddresses(text).replace(/\n{2,}/g, '\n')
  return filledLines([head, place, kind, ...shown, told])
}

/** The CV as plain text, for forms into which one pastes it. Lines end with LF. */
export function cvText(content: CvContent, language: CvLanguage): string {
  const cv = cvOf(printableContent(content), language)
  const contact = cv.contact.map(({ text }) => text)
  const head = filledLines([cv.name, ...cv.headlines, cv.place, ...contact])
  const sections = cv.sections.flatMap(({ title, entries }) => {
    const isRows = entries.every(({ names }) => names !== undefined)
    return [title, entries.map(entryText).join(isRows ? '\n' : '\n\n')]
  })
  const blocks = [head, withAddresses(cv.summary), cv.availability, ...sections].filter(Boolean)
  return `${blocks.join('\n\n')}\n`
}

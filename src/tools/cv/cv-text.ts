import { withAddresses } from '../../model/inline-links'
import type { CvBlock, CvLanguage, CvLink } from './cv-blocks'
import { cvOf } from './cv-model'
import { type CvContent, printableContent } from './printable-content'

// Many links have no address of their own in their text.
const plain = ({ to, text }: CvLink) => (to.includes(text) ? text : to)

/** In a line each. */
function linesOf(block: CvBlock, colon: string): string[] {
  switch (block.kind) {
    case 'head':
      return [
        [block.title, block.period].filter(Boolean).join(' | '),
        ...[block.subtitle, ...(block.links ?? []).map(plain)],
      ]
    case 'line':
      return [block.text, ...block.links.map(plain)]
    case 'paragraph':
      return [withAddresses(block.text)]
    case 'list':
      return block.items.map((item) => `- ${withAddresses(item)}`)
    case 'names':
      return [[block.title, block.names.join(', ')].filter(Boolean).join(colon)]
    case 'image':
      return []
  }
}

/** Whether a block is an employer's, directly below which its first post stands. */
const isEmployer = (block: CvBlock | undefined) =>
  block?.kind === 'head' && block.rank === 'employer'

/** An empty line parts entries from each other. */
const textOf = (blocks: readonly CvBlock[], colon: string): string =>
  blocks
    .flatMap((block, index) => [
      ...(index > 0 && block.kind === 'head' && !isEmployer(blocks[index - 1]) ? [''] : []),
      ...linesOf(block, colon).filter((line) => line !== ''),
    ])
    .join('\n')

/** The CV as plain text, for forms into which one pastes it. Lines end with LF. */
export function cvText(content: CvContent, language: CvLanguage): string {
  const cv = cvOf(printableContent(content), language)
  const { colon } = language.words.screen
  const contact = cv.contact.map(({ text }) => text)
  const head = [cv.name, ...cv.headlines, cv.place, ...contact].filter(Boolean).join('\n')
  const sections = cv.sections.flatMap(({ title, blocks }) => [title, textOf(blocks, colon)])
  const all = [head, textOf(cv.summary, colon), cv.availability, ...sections].filter(Boolean)
  return `${all.join('\n\n')}\n`
}

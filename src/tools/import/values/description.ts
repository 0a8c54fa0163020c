import { textBlocks } from '../../../site/model/text-blocks'
import { hasTags, textOfHtml } from '../dialects/html-text'
import { clean, type Text } from './resume-values'

const OTHER_BULLET = /^\s*[•●▪◦‣·∙*–—]\s+(?=\S)/gm
const LINE_BREAKS = /\s*[\r\n\u0085\u2028\u2029]\s*/g

/** JSON Resume has plain texts, but some write HTML into them. */
const withoutTags = (text: Text) => {
  const shown = clean(text)
  return shown !== undefined && hasTags(shown) ? clean(textOfHtml(shown)) : shown
}

/** Other resumes' bullets as ours. */
const withOurBullets = (text: Text) => withoutTags(text)?.replace(OTHER_BULLET, '- ')

const asItem = (text: string, isOwn: boolean) => {
  const line = text.replace(LINE_BREAKS, ' ')
  return `- ${isOwn ? line : line.replace(/^\s*[-•●▪◦‣·∙*–—]\s+(?=\S)/, '')}`
}

/** Paragraphs, then the highlights as bullets, in the one form that the export reads back. */
export function descriptionFrom(
  paragraphs: readonly Text[],
  highlights: readonly Text[] | null | undefined,
  isOwn: boolean,
): string | undefined {
  const texts = paragraphs.map(isOwn ? clean : withOurBullets)
  const items = (highlights ?? [])
    .map(isOwn ? clean : withoutTags)
    .filter((item) => item !== undefined)
  const all = [...texts, items.map((item) => asItem(item, isOwn)).join('\n')]
  return clean(
    textBlocks(all.filter(Boolean).join('\n\n'))
      .map((block) =>
        block.kind === 'list' ? block.items.map((item) => `- ${item}`).join('\n') : block.text,
      )
      .join('\n\n'),
  )
}

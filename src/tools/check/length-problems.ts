import { withoutLinks } from '../../site/model/inline-links'
import { textBlocks } from '../../site/model/text-blocks'
import type { Problem } from '../content/problem'
import { fieldWords } from '../messages/fields'
import type { Project } from './project-content'

const plainText = (text: string): string =>
  textBlocks(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : block.text.split('\n')))
    .map(withoutLinks)
    .join(' ')

export const lengthProblems = ({ values, say }: Project): Problem[] =>
  values.flatMap(({ name, path, value, place }) => {
    const limit = fieldWords(name, path)?.longest
    if (!limit || typeof value !== 'string') return []
    // Marks of lists are not shown.
    const shown = limit.why === 'story' ? plainText(value) : value
    const length = Array.from(shown).length
    if (length <= limit.most) return []
    const { found, reasons, shorten } = say.check.length
    return [{ ...place, found: found(length), todo: shorten(limit.most, reasons[limit.why]) }]
  })

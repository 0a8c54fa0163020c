import type { Problem } from '../problem'
import { nearHint, quoteNames, showValue } from '../show-value'
import { type JsonSource, problemAt } from './json-source'

/** What `para` of a list's entries names and the profile does not have. */
export function unknownVariants(source: JsonSource, known: readonly string[]): Problem[] {
  const { say } = source
  const items: unknown = Object(source.value).items
  return (Array.isArray(items) ? items : []).flatMap((entry, index) => {
    const para: unknown = Object(entry).para
    return (Array.isArray(para) ? para : []).flatMap((name, place) => {
      if (typeof name !== 'string' || known.includes(name)) return []
      const expected =
        known.length === 0
          ? say.reading.noVariants
          : say.reading.variants(quoteNames(known, say)) + nearHint(name, known, say)
      return [problemAt(source, ['items', index, 'para', place], showValue(name), expected)]
    })
  })
}

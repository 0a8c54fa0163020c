import { ADDRESS } from '../../../site/model/lists/overlay-schema'
import { type OwnList, slugOf } from '../../../site/model/own-list'
import { isSlug } from '../../../site/model/schema/fields'
import { SECTION_NAMES } from '../../../site/model/sections'
import type { Spoken } from '../../../site/words/language'
import { wordsFor } from '../../messages/built-words'
import { type OwnContent, ownSlug } from '../own-sections'
import type { Problem } from '../problem'
import { nearHint, showValue } from '../show-value'
import { type JsonSource, placeAt, problemAt } from './json-source'

/** Names in `secciones` of the profile that are no section of the site. */
export function unknownSections(source: JsonSource, own: readonly OwnList[]): Problem[] {
  const { secciones } = Object(source.value)
  const known = [...SECTION_NAMES, ...own.map(slugOf)]
  const { say } = source
  return (Array.isArray(secciones) ? secciones : []).flatMap((name, index) => {
    if (typeof name !== 'string' || !isSlug(name) || known.includes(name)) return []
    const expected = say.reading.section.oneOf(known.join(', ')) + nearHint(name, known, say)
    return [problemAt(source, ['secciones', index], showValue(name), expected)]
  })
}

type Place = {
  /** Of a further language; absent in the main one. */
  language?: string
  main: Spoken
  /** Names that folders of the site have. */
  folders: readonly string[]
  sourceOf: (section: OwnContent) => JsonSource | undefined
}

/** Own sections whose address another page of the language has. */
export function takenAddresses(
  own: readonly OwnContent[],
  { language, main, folders, sourceOf }: Place,
): Problem[] {
  const { slugs } = wordsFor(language ?? main, main).built
  const taken = new Set<string>([...folders, ...Object.values(slugs)])
  return own.flatMap((section): Problem[] => {
    const slug = ownSlug(section, language === undefined)
    const source = sourceOf(section)
    if (!taken.has(slug) || !source) {
      taken.add(slug)
      return []
    }
    const { otherName, otherPath, taken: found } = source.say.reading.section
    if (language !== undefined) return [problemAt(source, [ADDRESS], found(slug), otherPath)]
    const { file } = placeAt(source, [])
    return [{ file, found: found(slug), expected: otherName }]
  })
}

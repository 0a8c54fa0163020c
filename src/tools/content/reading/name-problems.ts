import { type OwnList, slugOf } from '../../../model/own-list'
import { isSlug } from '../../../model/schema/fields'
import { ADDRESS } from '../../../model/schema/translation-schema'
import { SECTION_NAMES } from '../../../model/sections'
import { type Wording, wordsFor } from '../../messages/built-words'
import { type ContentFile, sourceOf } from '../content-files'
import { type OwnSectionHead, ownSlug } from '../own-sections'
import { pageFile } from '../pages/read-pages'
import type { Problem } from '../problem'
import { nearHint, quoteNames, showValue } from '../show-value'
import { type JsonSource, problemAt, textsAt } from '../workspace/json-source'

/** Names at a path that are none of the known ones. @param isName whether its form is right */
const unknownNames = (
  source: JsonSource,
  path: string,
  known: readonly string[],
  expected: string,
  isName = (_text: string) => true,
): Problem[] =>
  textsAt(source, path)
    .filter(({ text }) => isName(text) && !known.includes(text))
    .map(({ text, at }) =>
      problemAt(source, at, showValue(text), expected + nearHint(text, known, source.say)),
    )

/** What `para` of a list's entries names and the profile does not have. */
export function unknownVariants(source: JsonSource, known: readonly string[]): Problem[] {
  const { noVariants, variants } = source.say.reading
  const expected = known.length === 0 ? noVariants : variants(quoteNames(known, source.say))
  return unknownNames(source, 'items[].para[]', known, expected)
}

export function unknownSections(source: JsonSource, own: readonly OwnList[]): Problem[] {
  const known = [...SECTION_NAMES, ...own.map(slugOf)]
  const { oneOf } = source.say.reading.section
  return unknownNames(source, 'secciones[]', known, oneOf(known.join(', ')), isSlug)
}

/** Projects whose page is not there, or is another's. @param known the names of those that are */
export function missingPages(projects: JsonSource | undefined, known: readonly string[]) {
  if (!projects) return []
  const { page } = projects.say.reading
  const all = textsAt(projects, 'items[].pagina')
  return all.flatMap(({ text, at }, index) => {
    const isRepeated = all.findIndex((each) => each.text === text) < index
    if (!isRepeated && known.includes(text)) return []
    const missing = page.noFile(pageFile(text)) + nearHint(text, known, projects.say)
    return [problemAt(projects, at, showValue(text), isRepeated ? page.onlyOnce : missing)]
  })
}

type OfLanguage = {
  /** Of a further language; absent in the main one. */
  language?: string
  wording: Wording
  files: readonly ContentFile[]
  /** Of the languages, below the main one. */
  folders?: readonly string[]
}

export function takenAddresses(
  own: readonly OwnSectionHead[],
  { language, wording, files, folders = [] }: OfLanguage,
): Problem[] {
  const { slugs } = wordsFor(language ?? wording.main, wording).built
  const taken = new Set<string>(['assets', ...folders, ...Object.values(slugs)])
  return own.flatMap((section): Problem[] => {
    const slug = ownSlug(section, language === undefined)
    const source = sourceOf(files, section.list, language)
    if (!taken.has(slug) || !source) {
      taken.add(slug)
      return []
    }
    const { otherName, otherPath, taken: found } = source.say.reading.section
    if (language !== undefined) return [problemAt(source, [ADDRESS], found(slug), otherPath)]
    return [{ file: source.file, found: found(slug), expected: otherName }]
  })
}

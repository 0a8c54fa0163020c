import type { ContentName } from '../../model/schema/schema'
import { keysOfText, marksOfText, textParts } from '../../model/translated-texts'
import { contentFile, sourceOf } from '../content/content-files'
import { languageName } from '../content/intl-names'
import type { Problem } from '../content/problem'
import { showText, showValue } from '../content/show-value'
import { isStale, notesIn } from '../content/translation/check-translation'
import {
  filledTexts,
  isAsked,
  textsToTranslate,
  translatedObjects,
} from '../content/translation/plan-translations'
import { missingWords } from '../content/translation/words-file'
import { locationAt } from '../content/workspace/json-source'
import { interfaceLanguage } from '../messages/built-words'
import type { Messages } from '../messages/es/es'
import type { Checked } from './checked'

/** Equal in two languages only where nobody has translated them. */
const PROSE = ['descripcion', 'resumen', 'disponibilidad', 'imagenAlt']

/** More would hide the rest. */
const MOST_NAMED = 5

/** `name`: a text without translation that is often the same in every language. */
type Found = Problem & { name?: string }

/** Those of names as one, at the first of them. */
function namesTogether(found: readonly Found[], language: string, say: Messages): Problem[] {
  const named = found.filter(({ name }) => name !== undefined)
  const [{ name: _, ...first } = {}] = named
  const names = [...new Set(named.flatMap(({ name }) => name ?? []))]
  const others = found.filter((each) => !named.includes(each))
  if (names.length === 0) return others
  const shown = names.slice(0, MOST_NAMED).map(showValue).join(', ')
  const more = names.length > MOST_NAMED ? ` … (${names.length})` : ''
  const settle = say.form.sameIn(languageName(language, say.language))
  const told = say.check.translation.names(shown + more, settle)
  return [...others, { ...first, ...told } as Problem]
}

function fileProblems(site: Checked, language: string, name: ContentName): Found[] {
  const say = site.say.check.translation
  const source = sourceOf(site.files, name, language)
  const objects = translatedObjects(site, name, language)
  if (source === undefined) {
    const file = contentFile(name, language)
    const isAsked = objects.some(({ form, entry }) => textsToTranslate(form, entry).length > 0)
    return isAsked ? [{ file, ...say.noFile(language) }] : []
  }
  const shared = new Set<string>()
  return objects.flatMap(({ id, form, entry, texts, present, at }) => {
    const isComplete = textsToTranslate(form, entry).length === 0
    if (present === undefined && 'titulo' in entry && !isComplete) {
      const location = locationAt(source, ['items'])
      return [{ ...location, ...say.noEntry(id, showValue(entry.titulo), language) }]
    }
    const notes = notesIn(present)
    return filledTexts(form, entry)
      .filter((text) => texts[text[0]] !== undefined || isAsked(form, text))
      .flatMap(([path, original]) => {
        const location = locationAt(source, [...at, ...keysOfText(present, path)])
        const text = texts[path]
        const { isOftenName, isShared } = marksOfText(form, path)
        if (!text) {
          // One translation is for all that share it.
          const isTold = isShared && shared.has(original)
          shared.add(original)
          const name = isOftenName && { name: original }
          return isTold ? [] : [{ ...location, ...say.missing(showText(original)), ...name }]
        }
        if (text === original && PROSE.includes(textParts(path).at(-1) ?? ''))
          return [{ ...location, ...say.untouched }]
        const note = notes[path]
        if (note === undefined || !isStale(note, original, text)) return []
        return [{ ...location, ...say.stale(showText(original)) }]
      })
  })
}

export const translationProblems = (site: Checked): Problem[] =>
  [...site.translations.keys()]
    .flatMap((language) => {
      const found = site.names.flatMap((name) => fileProblems(site, language, name))
      return namesTogether(found, language, site.say)
    })
    .concat(missingWords(site, site.say))

/** Languages of the content in which the site has no words of its own. No problem, but worth a word. */
export function interfaceNotes({
  translations,
  main,
  ownersWords,
  say,
}: Pick<Checked, 'translations' | 'main' | 'ownersWords' | 'say'>): string[] {
  const nameOf = (language: string) => languageName(language, say.language)
  const shownIn = (language: string) => interfaceLanguage(language, { main, ownersWords })
  return [main, ...translations.keys()]
    .filter((language) => shownIn(language) !== language)
    .map((language) =>
      say.check.translation.noInterface(nameOf(language), nameOf(shownIn(language))),
    )
}

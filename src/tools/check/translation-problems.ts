import { CONTENT_NAMES, type ContentName } from '../../site/model/schema/schema'
import type { Texts } from '../../site/model/translated-texts'
import { SPOKEN } from '../../site/words/language'
import type { Problem } from '../content/problem'
import { type JsonSource, type Path, placeAt } from '../content/reading/json/json-source'
import { showValue } from '../content/show-value'
import { isStale, notesIn, placeOfText } from '../content/translation/check-overlay'
import { textsToTranslate } from '../content/translation/plan-translations'
import { languageName, readOverlayFile } from '../content/translation/read-overlays'
import { CONTENT, type Project } from './project-content'

type Fields = Record<string, unknown>
/** An entry of a list or the profile, and its place in the overlay's file. */
type Piece = { entry: object; texts: Texts | undefined; value: unknown; at: Path }

/** Equal in two languages only where nobody has translated them. */
const PROSE = ['descripcion', 'resumen', 'disponibilidad', 'imagenAlt']

function pieceProblems(
  name: ContentName,
  source: JsonSource,
  { entry, texts = {}, value, at }: Piece,
): Problem[] {
  const say = source.say.check.translation
  const notes = notesIn(value)
  return textsToTranslate(name, entry).flatMap(([path, original]) => {
    const place = placeAt(source, placeOfText(at, path))
    const text = texts[path]
    if (!text) return [{ ...place, ...say.missing(showValue(original)) }]
    if (text === original && PROSE.includes(path)) return [{ ...place, ...say.untouched }]
    const note = notes[path]
    if (note === undefined || !isStale(note, original, text)) return []
    return [{ ...place, ...say.stale(showValue(original)) }]
  })
}

function fileProblems(project: Project, language: string, name: ContentName): Problem[] {
  const { overlays, perfil, lists } = project
  const overlay = overlays.get(language)
  const say = project.say.check.translation
  const read = readOverlayFile({ ...project, shownDir: CONTENT }, language, name)
  if (read === undefined || 'problem' in read) {
    const isEmpty = name !== 'perfil' && lists[name].length === 0
    const file = `${CONTENT}/${language}/${name}.json`
    return isEmpty ? [] : [{ file, ...say.noFile(language) }]
  }
  const { source } = read
  const value = source.value as Fields
  if (name === 'perfil') {
    return pieceProblems(name, source, { entry: perfil, texts: overlay?.perfil, value, at: [] })
  }
  const items = (value.items ?? []) as Fields[]
  return lists[name].flatMap((entry) => {
    const index = items.findIndex(({ id }) => id === entry.id)
    if (index === -1) {
      const place = placeAt(source, ['items'])
      return [{ ...place, ...say.noEntry(entry.id, showValue(entry.titulo), language) }]
    }
    const texts = overlay?.lists[name]?.[entry.id]
    return pieceProblems(name, source, { entry, texts, value: items[index], at: ['items', index] })
  })
}

/** Texts of further languages that are missing, untouched, or of an original that has changed. */
export const translationProblems = (project: Project): Problem[] =>
  [...project.overlays.keys()].flatMap((language) =>
    CONTENT_NAMES.flatMap((name) => fileProblems(project, language, name)),
  )

/** Languages of the content in which the site has no words of its own. No problem, but worth a word. */
export function interfaceNotes({ overlays, say }: Pick<Project, 'overlays' | 'say'>): string[] {
  const nameOf = (language: string) => languageName(language, say) ?? language
  return [...overlays.keys()]
    .filter((language) => !SPOKEN.some((spoken) => spoken === language))
    .map((language) => say.check.translation.noInterface(nameOf(language), nameOf(say.language)))
}

import type { ContentName } from '../../../site/model/schema/schema'
import { LIST_NAMES } from '../../../site/model/schema/schema'
import type { Texts } from '../../../site/model/translated-texts'
import type { Problem } from '../../content/problem'
import { type JsonSource, type Path, placeAt } from '../../content/reading/json/json-source'
import { showValue } from '../../content/show-value'
import { hashesIn } from '../../content/translation/check-overlay'
import { textsToTranslate } from '../../content/translation/fill-overlay'
import { readOverlayFile } from '../../content/translation/read-overlays'
import { textHash } from '../../content/translation/text-hash'
import { messages } from '../../messages/messages'
import { CONTENT, type Project } from '../project-content'

type Fields = Record<string, unknown>
/** An entry of a list or the profile, and its place in the overlay's file. */
type Piece = { entry: object; texts: Texts; value: unknown; at: Path }

/** Equal in two languages only where nobody has translated them. */
const PROSE = ['descripcion', 'resumen', 'disponibilidad', 'imagenAlt']

const pathIn = (at: Path, text: string): Path => [
  ...at,
  ...text.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
]

function pieceProblems(
  name: ContentName,
  language: string,
  source: JsonSource,
  { entry, texts, value, at }: Piece,
): Problem[] {
  const say = messages().check.translation
  const hashes = hashesIn(value)
  return textsToTranslate(name, entry).flatMap(([path, original]) => {
    const place = placeAt(source, pathIn(at, path))
    const text = texts[path]
    if (!text) return [{ ...place, ...say.missing(showValue(original)) }]
    if (text === original && PROSE.includes(path)) return [{ ...place, ...say.untouched }]
    const hash = hashes[path]
    if (hash === undefined || hash === textHash(original)) return []
    return [{ ...place, ...say.stale(showValue(original), language) }]
  })
}

function fileProblems(project: Project, language: string, name: ContentName): Problem[] {
  const { overlays, perfil, lists, contentDir, absent } = project
  const overlay = overlays.get(language)
  const say = messages().check.translation
  const entries = name === 'perfil' ? [] : lists[name]
  const read = readOverlayFile({ contentDir, shownDir: CONTENT, absent }, language, name)
  if (read === undefined || 'problem' in read) {
    const isEmpty = name !== 'perfil' && entries.length === 0
    const file = `${CONTENT}/${language}/${name}.json`
    return isEmpty ? [] : [{ file, ...say.noFile(language) }]
  }
  const { source } = read
  if (name === 'perfil') {
    const piece = { entry: perfil, texts: overlay?.perfil ?? {}, value: source.value, at: [] }
    return pieceProblems(name, language, source, piece)
  }
  const items = ((source.value as Fields).items ?? []) as Fields[]
  return entries.flatMap((entry) => {
    const index = items.findIndex(({ id }) => id === entry.id)
    if (index === -1) {
      const place = placeAt(source, ['items'])
      return [{ ...place, ...say.noEntry(entry.id, showValue(entry.titulo), language) }]
    }
    const texts = overlay?.lists[name]?.[entry.id] ?? {}
    const piece = { entry, texts, value: items[index], at: ['items', index] }
    return pieceProblems(name, language, source, piece)
  })
}

/** Texts of further languages that are missing, untouched, or of an original that has changed. */
export const translationProblems = (project: Project): Problem[] =>
  [...project.overlays.keys()].flatMap((language) =>
    (['perfil', ...LIST_NAMES] as const).flatMap((name) => fileProblems(project, language, name)),
  )

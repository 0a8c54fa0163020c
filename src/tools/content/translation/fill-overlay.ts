import { ORIGINAL } from '../../../site/model/lists/overlay-schema'
import type { ContentName } from '../../../site/model/schema/schema'
import { type Text, type Texts, textsIn, withTexts } from '../../../site/model/translated-texts'
import { textHash } from './text-hash'

type Fields = Record<string, unknown>

/** What an overlay says of an object, and the hashes of what it translates. */
export type Translation = { texts: Texts; hashes: Texts }

export type Fill = {
  /** The texts of the profile or of an entry in the main language. */
  originals: readonly Text[]
  present: Translation
  /** What needs no translator, else ''. */
  known: (text: Text) => string
}

const isFilled = ([, text]: Text) => text.trim() !== ''

/** The texts that an overlay has to say: those that the main language says. */
export const textsToTranslate = (name: ContentName, entry: unknown): Text[] =>
  textsIn(name, entry).filter(isFilled)

/** A hash stays while its translation does, so that the check can see what it translates. */
function hashFor([path, text]: Text, { present }: Fill): string {
  const isKept = present.texts[path] && present.hashes[path] !== undefined
  return isKept ? String(present.hashes[path]) : textHash(text)
}

/** An object with a place for every text, in order: `enlaces.1.texto` makes the list and its items. */
function emptyPlaces(originals: readonly Text[]): Fields {
  const places: Fields = {}
  for (const [path] of originals) {
    const [field = path, index, inner] = path.split('.')
    if (inner === undefined) {
      places[field] = ''
      continue
    }
    const items = (places[field] ?? []) as Fields[]
    while (items.length <= Number(index)) items.push({})
    Object.assign(items[Number(index)] ?? {}, { [inner]: '' })
    places[field] = items
  }
  return places
}

/** The texts of an overlay's object: present ones as they are, others to be filled in. */
export function filledTexts(fill: Fill): Fields {
  const { originals, present, known } = fill
  const texts = originals.map((text) => [text[0], present.texts[text[0]] || known(text)] as const)
  const hashes = originals.map((text) => [text[0], hashFor(text, fill)] as const)
  return {
    ...withTexts(emptyPlaces(originals), Object.fromEntries(texts)),
    [ORIGINAL]: Object.fromEntries(hashes),
  }
}

import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type ContentName, LIST_NAMES } from '../../../site/model/schema/schema'
import { type Texts, textsIn } from '../../../site/model/translated-texts'
import type { Spoken } from '../../../site/words/language'
import { messages } from '../../messages/messages'
import { ProblemError, showProblem } from '../problem'
import { EDITOR_KEY } from '../reading/field-problems'
import { readSite, type SiteContent } from '../reading/read-content'
import { showValue } from '../show-value'
import type { FileToWrite } from '../write-all'
import { hashesIn } from './check-overlay'
import { filledTexts, textsToTranslate } from './fill-overlay'
import type { Overlay } from './in-language'
import { knownTranslation } from './known-translation'
import { languageName } from './overlay-files'
import { overlaySchemaAddress } from './overlay-json-schema'
import { readOverlayFile } from './read-overlays'

const CONTENT = 'src/content'
const NAMES: readonly ContentName[] = ['perfil', ...LIST_NAMES]

export type TranslationsOptions = {
  root: string
  /** Undefined for all that there are. */
  language?: string | undefined
  isReviewed: boolean
}

type Fields = Record<string, unknown>
type Site = { content: SiteContent; root: string; language: string }

/** The translations of the profile or of an entry; `fresh` paths were translated just now. */
type TextsOf = (name: ContentName, id: number) => { texts: Texts; fresh: ReadonlySet<string> }

const EMPTY: Overlay = { perfil: {}, lists: {} }

const presentValue = ({ content, root, language }: Site, name: ContentName): Fields | undefined => {
  const { absent } = content
  const place = { contentDir: path.join(root, CONTENT), shownDir: CONTENT, absent }
  const read = readOverlayFile(place, language, name)
  return read && 'source' in read ? (read.source.value as Fields) : undefined
}

/** The file of an overlay with what it lacks; as it is where the main language says nothing. */
function filledFile(
  { content, language }: Site,
  name: ContentName,
  present: Fields | undefined,
  textsOf: TextsOf,
): Fields | undefined {
  const { perfil, lists } = content
  const filled = (entry: object, id: number, value: unknown) => {
    const { texts, fresh } = textsOf(name, id)
    const hashes = Object.entries(hashesIn(value)).filter(([key]) => !fresh.has(key))
    return filledTexts({
      originals: textsToTranslate(name, entry),
      present: { texts, hashes: Object.fromEntries(hashes) },
      known: (text) => knownTranslation(name, entry, text, perfil.idioma ?? 'es', language),
    })
  }
  const editor = { [EDITOR_KEY]: overlaySchemaAddress(name) }
  if (name === 'perfil') return { ...editor, ...filled(perfil, 0, present) }
  if (lists[name].length === 0) return present
  const items = (present?.items ?? []) as Fields[]
  const entries = lists[name].map((entry) => {
    const value = items.find(({ id }) => id === entry.id)
    return { id: entry.id, ...filled(entry, entry.id, value) }
  })
  return { ...editor, items: entries }
}

/** Translations still to be made in a file. */
const countEmpty = (name: ContentName, value: Fields): number =>
  (name === 'perfil' ? [value] : (value.items as Fields[])).flatMap((entry) =>
    textsIn(name, entry).filter(([, text]) => text === ''),
  ).length

/** The files of one language with what they lack, and how many texts are still to fill in. */
export function planLanguage(
  site: Site,
  textsOf: TextsOf,
): { files: FileToWrite[]; count: number } {
  let count = 0
  const files = NAMES.flatMap((name): FileToWrite[] => {
    const present = presentValue(site, name)
    const value = filledFile(site, name, present, textsOf)
    if (value === undefined) return []
    count += countEmpty(name, value)
    if (isDeepStrictEqual(value, present)) return []
    const bytes = `${JSON.stringify(value, null, 2)}\n`
    return [{ file: path.join(site.root, CONTENT, site.language, `${name}.json`), bytes }]
  })
  return { files, count }
}

/** @throws ProblemError for a code that names no language, or the main one */
export function checkLanguage(language: string, main: Spoken): void {
  const { mainLanguage, unknownLanguage } = messages().reading.overlay
  const name = languageName(language)
  if (name !== undefined && language !== main) return
  const found = showValue(language)
  const expected = unknownLanguage(main === 'es' ? 'en' : 'es')
  const fault = name === undefined ? { found, expected } : mainLanguage(name, language)
  throw new ProblemError(showProblem({ file: 'npm run translations', ...fault }))
}

export type TranslationsPlan = {
  files: FileToWrite[]
  /** Texts to fill in, by language. */
  left: { language: string; count: number }[]
}

/**
 * What the overlays lack: new files, entries, texts to fill in, and hashes of what is translated.
 * No translation is changed. @throws ProblemError for wrong content or an unknown language
 */
export function planTranslations({
  root,
  language,
  isReviewed,
}: TranslationsOptions): TranslationsPlan {
  const content = readSite(path.join(root, CONTENT), path.join(root, 'public'))
  if (language !== undefined) checkLanguage(language, content.perfil.idioma ?? 'es')
  const languages = language === undefined ? [...content.overlays.keys()] : [language]
  const plans = languages.map((one) => {
    const { perfil, lists } = content.overlays.get(one) ?? EMPTY
    const plan = planLanguage({ content, root, language: one }, (name, id) => {
      const texts = name === 'perfil' ? perfil : (lists[name]?.[id] ?? {})
      return { texts, fresh: new Set(isReviewed ? Object.keys(texts) : []) }
    })
    return { language: one, ...plan }
  })
  return {
    files: plans.flatMap(({ files }) => files),
    left: plans.map(({ language: one, count }) => ({ language: one, count })),
  }
}

import { readdirSync } from 'node:fs'
import path from 'node:path'
import { CONTENT_NAMES, type ContentName } from '../../../site/model/schema/schema'
import { withTexts } from '../../../site/model/translated-texts'
import { SPOKEN, type Spoken } from '../../../site/words/language'
import { messages } from '../../messages/messages'
import { ProblemError, showProblem } from '../problem'
import { EDITOR_KEY } from '../reading/field-problems'
import { readIfThere } from '../reading/files/read-file'
import { schemaAddress } from '../reading/json-schema'
import { readSite, type SiteContent } from '../reading/read-content'
import { showValue } from '../show-value'
import type { FileToWrite } from '../write-all'
import { textsToTranslate } from './fill-overlay'
import { inLanguage, type Overlay } from './in-language'
import { planLanguage } from './plan-translations'

const CONTENT = 'src/content'

type Fields = Record<string, unknown>

/** A language that the site speaks and that has a folder. @throws ProblemError for any other */
function checkNewMain(language: string, { overlays }: SiteContent): Spoken {
  const spoken = SPOKEN.find((one) => one === language)
  if (spoken !== undefined && overlays.has(language)) return spoken
  const { expected, reading } = messages()
  const fault =
    spoken === undefined
      ? { file: '--main', found: showValue(language), expected: expected.mainLanguage }
      : { file: `${CONTENT}/${language}/`, ...reading.overlay.noFolder(language) }
  throw new ProblemError(showProblem(fault))
}

/** A main file with other texts; all else stays as the owner has written it. */
function mainFile(file: string, name: ContentName, overlay: Overlay, language: Spoken) {
  const bytes = readIfThere(file)
  if (bytes === undefined) return []
  const value = JSON.parse(new TextDecoder().decode(bytes)) as Fields
  const head = { [EDITOR_KEY]: schemaAddress(name) }
  let changed: Fields
  if (name === 'perfil') {
    const { idioma: _before, ...profile } = withTexts(value, overlay.perfil)
    changed = { ...profile, ...head, ...(language !== 'es' && { idioma: language }) }
  } else {
    const items = (value.items as (Fields & { id: number })[]).map((entry) =>
      withTexts(entry, overlay.lists[name]?.[entry.id] ?? {}),
    )
    changed = { ...value, ...head, items }
  }
  return [{ file, bytes: `${JSON.stringify(changed, null, 2)}\n` }]
}

/** Every text of the content, by its entry, as the translations of another main language. */
const textsOf =
  ({ perfil, lists }: SiteContent) =>
  (name: ContentName, id: number) => {
    const entry = name === 'perfil' ? perfil : lists[name].find((one) => one.id === id)
    const texts = Object.fromEntries(textsToTranslate(name, entry))
    return { texts, fresh: new Set(Object.keys(texts)) }
  }

/**
 * Makes a further language the main one: its texts go into the main files, and theirs into a folder.
 * @throws ProblemError for wrong content, or a language that cannot be the main one
 */
export function planSwap(root: string, language: string): FileToWrite[] {
  const contentDir = path.join(root, CONTENT)
  const content = readSite(contentDir, path.join(root, 'public'))
  const main = checkNewMain(language, content)
  const overlay = content.overlays.get(language) ?? { perfil: {}, lists: {} }
  const { perfil, lists } = inLanguage(content, overlay)
  const swapped = { ...content, perfil: { ...perfil, idioma: main }, lists, overlays: new Map() }
  const before = content.perfil.idioma ?? 'es'
  const site = { content: swapped, root, language: before }
  const folder = path.join(contentDir, language)
  return [
    ...CONTENT_NAMES.flatMap((name) =>
      mainFile(path.join(contentDir, `${name}.json`), name, overlay, main),
    ),
    ...planLanguage(site, textsOf(content)).files,
    ...readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => ({ file: path.join(folder, file), bytes: null })),
  ]
}

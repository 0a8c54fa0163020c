import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentName } from '../../../site/model/schema/schema'
import { LIST_NAMES } from '../../../site/model/schema/schema'
import type { Content } from '../../content/reading/read-content'
import { overlayFolders, readOverlays } from '../../content/translation/read-overlays'
import type { FileToWrite } from '../../content/write-all'
import { messagesIn } from '../../messages/messages'

/** Folders of further languages that become others, and the files that this takes. */
export type SetAside = { folders: { from: string; to: string }[]; files: FileToWrite[] }

/** `en.old`, `en.old-2`: a folder with a full stop in its name is no language. */
function freeName(contentDir: string, language: string): string {
  const names = (function* () {
    yield `${language}.old`
    for (let number = 2; ; number++) yield `${language}.old-${number}`
  })()
  for (const name of names) if (!existsSync(path.join(contentDir, name))) return name
  return language
}

/** The overlays have no mistake beside this content. */
function areRight({ perfil, lists }: Content, contentDir: string): boolean {
  const mainOf = (name: ContentName) => ({
    file: name,
    value: name === 'perfil' ? perfil : { items: lists[name] },
  })
  const absent = LIST_NAMES.filter((name) => lists[name].length === 0)
  const place = { contentDir, shownDir: '', absent, say: messagesIn(perfil.idioma ?? 'es') }
  return readOverlays(place, mainOf).problems.length === 0
}

/**
 * Translations that do not belong to the content of an import. Those with mistakes of the owner's own
 * stay where they are.
 * @param before the content of the same person; undefined for another one
 */
export function setAside(
  content: Content,
  before: Content | undefined,
  contentDir: string,
): SetAside {
  const result: SetAside = { folders: [], files: [] }
  if (before && (areRight(content, contentDir) || !areRight(before, contentDir))) return result
  for (const { language, files } of overlayFolders(contentDir)) {
    const from = path.join(contentDir, language)
    const to = path.join(contentDir, freeName(contentDir, language))
    result.folders.push({ from, to })
    for (const file of files) {
      const bytes = readFileSync(path.join(from, file))
      result.files.push({ file: path.join(to, file), bytes })
      result.files.push({ file: path.join(from, file), bytes: null })
    }
  }
  return result
}

import path from 'node:path'
import type { ContentName } from '../../../site/model/schema/schema'
import { LIST_NAMES, type ListName } from '../../../site/model/schema/schema'
import type { Spoken } from '../../../site/words/language'
import { byLine, type Problem } from '../problem'
import { fileProblem } from '../reading/file-problem'
import { readIfThere } from '../reading/files/read-file'
import { type JsonSource, readJson } from '../reading/json/json-source'
import { checkListOverlay, checkProfileOverlay, type Main } from './check-overlay'
import type { Overlay } from './in-language'
import { folderProblems, type OverlayFolder, overlayFolders } from './overlay-files'

const NAMES: readonly ContentName[] = ['perfil', ...LIST_NAMES]

export type Overlays = ReadonlyMap<string, Overlay>
type Read = { overlays: Overlays; problems: Problem[] }

type Place = {
  contentDir: string
  /** How messages call it. */
  shownDir: string
  /** Lists that the main language does not have; nor do the others. */
  absent: readonly ListName[]
}

/** One file of an overlay; undefined without it. */
export function readOverlayFile(
  { contentDir, shownDir, absent }: Place,
  language: string,
  name: ContentName,
): { source: JsonSource } | { problem: Problem } | undefined {
  if (absent.some((list) => list === name)) return undefined
  const file = `${language}/${name}.json`
  try {
    const bytes = readIfThere(path.join(contentDir, file))
    return bytes && readJson(`${shownDir}/${file}`, bytes)
  } catch (error) {
    return { problem: fileProblem(`${shownDir}/${file}`, error) }
  }
}

function readOverlay(
  place: Place,
  { language }: OverlayFolder,
  mainOf: (name: ContentName) => Main,
): { overlay: Overlay; problems: Problem[] } {
  const problems: Problem[] = []
  const read = <Value>(
    name: ContentName,
    check: (source: JsonSource, main: Main) => { value: Value; problems: Problem[] },
  ): Value | undefined => {
    const found = readOverlayFile(place, language, name)
    if (found === undefined) return undefined
    const checked =
      'problem' in found
        ? { value: undefined, problems: [found.problem] }
        : check(found.source, mainOf(name))
    problems.push(...checked.problems.sort(byLine))
    return checked.value
  }
  const perfil = read('perfil', checkProfileOverlay) ?? {}
  const lists: { -readonly [Name in keyof Overlay['lists']]: Overlay['lists'][Name] } = {}
  for (const name of LIST_NAMES) {
    const texts = read(name, (source, main) => checkListOverlay(name, source, main))
    if (texts !== undefined) lists[name] = texts
  }
  return { overlay: { perfil, lists }, problems }
}

/**
 * Reads and checks the texts of all further languages.
 * @param mainOf what the content files of the main language say
 */
export function readOverlays(
  place: Place,
  mainLanguage: Spoken,
  mainOf: (name: ContentName) => Main,
): Read {
  const overlays = new Map<string, Overlay>()
  const problems: Problem[] = []
  for (const folder of overlayFolders(place.contentDir)) {
    const wrong = folderProblems(
      folder,
      mainLanguage,
      `${place.shownDir}/${folder.language}`,
      NAMES,
    )
    problems.push(...wrong)
    if (wrong.some(({ file }) => file.endsWith('/'))) continue
    const read = readOverlay(place, folder, mainOf)
    problems.push(...read.problems)
    overlays.set(folder.language, read.overlay)
  }
  return { overlays, problems }
}

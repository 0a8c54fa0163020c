import path from 'node:path'
import { getNodePath } from 'jsonc-parser'
import type { Fields } from '../../model/objects'
import { CONTENT_NAMES } from '../../model/schema/schema'
import { ownListsIn } from '../content/content-files'
import { CONTENT } from '../content/content-folder'
import { mainLanguageOf } from '../content/main-language'
import { pageSources } from '../content/pages/read-pages'
import { fileProblem, type Problem, showProblem } from '../content/problem'
import { inspectContent } from '../content/reading/read-content'
import { showValue } from '../content/show-value'
import { copiedIds, withIdsOf, withUniqueIds } from '../content/translation/entry-ids'
import { withAddresses } from '../content/translation/translated-links'
import { translationFolders } from '../content/translation/translation-folders'
import {
  decodeText,
  type JsonSource,
  problemAt,
  repeatedKey,
} from '../content/workspace/json-source'
import type { Workspace } from '../content/workspace/workspace'
import type { Messages } from '../messages/es/es'
import {
  contentFile,
  type FieldSpot,
  itemsOf,
  pageAt,
  partsOf,
  placeOf,
  type Values,
} from './field-spot'

/** What is wrong with a field such as `enlaces[0].url`, for the form; of a page's text, in which line. */
export type SpotProblem = FieldSpot & {
  line?: number | undefined
  message: string
  isAdvice?: true | undefined
}

/** `items[2].enlaces[0].url` */
const ITEM = /^items\[(\d+)\]\.?(.*)$/

/** A problem at its field; its file and line are of no use in a form, nor are the signs of a file for nothing. */
export function spotProblem(problem: Problem, values: Values, { reading }: Messages): SpotProblem {
  const place = placeOf(problem.file)
  const { found, expected, todo, line } = problem
  const [, index, field = problem.path ?? ''] = ITEM.exec(problem.path ?? '') ?? []
  const message = `${todo ?? expected} (${found})`.replace(/\bnull\b|""/g, reading.nothing)
  if (pageAt(place)) return { place, field: 'texto', message, line }
  if (!(place in values)) return { place, field, message: `${message}: ${problem.file}` }
  const { id } = itemsOf(values[place])[Number(index)] ?? {}
  return { place, field, message, ...(typeof id === 'number' && { id }) }
}

/** The places of all files that may be in the content, and of the pages that are. */
export function placesIn(workspace: Workspace): string[] {
  const spoken = [undefined, ...translationFolders(workspace)]
  const names = [...CONTENT_NAMES, ...ownListsIn(workspace)]
  const pages = pageSources(workspace).map(placeOf)
  return [
    ...spoken.flatMap((code = '') => names.map((name) => path.posix.join(code, name))),
    ...pages.filter((place) => spoken.includes(pageAt(place)?.language)),
  ]
}

/** The first key that stands twice in an object: such a file is only mended by hand. */
function repeatProblem(source: JsonSource): Problem | undefined {
  const key = repeatedKey(source.root)
  const { repeatedField, fieldOnce } = source.say.reading
  return key && problemAt(source, getNodePath(key), repeatedField, fieldOnce, key)
}

/** The text of a page, with plain ends of lines, or why it is not known. */
function pageText(workspace: Workspace, file: string): { text: string } | { problem: Problem } {
  const { say } = workspace
  try {
    const decoded = decodeText(workspace.bytes(file) ?? Buffer.of(), say)
    if (!('text' in decoded)) return { problem: { file, ...decoded } }
    return { text: decoded.text.replaceAll('\r\n', '\n') }
  } catch (error) {
    return { problem: fileProblem(file, error, say) }
  }
}

/** By place: with an id for each entry, and the addresses of translated links. */
function sourcesOf(parsed: ReadonlyMap<string, JsonSource>): Map<string, JsonSource> {
  const sources = new Map<string, JsonSource>()
  for (const [place, source] of parsed) {
    const { name, language } = partsOf(place)
    if (language !== undefined) continue
    const others = [...parsed].filter(([each]) => each !== place && partsOf(each).name === name)
    const translations = others.map(([, each]) => each)
    sources.set(place, name === 'perfil' ? source : withUniqueIds(name, source, translations))
  }
  for (const [place, source] of parsed) {
    const { name, language } = partsOf(place)
    if (language === undefined) continue
    const [main, own] = [parsed.get(name), sources.get(name)]
    const translation = main && own ? withIdsOf(source, main, own) : source
    sources.set(place, withAddresses(name, translation, own))
  }
  return sources
}

/** What the content says to the form, and what the build would tell of it. */
export function inspect(workspace: Workspace) {
  const { say } = workspace
  /** With ids, and the addresses of translated links. */
  const values: Record<string, Fields> = {}
  const parsed = new Map<string, JsonSource>()
  /** By place, why a file can only be mended by hand. */
  const locked: Record<string, string> = {}
  for (const place of placesIn(workspace)) {
    const file = contentFile(place)
    if (pageAt(place)) {
      const page = pageText(workspace, file)
      if ('text' in page) values[place] = { texto: page.text }
      else locked[place] = showProblem(page.problem, say)
      continue
    }
    const { source, problem } = workspace.json(file)
    const fault = problem ?? (source && repeatProblem(source))
    if (fault) locked[place] = showProblem(fault, say)
    if (source) parsed.set(place, source)
  }
  const sources = sourcesOf(parsed)
  for (const [place, { value }] of sources) values[place] = value as Fields
  const given = [...parsed].flatMap(([place, source]): SpotProblem[] => {
    const own = sources.get(place)
    if (place === 'perfil' || partsOf(place).language !== undefined || !own) return []
    return copiedIds(source, own).map(({ from, to }) => {
      return { place, id: to, field: 'id', message: say.form.ownId(from, to) }
    })
  })
  const { problems: ofFiles, stale } = inspectContent(workspace, (name, language = '') => ({
    source: sources.get(path.posix.join(language, name)),
  }))
  // The form has no folders: what is wrong there is the language that was chosen.
  const main = mainLanguageOf(workspace.profile)
  const folder = `${CONTENT}/${main}/`
  const expected = say.reading.translation.hasFolder(folder)
  const chosen = { file: contentFile('perfil'), path: 'idioma', found: showValue(main), expected }
  const shown = ofFiles.map((each) => (each.file === folder ? chosen : each))
  const problems = [...given, ...shown.map((each) => spotProblem(each, values, say))]
  return { values, locked, stale, problems }
}
export type Inspected = ReturnType<typeof inspect>

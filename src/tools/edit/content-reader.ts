import path from 'node:path'
import { getNodePath, type Node } from 'jsonc-parser'
import { isOwnList } from '../../site/model/own-list'
import { CONTENT_NAMES } from '../../site/model/schema/schema'
import { CONTENT } from '../content/content-folder'
import { mainLanguageOf, messagesOf } from '../content/main-language'
import { ownListsIn } from '../content/own-sections'
import { pageSources, readPages } from '../content/pages/read-pages'
import { type Problem, showProblem } from '../content/problem'
import { readIfThere } from '../content/reading/files/read-file'
import { decodeText, type JsonSource, problemAt, readJson } from '../content/reading/json-source'
import { listPublicFiles } from '../content/reading/public-files'
import { inspectContent } from '../content/reading/read-content'
import { showValue } from '../content/show-value'
import { withAddresses } from '../content/translation/joined-content'
import { overlayFolders } from '../content/translation/overlay-folders'
import type { Messages } from '../messages/es/es'
import type { Texts } from './change-content'
import type { dropShelf } from './drop-shelf'
import {
  contentFile,
  type FieldSpot,
  type Fields,
  itemsOf,
  pageAt,
  pagePlace,
  partsOf,
  type Values,
} from './field-spot'
import { isRepeated, withIdsOf, withOwnIds } from './own-ids'

/** What is wrong with a field such as `enlaces[0].url`, for the form; of a page's text, in which line. */
export type Finding = FieldSpot & { line?: number | undefined; message: string }

/** A key that its object has before. */
function repeatedIn(node: Node): Node | undefined {
  const seen = new Set<unknown>()
  for (const child of node.children ?? []) {
    const [key] = child.type === 'property' ? (child.children ?? []) : []
    if (key && seen.has(key.value)) return key
    seen.add(key?.value)
    const inside = repeatedIn(child)
    if (inside) return inside
  }
  return undefined
}

/** The first key that stands twice in an object. Readers take its last value, a change its first. */
function repeatedKey(source: JsonSource): Problem | undefined {
  const key = repeatedIn(source.root)
  const { repeatedField, fieldOnce } = source.say.reading
  return key && problemAt(source, getNodePath(key), repeatedField, fieldOnce, key)
}

/** `items[2].enlaces[0].url` */
const ITEM = /^items\[(\d+)\]\.?(.*)$/
/** What cannot be decoded is replaced: such a file is locked. */
export const decodedText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
const placeOf = (file: string) => file.replace(`${CONTENT}/`, '').replace(/\.json$/, '')

/** A problem at its field; its file and line are of no use in a form, nor are the signs of a file for nothing. */
export function findingOf(problem: Problem, values: Values, { reading }: Messages): Finding {
  const place = placeOf(problem.file)
  const { found, expected, todo, line } = problem
  const [, index, field = problem.path ?? ''] = ITEM.exec(problem.path ?? '') ?? []
  const message = `${todo ?? expected} (${found})`.replace(/\bnull\b|""/g, reading.nothing)
  if (!(place in values)) return { place, field, message: `${problem.file}: ${message}` }
  if (pageAt(place)) return { place, field: 'texto', message, line }
  const { id } = itemsOf(values[place])[Number(index)] ?? {}
  return { place, field, message, ...(typeof id === 'number' && { id }) }
}

/** Of entries that had the id of another, the one that each got. */
const newIds = (place: string, source: JsonSource, own: JsonSource, { edit }: Messages) => {
  const idsOf = ({ value }: JsonSource) => itemsOf(value as Fields).map(({ id }) => id)
  const [said, ids] = [idsOf(source), idsOf(own)]
  return ids.flatMap((id, index): Finding[] =>
    isRepeated(said, index)
      ? [
          {
            place,
            id: Number(id),
            field: 'id',
            message: edit.ownId(Number(said[index]), Number(id)),
          },
        ]
      : [],
  )
}

export function contentReader(root: string, shelf: ReturnType<typeof dropShelf>) {
  const contentDir = path.join(root, CONTENT)
  const fileOf = (place: string) => path.join(root, contentFile(place))
  const languages = () => overlayFolders(contentDir)
  const places = () => {
    const spoken = [undefined, ...languages()]
    const names = [...CONTENT_NAMES, ...ownListsIn(contentDir)]
    const ofLanguage = (code = '') => names.map((name) => path.posix.join(code, name))
    const isRead = (place: string) => pageAt(place) && spoken.includes(pageAt(place)?.language)
    return [...spoken.flatMap(ofLanguage), ...pageSources(contentDir).filter(isRead)]
  }
  const readBytes = (): Map<string, Buffer> => {
    const files = places().map((place) => [place, readIfThere(fileOf(place))] as const)
    return new Map(files.flatMap(([place, bytes]) => (bytes ? [[place, bytes]] : [])))
  }
  const read = (): Texts =>
    new Map([...readBytes()].map(([place, bytes]) => [place, decodedText(bytes)]))
  /** As they lie on the disk: a text no longer tells of a wrong encoding. */
  const bytesOf = (place: string, text: string) => {
    const bytes = readIfThere(fileOf(place))
    return bytes && decodedText(bytes) === text ? bytes : Buffer.from(text)
  }

  /** What they would say, and what the build would tell of it. */
  const inspect = (texts: Texts) => {
    const say = messagesOf(root)
    const main = mainLanguageOf(() => new TextEncoder().encode(texts.get('perfil')))
    /** With ids, and the addresses of translated links. */
    const values: Record<string, Fields> = {}
    const sources = new Map<string, JsonSource>()
    const parsed = new Map<string, JsonSource>()
    /** By place, why a file can only be mended by hand. */
    const locked: Record<string, string> = {}
    for (const [place, text] of texts) {
      const { page } = partsOf(place)
      if (page !== undefined && text === '') continue
      const bytes = bytesOf(place, text)
      if (page !== undefined) {
        const decoded = decodeText(bytes, say)
        if ('text' in decoded) values[place] = { texto: text.replaceAll('\r\n', '\n') }
        else locked[place] = showProblem({ file: contentFile(place), ...decoded }, say)
        continue
      }
      const result = readJson(contentFile(place), bytes, say)
      const problem = 'problem' in result ? result.problem : repeatedKey(result.source)
      if (problem) locked[place] = showProblem(problem, say)
      if ('source' in result) parsed.set(place, result.source)
    }
    const given: Finding[] = []
    for (const [place, source] of parsed) {
      const { name, language } = partsOf(place)
      if (language !== undefined) continue
      const overlays = [...parsed].filter(([each]) => each !== place && partsOf(each).name === name)
      const own =
        name === 'perfil'
          ? source
          : withOwnIds(
              name,
              source,
              overlays.map(([, each]) => each),
            )
      sources.set(place, own)
      given.push(...newIds(place, source, own, say))
    }
    for (const [place, source] of parsed) {
      const { name, language } = partsOf(place)
      if (language === undefined) continue
      const [main, own] = [parsed.get(name), sources.get(name)]
      sources.set(
        place,
        withAddresses(name, main && own ? withIdsOf(source, main, own) : source, own),
      )
    }
    for (const [place, { value }] of sources) values[place] = value as Fields
    const pagesOf = (language: string) => {
      const slugs = [...texts].flatMap(([place, text]) => {
        const page = pageAt(place)
        return page && text !== '' && (page.language ?? '') === language ? [page.slug] : []
      })
      const pageBytes = (slug: string) => {
        const place = pagePlace(slug, language)
        return bytesOf(place, texts.get(place) ?? '')
      }
      return readPages(language, slugs, pageBytes, say)
    }
    const { problems, stale } = inspectContent({
      read: (name, language = '') => ({ source: sources.get(path.posix.join(language, name)) }),
      pagesOf,
      publicFiles: shelf.beside(listPublicFiles(path.join(root, 'public'), say)),
      ownLists: [...sources.keys()].filter(isOwnList),
      contentDir,
      main,
      say,
    })
    // The form has no folders: what is wrong there is the language that was chosen.
    const folder = `${CONTENT}/${main}/`
    const expected = say.reading.overlay.hasFolder(folder)
    const chosen = { file: contentFile('perfil'), path: 'idioma', found: showValue(main), expected }
    const told = problems.map((each) => (each.file === folder ? chosen : each))
    const findings = [...given, ...told.map((each) => findingOf(each, values, say))]
    return { values, locked, stale, findings }
  }
  return { fileOf, languages, places, read, readBytes, inspect }
}

import path from 'node:path'
import { getNodePath, type Node } from 'jsonc-parser'
import { isOwnList } from '../../site/model/own-list'
import { CONTENT_NAMES } from '../../site/model/schema/schema'
import { CONTENT } from '../content/content-folder'
import { variantNames } from '../content/cv-variants'
import { mainLanguageOf, messagesOf } from '../content/main-language'
import { type OwnContent, ownListsIn, ownSlugs } from '../content/own-sections'
import { markdownProblems } from '../content/pages/markdown-problems'
import { parsePage } from '../content/pages/parse-page'
import { joinedPages, type ProjectPage, pageSources } from '../content/pages/read-pages'
import { type Problem, showProblem } from '../content/problem'
import { builtFiles, sitePaths } from '../content/reading/built-files'
import { checkFile } from '../content/reading/check-file'
import { readIfThere } from '../content/reading/files/read-file'
import {
  decodeText,
  type JsonSource,
  problemAt,
  readJson,
  withIds,
} from '../content/reading/json-source'
import { missingPages, unknownSections, unknownVariants } from '../content/reading/name-problems'
import { listPublicFiles } from '../content/reading/public-files'
import { showValue } from '../content/show-value'
import { checkOverlay } from '../content/translation/check-overlay'
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
  PROJECTS,
  pageAt,
  partsOf,
  type Values,
} from './field-spot'

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
const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
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

/** Reads the content files of a project, and checks them as the build does. */
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
  const read = (): Texts => {
    const files = places().map((place) => [place, readIfThere(fileOf(place))] as const)
    return new Map(files.flatMap(([place, bytes]) => (bytes ? [[place, decoded(bytes)]] : [])))
  }
  /** As they lie on the disk: a text no longer tells of a wrong encoding. */
  const bytesOf = (place: string, text: string) => {
    const bytes = readIfThere(fileOf(place))
    return bytes && decoded(bytes) === text ? bytes : Buffer.from(text)
  }

  /** What they would say, file by file. */
  const inspect = (texts: Texts) => {
    const say = messagesOf(root)
    const publicFiles = shelf.beside(listPublicFiles(path.join(root, 'public'), say))
    /** With ids, and the addresses of translated links. */
    const values: Record<string, Fields> = {}
    /** Translations whose original has changed: `en/experiencia 3 titulo`. The profile's id is 0. */
    const stale: string[] = []
    const problems: Problem[] = []
    const sources = new Map<string, JsonSource>()
    /** By place, why a file can only be mended by hand. */
    const locked: Record<string, string> = {}
    for (const [place, text] of texts) {
      const { name, language, page } = partsOf(place)
      if (page !== undefined) continue
      const result = readJson(`${CONTENT}/${place}.json`, bytesOf(place, text), say)
      if ('problem' in result) {
        locked[place] = showProblem(result.problem, say)
        continue
      }
      const repeated = repeatedKey(result.source)
      if (repeated) locked[place] = showProblem(repeated, say)
      const source =
        language === undefined
          ? withIds(result.source)
          : withAddresses(name, result.source, sources.get(name))
      sources.set(place, source)
      values[place] = source.value as Fields
      if (language === undefined) {
        problems.push(...checkFile(name, source, publicFiles).problems)
        continue
      }
      const checked = checkOverlay(name, source, sources.get(name))
      problems.push(...checked.problems)
      stale.push(...checked.stale.map((each) => `${place} ${each}`))
    }
    const profile = sources.get('perfil')
    for (const [place, source] of profile ? sources : []) {
      if (partsOf(place).language) continue
      problems.push(...unknownVariants(source, variantNames(profile?.value)))
    }
    const own = [...sources.keys()].filter(isOwnList)
    if (profile) problems.push(...unknownSections(profile, own))
    const main = mainLanguageOf(() => new TextEncoder().encode(texts.get('perfil')))
    const pages: ProjectPage[] = []
    const mainPages: string[] = []
    for (const [place, text] of texts) {
      const at = pageAt(place)
      if (!at || text === '') continue
      const file = contentFile(place)
      const bytes = bytesOf(place, text)
      const decoded = decodeText(bytes, say)
      if (!at.language) mainPages.push(at.slug)
      if ('text' in decoded) values[place] = { texto: text.replaceAll('\r\n', '\n') }
      else locked[place] = showProblem({ file, ...decoded }, say)
      const parsed = parsePage(bytes, say)
      if ('fault' in parsed) problems.push({ file, ...parsed.fault })
      else pages.push({ ...at, file, ...parsed })
    }
    const projects = sources.get(PROJECTS)
    problems.push(...missingPages(projects, mainPages))
    const joined = joinedPages(projects, pages).pages
    const ownIn = (code: string) => {
      const titles = own.map((list) => {
        const { titulo, ruta } = values[`${code}/${list}`] ?? {}
        return { list, titulo, ruta, fallbacks: titulo ? [] : ['titulo'] } as OwnContent
      })
      return ownSlugs(titles, code === main)
    }
    const slugs = joined.map(({ slug }) => slug)
    const paths = sitePaths(builtFiles(languages(), main, [], slugs, ownIn))
    problems.push(
      ...joined.flatMap((page) => markdownProblems(page, { files: publicFiles, paths }, say)),
    )
    if (languages().includes(main)) {
      const expected = say.reading.overlay.hasFolder(`${CONTENT}/${main}/`)
      const place = { file: `${CONTENT}/perfil.json`, path: 'idioma' }
      problems.push({ ...place, found: showValue(main), expected })
    }
    return { values, locked, stale, findings: problems.map((each) => findingOf(each, values, say)) }
  }
  return { fileOf, languages, places, read, inspect }
}

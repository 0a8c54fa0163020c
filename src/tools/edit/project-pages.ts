import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { isOwnList } from '../../site/model/own-list'
import type { Spoken } from '../../site/words/language'
import { type OwnContent, ownSlug } from '../content/own-sections'
import { pageProblems } from '../content/pages/page-problems'
import { parsePage } from '../content/pages/parse-page'
import { joinedPages, type ProjectPage } from '../content/pages/read-pages'
import { type Problem, showProblem } from '../content/problem'
import { builtFiles, sitePaths } from '../content/reading/built-files'
import { decodeText, type JsonSource } from '../content/reading/json-source'
import { missingPages } from '../content/reading/name-problems'
import type { PublicFiles } from '../content/reading/public-files'
import type { Messages } from '../messages/es/es'
import type { Texts } from './change-content'
import { contentFile, pageAt, type Values } from './field-spot'

export const PROJECTS = 'proyectos'

/** The names of the pages of a language. @param language a further one, or '' */
export function pageSlugs(contentDir: string, language: string): string[] {
  const folder = path.join(contentDir, language, PROJECTS)
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.flatMap((name) => pageAt(`${PROJECTS}/${name}`)?.slug ?? [])
}

/** Which pages the projects name; undefined where their file cannot be read. */
function namedPages(texts: Texts): Set<unknown> | undefined {
  try {
    const { items = [] } = JSON.parse(texts.get(PROJECTS) ?? '{}')
    return new Set(items.map((entry: { pagina?: unknown }) => entry.pagina))
  } catch {
    return undefined
  }
}

/** The texts of pages that a project named and that none names now: in every language they go with it. */
export function leftPages(before: Texts, after: Texts): [place: string, gone: ''][] {
  const [was, is] = [namedPages(before), namedPages(after)]
  if (!was || !is) return []
  return [...after.keys()]
    .filter((place) => {
      const slug = pageAt(place)?.slug
      return slug !== undefined && was.has(slug) && !is.has(slug)
    })
    .map((place) => [place, ''])
}

/** The addresses of own sections in a language, as the files say them. */
const ownSlugsIn = (said: Values, main: Spoken) => (code: string) =>
  Object.fromEntries(
    Object.keys(said)
      .filter(isOwnList)
      .map((list) => {
        const { titulo, ruta } = said[`${code}/${list}`] ?? {}
        const fallbacks = titulo ? [] : ['titulo']
        return [list, ownSlug({ list, titulo, ruta, fallbacks } as OwnContent, code === main)]
      }),
  )

type Beside = {
  /** What the other files say. */
  said: Values
  bytesOf: (place: string, text: string) => Uint8Array
  projects: JsonSource | undefined
  publicFiles: PublicFiles
  languages: readonly string[]
  main: Spoken
  say: Messages
}

/** What the pages say, and what is wrong with them, as the build finds it. */
export function inspectPages(texts: Texts, beside: Beside) {
  const { said, bytesOf, projects, publicFiles, languages, main, say } = beside
  const values: Record<string, { texto: string }> = {}
  const locked: Record<string, string> = {}
  const problems: Problem[] = []
  const pages: ProjectPage[] = []
  const known: string[] = []
  for (const [place, text] of texts) {
    const at = pageAt(place)
    if (!at || text === '') continue
    const file = contentFile(place)
    const bytes = bytesOf(place, text)
    const decoded = decodeText(bytes, say)
    if (!at.language) known.push(at.slug)
    if ('text' in decoded) values[place] = { texto: text.replaceAll('\r\n', '\n') }
    else locked[place] = showProblem({ file, ...decoded }, say)
    const parsed = parsePage(bytes, say)
    if ('fault' in parsed) problems.push({ file, ...parsed.fault })
    else pages.push({ ...at, file, ...parsed })
  }
  problems.push(...missingPages(projects, known))
  const joined = joinedPages(projects, pages).pages
  const slugs = joined.map(({ slug }) => slug)
  const paths = sitePaths(builtFiles(languages, main, [], slugs, ownSlugsIn(said, main)))
  const linked = { files: publicFiles, paths }
  problems.push(...joined.flatMap((page) => pageProblems(page, linked, say)))
  return { values, locked, problems }
}

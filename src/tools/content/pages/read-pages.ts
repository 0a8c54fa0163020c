import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import type { Messages } from '../../messages/es/es'
import { CONTENT } from '../content-folder'
import { fileProblem, type Problem } from '../problem'
import { type JsonSource, textsAt } from '../reading/json-source'
import { parsePage } from './parse-page'

/** Below the content's folder, and below that of a further language. */
const PAGES_FOLDER = 'proyectos'
const ENDING = '.md'

export type ProjectPage = {
  /** Name of the file and of its address; the entry's `pagina`. */
  readonly slug: string
  /** A further one; absent for the main one. */
  readonly language?: string | undefined
  /** As messages call it. */
  readonly file: string
  readonly text: string
  readonly tree: Root
}

/** Pages in the order of their projects, and those that none names. */
export function joinedPages(projects: JsonSource | undefined, all: readonly ProjectPage[]) {
  const named = new Set(projects && textsAt(projects, 'items[].pagina').map(({ text }) => text))
  const isMain = (slug: string) => all.some((page) => page.slug === slug && !page.language)
  const isShown = ({ slug }: ProjectPage) => named.has(slug) && isMain(slug)
  return { pages: all.filter(isShown), unnamed: all.filter((page) => !isShown(page)) }
}

/** Where the page of a project is. @param language a further one */
export const pageFile = (contentDir: string, slug: string, language = ''): string =>
  path.join(contentDir, language, PAGES_FOLDER, slug + ENDING)

/** The files of all pages, in every language, below the content's folder. */
export const pageSources = (contentDir: string): string[] =>
  existsSync(contentDir)
    ? readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
        .map((name) => name.split(path.sep).join('/'))
        .filter((name) => /^(?:[^/]+\/)?proyectos\/[^/]+\.md$/.test(name))
    : []

/** The names of a language's pages. @param language or '' */
export function pageNames(contentDir: string, language: string): string[] {
  const folder = path.join(contentDir, language, PAGES_FOLDER)
  return (existsSync(folder) ? readdirSync(folder).sort() : [])
    .filter((name) => name.endsWith(ENDING) && !name.startsWith('.'))
    .map((name) => name.slice(0, -ENDING.length))
}

/** Those pages of a language, and what keeps some from being read. @param language or '' */
export function readPages(
  language: string,
  slugs: readonly string[],
  bytesOf: (slug: string) => Uint8Array,
  say: Messages,
) {
  const pages: ProjectPage[] = []
  const problems: Problem[] = []
  for (const slug of slugs) {
    const file = path.posix.join(CONTENT, language, PAGES_FOLDER, slug + ENDING)
    try {
      const parsed = parsePage(bytesOf(slug), say)
      if ('fault' in parsed) problems.push({ file, ...parsed.fault })
      else pages.push({ slug, language: language || undefined, file, ...parsed })
    } catch (error) {
      problems.push(fileProblem(file, error, say))
    }
  }
  return { pages, slugs, problems }
}

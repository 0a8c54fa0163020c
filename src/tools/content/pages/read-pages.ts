import path from 'node:path'
import type { Root } from 'mdast'
import { CONTENT } from '../content-folder'
import { fileProblem, type Problem } from '../problem'
import { type JsonSource, textsAt } from '../workspace/json-source'
import type { Workspace } from '../workspace/workspace'
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

/** The file of a project's page. @param language a further one */
export const pageFile = (slug: string, language = ''): string =>
  path.posix.join(CONTENT, language, PAGES_FOLDER, slug + ENDING)

/** The files of all pages, in every language. */
export const pageSources = (workspace: Workspace): string[] =>
  [...workspace.files(CONTENT)]
    .filter((name) => /^(?:[^/]+\/)?proyectos\/[^/]+\.md$/.test(name))
    .map((name) => `${CONTENT}/${name}`)

/** The pages of a language, and what keeps some from being read. @param language or '' */
export function readPages(workspace: Workspace, language: string) {
  const { say } = workspace
  const slugs = workspace.names(path.posix.join(language, PAGES_FOLDER), ENDING)
  const pages: ProjectPage[] = []
  const problems: Problem[] = []
  for (const slug of slugs) {
    const file = pageFile(slug, language)
    try {
      const parsed = parsePage(workspace.bytes(file) ?? Buffer.of(), say)
      if ('fault' in parsed) problems.push({ file, ...parsed.fault })
      else pages.push({ slug, language: language || undefined, file, ...parsed })
    } catch (error) {
      problems.push(fileProblem(file, error, say))
    }
  }
  return { pages, slugs, problems }
}

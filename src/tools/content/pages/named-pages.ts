import type { Spoken } from '../../../site/words/language'
import { pathsIn, wordsFor } from '../../messages/built-words'
import type { Problem } from '../problem'
import { type JsonSource, type Path, problemAt } from '../reading/json-source'
import { nearHint, showValue } from '../show-value'
import { type ProjectPage, pageFile } from './read-pages'

/** The `pagina` of each project that has one, and its place. */
function namesIn(projects: JsonSource | undefined): { slug: string; at: Path }[] {
  const { items } = Object(projects?.value)
  return (Array.isArray(items) ? items : []).flatMap((item, index) => {
    const { pagina } = Object(item)
    return typeof pagina === 'string' ? [{ slug: pagina, at: ['items', index, 'pagina'] }] : []
  })
}

/** Pages in the order of their projects, and those that none names. */
export function joinedPages(projects: JsonSource | undefined, all: readonly ProjectPage[]) {
  const named = new Set(namesIn(projects).map(({ slug }) => slug))
  const isMain = (slug: string) => all.some((page) => page.slug === slug && !page.language)
  const isShown = ({ slug }: ProjectPage) => named.has(slug) && isMain(slug)
  return { pages: all.filter(isShown), unnamed: all.filter((page) => !isShown(page)) }
}

/** The names of the pages. */
export const mainPages = ({ pages }: { pages: readonly ProjectPage[] }): string[] =>
  pages.filter(({ language }) => !language).map(({ slug }) => slug)

/** Projects whose page is not there, or is another's. @param known the names of those that are */
export function missingPages(
  projects: JsonSource | undefined,
  known: readonly string[],
): Problem[] {
  if (!projects) return []
  const { page } = projects.say.reading
  const seen = new Set<string>()
  return namesIn(projects).flatMap(({ slug, at }) => {
    const isRepeated = seen.has(slug)
    seen.add(slug)
    if (isRepeated) return [problemAt(projects, at, showValue(slug), page.onlyOnce)]
    if (known.includes(slug)) return []
    const expected =
      page.noFile(pageFile('src/content', slug)) + nearHint(slug, known, projects.say)
    return [problemAt(projects, at, showValue(slug), expected)]
  })
}

/**
 * Addresses of the site's pages, without slashes around.
 * @param others further languages @param ownIn the addresses of own sections in a language
 */
export function sitePaths(
  others: readonly string[],
  main: Spoken,
  pages: readonly ProjectPage[],
  ownIn: (code: string) => Record<string, string>,
): Set<string> {
  const paths = [main, ...others].flatMap((code) => {
    const slugs = { ...wordsFor(code, main).built.slugs, ...ownIn(code) }
    const ofLanguage = pathsIn(code === main ? '' : `${code}/`, slugs)
    const ofPages = pages.map(({ slug }) => `${ofLanguage.projects}${slug}`)
    return [...Object.values(ofLanguage), ...ofPages]
  })
  return new Set(paths.map((path) => path.replace(/^\/|\/$/g, '')))
}

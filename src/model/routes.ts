import type { Section, SectionRoute } from './sections'
import type { Direction } from './text-blocks'

export type RouteName = 'home' | 'navigation' | SectionRoute | 'contact'

const PROJECT = 'projects/'
export type ProjectRoute = `${typeof PROJECT}${string}`
/** Any page of the site; RouteName is one that does not depend on projects. */
export type PageName = RouteName | ProjectRoute

export const projectRoute = (slug: string): ProjectRoute => `${PROJECT}${slug}`
/** @returns undefined for what is not a project's page */
export const projectSlug = (name: string | undefined): string | undefined =>
  name?.startsWith(PROJECT) ? name.slice(PROJECT.length) : undefined

export const isSectionRoute = (name: string): name is SectionRoute =>
  !['home', 'navigation', 'contact', 'notFound'].includes(name) && projectSlug(name) === undefined

export const routesWith = (shown: readonly Pick<Section, 'route'>[]): RouteName[] => [
  'home',
  'navigation',
  ...shown.map(({ route }) => route),
  'contact',
]

/** Paths below the base. Final slash: without it, hosts redirect every reload. */
export type Paths = Readonly<Record<RouteName, string>>

export type SiteLanguage = {
  /** BCP 47. */
  readonly code: string
  /** What it calls itself. */
  readonly name: string
  readonly dir: Direction
  readonly paths: Paths
}

/** A page's address in a language, below the base. */
export function pathOf({ paths }: Pick<SiteLanguage, 'paths'>, name: PageName): string {
  const slug = projectSlug(name)
  return slug === undefined ? paths[name as RouteName] : `${paths.projects}${slug}/`
}

/** Of a language, as files: empty, or with a final slash. */
export const folderOf = ({ paths }: SiteLanguage): string => paths.home.slice(1)

export type RouteMatch = {
  /** Of the path's folder, also where there is no page. */
  readonly language: SiteLanguage
  readonly route: PageName | undefined
}

const withoutSlashes = (path: string) =>
  path
    .replace(/index\.html$/, '')
    .replace(/\/+/g, '/')
    .replace(/^\/|\/$/g, '')

/** Language and page of a path below the base; case-sensitive, accepts index.html and any slashes. */
export function matchRoute(
  path: string,
  languages: readonly SiteLanguage[],
  shown: readonly Section[],
  projectPages: readonly string[] = [],
): RouteMatch {
  const plain = withoutSlashes(path)
  const [main, ...others] = languages as [SiteLanguage, ...SiteLanguage[]]
  const language = others.find(({ code }) => `${plain}/`.startsWith(`${code}/`)) ?? main
  const names = [...routesWith(shown), ...projectPages.map(projectRoute)]
  const route = names.find((name) => withoutSlashes(pathOf(language, name)) === plain)
  return { language, route }
}

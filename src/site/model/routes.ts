import type { Direction } from './text-blocks'

export const SECTION_ROUTES = [
  'experience',
  'education',
  'skills',
  'projects',
  'certificates',
] as const
export type SectionRoute = (typeof SECTION_ROUTES)[number]

export const isSectionRoute = (name: string): name is SectionRoute =>
  (SECTION_ROUTES as readonly string[]).includes(name)

/** @param shown in paging order */
export function neighboursOf(section: SectionRoute, shown: readonly SectionRoute[]) {
  const place = shown.indexOf(section)
  return { previous: shown[place - 1], next: shown[place + 1] }
}

export const ROUTE_NAMES = ['home', 'navigation', ...SECTION_ROUTES, 'contact'] as const
export type RouteName = (typeof ROUTE_NAMES)[number]

/** The routes of a site that shows these sections. */
export const routesWith = (shown: readonly SectionRoute[]): RouteName[] =>
  ROUTE_NAMES.filter((name) => !isSectionRoute(name) || shown.includes(name))

/** Paths below the base. Final slash: without it, hosts redirect every reload. */
export type Paths = Readonly<Record<RouteName, string>>

/** A language of the site. */
export type SiteLanguage = {
  /** BCP 47. */
  readonly code: string
  /** What it calls itself. */
  readonly name: string
  /** Of its pages. */
  readonly dir: Direction
  readonly paths: Paths
}

/** Of a language, as files: empty, or with a final slash. */
export const folderOf = ({ paths }: SiteLanguage): string => paths.home.slice(1)

export type Place = {
  /** Of the path's folder, also where there is no page. */
  readonly language: SiteLanguage
  readonly route: RouteName | undefined
}

const parts = (path: string) =>
  path
    .replace(/index\.html$/, '')
    .split('/')
    .filter((part) => part !== '')
    .join('/')

/**
 * Language and route of a path below the base; case-sensitive, accepts index.html and any slashes.
 * @param languages the main one first
 */
export function placeOf(
  path: string,
  languages: readonly SiteLanguage[],
  shown: readonly SectionRoute[],
): Place {
  const plain = parts(path)
  const [main, ...others] = languages as [SiteLanguage, ...SiteLanguage[]]
  const language = others.find(({ code }) => `${plain}/`.startsWith(`${code}/`)) ?? main
  const route = routesWith(shown).find((name) => parts(language.paths[name]) === plain)
  return { language, route }
}

import type { Section, SectionRoute } from './sections'
import type { Direction } from './text-blocks'

export type RouteName = 'home' | 'navigation' | SectionRoute | 'contact'

export const isSectionRoute = (name: string): name is SectionRoute =>
  !['home', 'navigation', 'contact', 'notFound'].includes(name)

/** The routes of a site that shows these sections. */
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

/** Of a language, as files: empty, or with a final slash. */
export const folderOf = ({ paths }: SiteLanguage): string => paths.home.slice(1)

export type Place = {
  /** Of the path's folder, also where there is no page. */
  readonly language: SiteLanguage
  readonly route: RouteName | undefined
}

const withoutSlashes = (path: string) =>
  path
    .replace(/index\.html$/, '')
    .replace(/\/+/g, '/')
    .replace(/^\/|\/$/g, '')

/** Language and route of a path below the base; case-sensitive, accepts index.html and any slashes. */
export function placeOf(
  path: string,
  languages: readonly SiteLanguage[],
  shown: readonly Section[],
): Place {
  const plain = withoutSlashes(path)
  const [main, ...others] = languages as [SiteLanguage, ...SiteLanguage[]]
  const language = others.find(({ code }) => `${plain}/`.startsWith(`${code}/`)) ?? main
  const route = routesWith(shown).find((name) => withoutSlashes(language.paths[name]) === plain)
  return { language, route }
}

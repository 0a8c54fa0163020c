/** Pages by path below the base. Final slash: without it, hosts redirect every reload. */
export const ROUTES = {
  home: { path: '/', title: 'Inicio' },
  navigation: { path: '/navegacion/', title: 'Navegación' },
  experience: { path: '/experiencia/', title: 'Experiencia' },
  education: { path: '/educacion/', title: 'Educación' },
  skills: { path: '/habilidades/', title: 'Habilidades' },
  projects: { path: '/proyectos/', title: 'Proyectos' },
  certificates: { path: '/certificados/', title: 'Certificados' },
  contact: { path: '/contacto/', title: 'Contacto' },
} as const

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

export type RouteName = keyof typeof ROUTES
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[]

/** The routes of a site that shows these sections. */
export const routesWith = (shown: readonly SectionRoute[]): RouteName[] =>
  ROUTE_NAMES.filter((name) => !isSectionRoute(name) || shown.includes(name))

/** Route of a path below the base; case-sensitive, accepts index.html and any final slash. */
export function routeOf(path: string, shown: readonly SectionRoute[]): RouteName | undefined {
  const plain = path.replace(/index\.html$/, '').replace(/^\/+|\/+$/g, '')
  return routesWith(shown).find((name) => ROUTES[name].path.replaceAll('/', '') === plain)
}

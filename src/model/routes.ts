/**
 * Every page of the site, by its path below the base. Feeds links, titles and the prerendered files.
 * With the final slash that hosts give a folder: without it they would redirect every reload.
 */
export const ROUTES = {
  home: { path: '/', title: 'Inicio' },
  navigation: { path: '/navegacion/', title: 'Navegación' },
  experience: { path: '/experiencia/', title: 'Experiencia' },
  education: { path: '/educacion/', title: 'Educación' },
  skills: { path: '/habilidades/', title: 'Habilidades' },
  projects: { path: '/proyectos/', title: 'Proyectos' },
  contact: { path: '/contacto/', title: 'Contacto' },
} as const

/** The four sections, in the order in which one passes from each to the next. */
export const SECTION_ROUTES = ['experience', 'education', 'skills', 'projects'] as const
export type SectionRoute = (typeof SECTION_ROUTES)[number]

export const isSectionRoute = (name: string): name is SectionRoute =>
  (SECTION_ROUTES as readonly string[]).includes(name)

/** The section before and after one; nothing before the first and after the last. */
export function neighboursOf(section: SectionRoute) {
  const place = SECTION_ROUTES.indexOf(section)
  return { previous: SECTION_ROUTES[place - 1], next: SECTION_ROUTES[place + 1] }
}

export type RouteName = keyof typeof ROUTES
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[]

/**
 * The route of a path below the base, or undefined for a path that no page has.
 * Tolerates a trailing slash and a spelled-out index.html; is exact about case, as hosts are.
 */
export function routeOf(path: string): RouteName | undefined {
  const plain = path.replace(/index\.html$/, '').replace(/^\/+|\/+$/g, '')
  return ROUTE_NAMES.find((name) => ROUTES[name].path.replaceAll('/', '') === plain)
}

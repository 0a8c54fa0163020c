/** Pages by path below the base. Final slash: without it, hosts redirect every reload. */
export const ROUTES = {
  home: { path: '/', title: 'Inicio' },
  navigation: { path: '/navegacion/', title: 'Navegación' },
  experience: { path: '/experiencia/', title: 'Experiencia' },
  education: { path: '/educacion/', title: 'Educación' },
  skills: { path: '/habilidades/', title: 'Habilidades' },
  projects: { path: '/proyectos/', title: 'Proyectos' },
  contact: { path: '/contacto/', title: 'Contacto' },
} as const

/** In paging order. */
export const SECTION_ROUTES = ['experience', 'education', 'skills', 'projects'] as const
export type SectionRoute = (typeof SECTION_ROUTES)[number]

export const isSectionRoute = (name: string): name is SectionRoute =>
  (SECTION_ROUTES as readonly string[]).includes(name)

export function neighboursOf(section: SectionRoute) {
  const place = SECTION_ROUTES.indexOf(section)
  return { previous: SECTION_ROUTES[place - 1], next: SECTION_ROUTES[place + 1] }
}

export type RouteName = keyof typeof ROUTES
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[]

/** Route of a path below the base; case-sensitive, accepts index.html and any final slash. */
export function routeOf(path: string): RouteName | undefined {
  const plain = path.replace(/index\.html$/, '').replace(/^\/+|\/+$/g, '')
  return ROUTE_NAMES.find((name) => ROUTES[name].path.replaceAll('/', '') === plain)
}

import type { LucideIconNode } from 'lucide-react'
import { inOrder } from './entries'
import { type OwnList, slugOf } from './own-list'
import { type EntryFields, entryFields } from './schema/content-fields'
import type { OwnForm } from './schema/own-section'
import type { BuiltInList, ListName, Profile, Project } from './schema/schema'

type Row<Name = string, Route = string> = {
  /** In `secciones` of perfil.json. */
  readonly name: Name
  /** The key of its words, paths and view; of an own one, its list. */
  readonly route: Route
  /** A name of lucide's; an own section's file may say another. */
  readonly icon: string
  /** The entries of all have the same fields. */
  readonly lists: readonly [ListName, ...ListName[]]
  /** Its place in the pager, and in a CV. */
  readonly pager: number
  readonly cv: number
}

/** In the order of the grid (SPEC §4). Screens: overlay/sections/section-screen.tsx. */
const ROWS = [
  {
    name: 'experiencia',
    route: 'experience',
    icon: 'briefcase-business',
    lists: ['experiencia'],
    pager: 1,
    cv: 2,
  },
  {
    name: 'educacion',
    route: 'education',
    icon: 'graduation-cap',
    lists: ['educacion'],
    pager: 2,
    cv: 4,
  },
  {
    name: 'proyectos',
    route: 'projects',
    icon: 'folder-git-2',
    lists: ['proyectos'],
    pager: 4,
    cv: 3,
  },
  {
    name: 'habilidades',
    route: 'skills',
    icon: 'wrench',
    lists: ['hard-skills', 'soft-skills'],
    pager: 3,
    cv: 1,
  },
] as const satisfies readonly Row[]

/** For types, one name stands for the lists of all own sections, so that each route has a path and words. */
type OwnRoute = 'secciones/*'
export type BuiltInRoute = (typeof ROWS)[number]['route']
export type SectionRoute = BuiltInRoute | OwnRoute

/** Those of every site. */
export const SECTIONS: readonly Row<(typeof ROWS)[number]['name'], BuiltInRoute>[] = ROWS
export const SECTION_NAMES = SECTIONS.map(({ name }) => name)

export const routeOf = (list: OwnList) => list as string as OwnRoute

const ownRow = (list: OwnList): Row<string, SectionRoute> => ({
  name: slugOf(list),
  route: routeOf(list),
  icon: 'layers',
  lists: [list],
  pager: 5,
  cv: 5,
})

/** The table, for what the build writes: the site has only the sections that it shows. */
export const sectionRows = (own: readonly OwnList[]): readonly Row<string, SectionRoute>[] => [
  ...SECTIONS,
  ...own.map(ownRow),
]

/** The path of a file, or the lines of one of lucide's icons. */
export type SectionIcon = string | LucideIconNode[]
export type Section = Pick<Row<string, SectionRoute>, 'route'> & {
  /** Those that have a file. */
  readonly lists: readonly ListName[]
  readonly fields: EntryFields
  readonly form?: OwnForm
  readonly icon?: SectionIcon
}

/** What lists are called: as their sections. @param titles of routes */
export const listTitles = (titles: Readonly<Record<BuiltInRoute, string>>) =>
  Object.fromEntries(
    SECTIONS.flatMap(({ route, lists }) => lists.map((list) => [list, titles[route]])),
  ) as Record<(typeof ROWS)[number]['lists'][number], string> satisfies Record<BuiltInList, string>

export function sectionsIn(
  order: 'grid' | 'pager' | 'cv',
  { secciones }: Pick<Profile, 'secciones'>,
  own: readonly OwnList[],
) {
  const rows = sectionRows(own)
  if (secciones) return secciones.flatMap((name) => rows.filter((each) => each.name === name))
  return order === 'grid' ? rows : rows.toSorted((a, b) => a[order] - b[order])
}

/** What a site shows of a section of its own, in any language, besides its icon. */
export type OwnSection = { readonly list: OwnList } & Pick<Section, 'form'>

/** The `pagina` of the projects that the site shows, in their order. */
export const projectPagesOf = (
  projects: readonly Pick<Project, 'pagina' | 'numeroOrden'>[],
  shown: readonly Pick<Section, 'route'>[],
): string[] =>
  shown.some(({ route }) => route === 'projects')
    ? inOrder(projects).flatMap(({ pagina }) => pagina ?? [])
    : []

/** The sections of the site: routes in the order of its tiles, all of them in that of its pager. */
export function shownSections(
  profile: Pick<Profile, 'secciones' | 'idiomas'>,
  absent: readonly ListName[],
  own: readonly OwnSection[] = [],
) {
  const lists = own.map(({ list }) => list)
  // They are shown with the skills, also where there are none.
  const hasLanguages = (profile.idiomas ?? []).length > 0
  const shown = (order: 'grid' | 'pager'): Section[] =>
    sectionsIn(order, profile, lists)
      .map(({ route, lists }) => {
        const { list: _list, ...looks } = own.find(({ list }) => lists.includes(list)) ?? {}
        const present = lists.filter((list) => !absent.includes(list))
        return { route, lists: present, fields: entryFields(lists[0]), ...looks }
      })
      .filter(({ route, lists }) => lists.length > 0 || (route === 'skills' && hasLanguages))
  return { tiles: shown('grid').map(({ route }) => route), pager: shown('pager') }
}

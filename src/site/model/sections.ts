import type { Entry } from './entries'
import type { ListName, Profile } from './schema/schema'

type FieldOf<Item> = Item extends Entry ? keyof Item & string : never
type Meaning = 'place' | 'tag' | 'technologies' | 'link' | 'certificate'
/** Fields of entries by what they say. Title, dates and description are called so in all lists. */
export type EntryFields = Readonly<Partial<Record<Meaning, FieldOf<Entry>>>>

type Row<Name = string, Route = string> = {
  /** In `secciones` of perfil.json. */
  readonly name: Name
  /** The key of its words, paths and view. */
  readonly route: Route
  readonly lists: readonly ListName[]
  readonly fields?: EntryFields
  /** Its place in the pager, and in a CV. */
  readonly page: number
  readonly cv: number
}

/** In the order of the grid (SPEC §4). Icons and screens: overlay/sections/section-views.ts. */
const ROWS = [
  {
    name: 'experiencia',
    route: 'experience',
    lists: ['experiencia'],
    fields: {
      place: 'empresa',
      tag: 'tipoExperiencia',
      technologies: 'tegnologiasUtilizadas',
      link: 'link',
    },
    page: 1,
    cv: 2,
  },
  {
    name: 'educacion',
    route: 'education',
    lists: ['educacion'],
    fields: { place: 'institucion', tag: 'estado', certificate: 'certificado' },
    page: 2,
    cv: 4,
  },
  { name: 'proyectos', route: 'projects', lists: ['proyectos'], page: 4, cv: 3 },
  { name: 'habilidades', route: 'skills', lists: ['hard-skills', 'soft-skills'], page: 3, cv: 1 },
  {
    name: 'certificados',
    route: 'certificates',
    lists: ['certificados'],
    fields: { tag: 'emisor', certificate: 'enlace' },
    page: 5,
    cv: 5,
  },
] as const satisfies readonly Row[]

export type SectionName = (typeof ROWS)[number]['name']
export type SectionRoute = (typeof ROWS)[number]['route']

/** The table, for what the build writes: the site has only the sections that it shows. */
export const SECTIONS: readonly Row<SectionName, SectionRoute>[] = ROWS
export type Section = Pick<(typeof SECTIONS)[number], 'route' | 'lists' | 'fields'>

export const SECTION_NAMES: readonly SectionName[] = ROWS.map(({ name }) => name)

/** What lists are called: as their sections. @param titles of routes */
export const listTitles = (titles: Readonly<Record<SectionRoute, string>>) =>
  Object.fromEntries(
    SECTIONS.flatMap(({ route, lists }) => lists.map((list) => [list, titles[route]])),
  ) as Record<ListName, string>

export function sectionsIn(
  order: 'grid' | 'page' | 'cv',
  { secciones }: Pick<Profile, 'secciones'>,
) {
  if (secciones) return secciones.flatMap((name) => SECTIONS.filter((each) => each.name === name))
  return order === 'grid' ? SECTIONS : SECTIONS.toSorted((a, b) => a[order] - b[order])
}

/** The sections of the site: routes in the order of its tiles, pages in that of its pager. */
export function shownSections(profile: Pick<Profile, 'secciones'>, absent: readonly ListName[]) {
  const shown = (order: 'grid' | 'page'): Section[] =>
    sectionsIn(order, profile)
      .map(({ route, lists, fields }) => ({
        route,
        lists: lists.filter((list) => !absent.includes(list)),
        ...(fields && { fields }),
      }))
      .filter(({ lists }) => lists.length > 0)
  return { tiles: shown('grid').map(({ route }) => route), pages: shown('page') }
}

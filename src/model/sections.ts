import type { SectionRoute } from './routes'
import type { Lists, Profile, SectionName } from './schema/schema'

const ROUTE_OF: Record<SectionName, SectionRoute> = {
  experiencia: 'experience',
  educacion: 'education',
  proyectos: 'projects',
  habilidades: 'skills',
  certificados: 'certificates',
}

/** Order of the grid's tiles without `secciones` (SPEC §4). */
const TILE_ORDER: readonly SectionName[] = ['experiencia', 'educacion', 'proyectos', 'habilidades']
/** Order of the pager without `secciones`. */
const PAGE_ORDER: readonly SectionName[] = ['experiencia', 'educacion', 'habilidades', 'proyectos']

/** The sections that the site shows, in the order of its tiles and of its pager. */
export function shownSections(
  { secciones }: Profile,
  { certificados }: Pick<Lists, 'certificados'>,
): { tiles: SectionRoute[]; pages: SectionRoute[] } {
  const more: SectionName[] = certificados.length > 0 ? ['certificados'] : []
  const routes = (usual: readonly SectionName[]) =>
    (secciones ?? [...usual, ...more]).map((name) => ROUTE_OF[name])
  return { tiles: routes(TILE_ORDER), pages: routes(PAGE_ORDER) }
}

import type { SectionRoute } from '../../site/model/routes'
import type { ListName, Profile, SectionName } from '../../site/model/schema/schema'

/** Each section's route and lists. */
export const SECTIONS: Record<
  SectionName,
  { readonly route: SectionRoute; readonly lists: readonly ListName[] }
> = {
  experiencia: { route: 'experience', lists: ['experiencia'] },
  educacion: { route: 'education', lists: ['educacion'] },
  proyectos: { route: 'projects', lists: ['proyectos'] },
  habilidades: { route: 'skills', lists: ['hard-skills', 'soft-skills'] },
  certificados: { route: 'certificates', lists: ['certificados'] },
}

/** Order of the grid's tiles without `secciones` (SPEC §4). */
const TILE_ORDER = ['experiencia', 'educacion', 'proyectos', 'habilidades', 'certificados'] as const
/** Order of the pager without `secciones`. */
const PAGE_ORDER = ['experiencia', 'educacion', 'habilidades', 'proyectos', 'certificados'] as const

/**
 * The sections that the site shows, in the order of its tiles and of its pager.
 * @param absent lists without a file: a section that has no other is not there
 */
export function shownSections(
  { secciones }: Pick<Profile, 'secciones'>,
  absent: readonly ListName[],
): { tiles: SectionRoute[]; pages: SectionRoute[] } {
  const isThere = (name: SectionName) => SECTIONS[name].lists.some((list) => !absent.includes(list))
  const routes = (usual: readonly SectionName[]) =>
    (secciones ?? usual).filter(isThere).map((name) => SECTIONS[name].route)
  return { tiles: routes(TILE_ORDER), pages: routes(PAGE_ORDER) }
}

import { loadEnv } from 'vite'
import { messages } from '../messages/messages'
import type { SectionRoute } from '../model/routes'
import type { ListName, SectionName } from '../model/schema/schema'
import { shownSections } from '../model/sections'
import type { Problem } from '../owner/problem'
import type { Project } from './project-content'

const SECTIONS: readonly {
  name: SectionName
  route: SectionRoute
  lists: readonly ListName[]
}[] = [
  { name: 'experiencia', route: 'experience', lists: ['experiencia'] },
  { name: 'educacion', route: 'education', lists: ['educacion'] },
  { name: 'proyectos', route: 'projects', lists: ['proyectos'] },
  { name: 'habilidades', route: 'skills', lists: ['hard-skills', 'soft-skills'] },
  { name: 'certificados', route: 'certificates', lists: ['certificados'] },
]

/** Sections that are shown without entries, and entries that no section shows. */
export function sectionProblems({ root, perfil, lists, values }: Project): Problem[] {
  const say = messages().check.section
  const shown = shownSections(perfil, lists).tiles
  const placeOf = (list: ListName) =>
    (
      values.find(({ name, field }) => name === list && field === 'items') ??
      values.find(({ field }) => field === 'secciones')
    )?.place
  // Fetched lists are filled elsewhere.
  const areFetched = Boolean(loadEnv('production', root).VITE_CONTENT_URL)
  return SECTIONS.flatMap(({ name, route, lists: names }) => {
    const filled = names.filter((list) => lists[list].length > 0)
    const isShown = shown.includes(route)
    if (isShown && (areFetched || filled.length > 0)) return []
    const texts = isShown ? say.empty(name) : undefined
    return (isShown ? names.slice(0, 1) : filled).flatMap((list) => {
      const place = placeOf(list)
      return place ? [{ ...place, ...(texts ?? say.hidden(name, lists[list].length)) }] : []
    })
  })
}

import { inOrder, technologyItems } from '../../model/entries'
import type { Lists } from '../../model/schema/schema'
import { technologyKey } from './skill-names'

/** The technologies that experiences and projects name, as they write them. */
const namedTechnologies = ({ experiencia, proyectos }: Lists): string[] =>
  [
    ...experiencia.map(({ tegnologiasUtilizadas }) => tegnologiasUtilizadas),
    ...proyectos.map(({ tecnologias = '' }) => tecnologias),
  ].flatMap(technologyItems)

/** The id of the hard skill that each technology names, in any of the languages. */
export function skillsOfTechnologies(lists: readonly Lists[]): Record<string, number> {
  const skills = new Map<string, number>()
  for (const { id, titulo } of lists.flatMap((each) => inOrder(each['hard-skills']))) {
    const key = technologyKey(titulo)
    if (!skills.has(key)) skills.set(key, id)
  }
  return Object.fromEntries(
    lists.flatMap(namedTechnologies).flatMap((name) => {
      const skill = skills.get(technologyKey(name))
      return skill === undefined ? [] : [[name, skill]]
    }),
  )
}

export function unnamedSkills(lists: Lists): string[] {
  const named = new Set(namedTechnologies(lists).map(technologyKey))
  return inOrder(lists['hard-skills'])
    .map(({ titulo }) => titulo)
    .filter((titulo) => !named.has(technologyKey(titulo)))
}

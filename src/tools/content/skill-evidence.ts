import { inOrder, technologyItems } from '../../site/model/entries'
import type { ListName, Lists } from '../../site/model/schema/schema'
import type { Evidence } from '../../site/model/site'
import { technologyKey } from './skill-names'

const namesIn = ({ experiencia, proyectos }: Lists) => ({
  experiencia: inOrder(experiencia).map(({ id, tegnologiasUtilizadas }) => ({
    id,
    names: technologyItems(tegnologiasUtilizadas),
  })),
  proyectos: inOrder(proyectos).map(({ id, tecnologias = '' }) => ({
    id,
    names: technologyItems(tecnologias),
  })),
})

/**
 * Joins hard skills to the experiences and projects that name them, in any of the languages.
 * @param hidden lists that no page shows
 */
export function skillEvidence(
  languages: readonly { readonly lists: Lists }[],
  hidden: readonly ListName[],
) {
  const evidence: Record<number, Evidence> = {}
  /** The id of the skill that a technology names, as entries write it. */
  const tagSkills: Record<string, number> = {}
  if (hidden.includes('hard-skills')) return { evidence, tagSkills }
  const skills = new Map<string, number>()
  for (const { lists } of languages) {
    for (const { id, titulo } of inOrder(lists['hard-skills'])) {
      const key = technologyKey(titulo)
      if (!skills.has(key)) skills.set(key, id)
    }
  }
  for (const { lists } of languages) {
    const named = namesIn(lists)
    for (const list of ['experiencia', 'proyectos'] as const) {
      if (hidden.includes(list)) continue
      for (const { id, names } of named[list]) {
        for (const name of names) {
          const skill = skills.get(technologyKey(name))
          if (skill === undefined) continue
          tagSkills[name] = skill
          evidence[skill] ??= { experiencia: [], proyectos: [] }
          const ids = evidence[skill][list]
          if (!ids.includes(id)) ids.push(id)
        }
      }
    }
  }
  return { evidence, tagSkills }
}

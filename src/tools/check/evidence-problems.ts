import { inOrder } from '../../site/model/entries'
import { ownerEnvironment } from '../content/environment'
import type { Problem } from '../content/problem'
import { hiddenLists } from '../content/sections'
import { skillEvidence } from '../content/skill-evidence'
import { technologyKey } from '../content/skill-names'
import type { Project } from './project-content'

/** The skills that nothing backs, in one problem. */
export function evidenceProblems(project: Project): Problem[] {
  const { lists, absent, perfil, values, root, say } = project
  const hidden = hiddenLists(perfil, absent)
  const canBeNamed = !hidden.includes('experiencia') || !hidden.includes('proyectos')
  if (hidden.includes('hard-skills') || !canBeNamed) return []
  if (ownerEnvironment(root).VITE_CONTENT_URL) return []
  const { evidence } = skillEvidence([project], hidden)
  const skills = inOrder(lists['hard-skills'])
  const named = skills.filter(({ id }) => evidence[id]).map(({ titulo }) => technologyKey(titulo))
  const unnamed = skills.filter(({ titulo }) => !named.includes(technologyKey(titulo)))
  const list = values.find(({ name, field }) => name === 'hard-skills' && field === 'items')
  if (unnamed.length === 0 || !list) return []
  const names = unnamed.map(({ titulo }) => titulo).join(', ')
  return [{ ...list.place, ...say.check.evidence(names) }]
}

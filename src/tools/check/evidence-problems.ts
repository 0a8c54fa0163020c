import { ownerEnvironment } from '../content/environment'
import type { Problem } from '../content/problem'
import { shownSections } from '../content/sections'
import { unnamedSkills } from '../content/skill-evidence'
import type { Project } from './project-content'

export function evidenceProblems({ lists, absent, perfil, values, root, say }: Project): Problem[] {
  const { pages } = shownSections(perfil, absent)
  const canBeNamed = pages.includes('experience') || pages.includes('projects')
  const list = values.find(({ name, field }) => name === 'hard-skills' && field === 'items')
  if (!list || !canBeNamed || !pages.includes('skills')) return []
  if (ownerEnvironment(root).VITE_CONTENT_URL) return []
  const names = unnamedSkills(lists).join(', ')
  return names === '' ? [] : [{ ...list.place, ...say.check.evidence(names) }]
}

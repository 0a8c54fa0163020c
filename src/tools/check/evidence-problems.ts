import { shownSections } from '../../site/model/sections'
import { ownerEnvironment } from '../content/environment'
import type { Problem } from '../content/problem'
import { unnamedSkills } from '../skills/skill-evidence'
import type { Project } from './project-content'

/** Those of an import may be sixty. */
const MOST_NAMED = 5

export function evidenceProblems({ lists, absent, perfil, values, root, say }: Project): Problem[] {
  const { tiles } = shownSections(perfil, absent)
  const canBeNamed = tiles.includes('experience') || tiles.includes('projects')
  const list = values.find(({ name, field }) => name === 'hard-skills' && field === 'items')
  if (!list || !canBeNamed || !tiles.includes('skills')) return []
  if (ownerEnvironment(root).VITE_CONTENT_URL) return []
  const names = unnamedSkills(lists)
  if (names.length === 0) return []
  const more = names.length > MOST_NAMED ? ` … (${names.length})` : ''
  const shown = names.slice(0, MOST_NAMED).join(', ') + more
  return [{ ...list.place, ...say.check.evidence(shown) }]
}

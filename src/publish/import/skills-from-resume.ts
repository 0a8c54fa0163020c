import type { Skill } from '../../content/schema'
import { showValue } from '../content/mistake'
import type { ImportNotes } from './import-notes'
import type { Resume } from './resume-shape'
import { clean } from './resume-values'
import { skillIcon } from './skill-icon'

const ICON_SIDE_PX = 100
const SKILL_ICON = 'iconos/habilidad.svg'
const LANGUAGE_ICON = 'iconos/idioma.svg'

/** Repeated names (in any case) are kept once. */
const skillList = (skills: readonly { titulo: string; icon: string }[]): Skill[] => {
  const byName = new Map(skills.map((skill) => [skill.titulo.toLowerCase(), skill]))
  return [...byName.values()].map(({ titulo, icon }, index) => ({
    id: index + 1,
    titulo,
    icon,
    anchoIcon: ICON_SIDE_PX,
    altoIcon: ICON_SIDE_PX,
    numeroOrden: index + 1,
  }))
}

/**
 * Keywords are the skills; a group's own name ("Desarrollo web") is one only where it has no
 * keywords or names a technology.
 */
export const hardSkillsFromResume = (resume: Resume, notes: ImportNotes): Skill[] =>
  skillList(
    (resume.skills ?? []).flatMap(({ name, keywords }) => {
      const inGroup = (keywords ?? []).map(clean).filter((keyword) => keyword !== undefined)
      const group = clean(name)
      const isSkill =
        group !== undefined && (inGroup.length === 0 || skillIcon(group) !== undefined)
      if (group !== undefined && !isSkill) {
        notes.unplaced.push(`skills: el nombre de grupo ${showValue(group)}`)
      }
      const titles = isSkill ? [group, ...inGroup] : inGroup
      return titles.map((titulo) => ({ titulo, icon: skillIcon(titulo) ?? SKILL_ICON }))
    }),
  )

/** "Inglés (fluido)". */
export const softSkillsFromResume = (resume: Resume): Skill[] =>
  skillList(
    (resume.languages ?? []).flatMap(({ language, fluency }) => {
      const name = clean(language)
      if (name === undefined) return []
      const level = clean(fluency)
      const titulo = level === undefined ? name : `${name} (${level})`
      return [{ titulo, icon: LANGUAGE_ICON }]
    }),
  )

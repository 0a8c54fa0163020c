import { messages } from '../../messages/messages'
import type { Skill } from '../../model/schema/schema'
import { showValue } from '../../owner/show-value'
import { languageOf } from '../export/place-and-language'
import type { ImportReport } from './import-report'
import type { Resume, ResumeList } from './resume-shape'
import { clean } from './resume-values'
import { skillIcon } from './skill-icon'

const ICON_SIDE_PX = 100
const SKILL_ICON = 'iconos/habilidad.svg'
const LANGUAGE_ICON = 'iconos/idioma.svg'

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

export const SOFT_SKILLS = 'Soft skills'
const SOFT_GROUP = /^(?:soft skills|habilidades (?:blandas|personales|sociales))$/i

type SkillGroup = ResumeList<'skills'>[number]
const isSoftGroup = ({ name, keywords }: SkillGroup) =>
  SOFT_GROUP.test(clean(name) ?? '') && (keywords?.length ?? 0) > 0

/** Keywords, plus names of groups that have no keywords or name a technology. */
export const hardSkillsFromResume = (resume: Resume, report: ImportReport): Skill[] =>
  skillList(
    (resume.skills ?? []).flatMap((skills) => {
      if (isSoftGroup(skills)) return []
      const { name, keywords } = skills
      const inGroup = (keywords ?? []).map(clean).filter((keyword) => keyword !== undefined)
      const group = clean(name)
      const isSkill =
        group !== undefined && (inGroup.length === 0 || skillIcon(group) !== undefined)
      if (group !== undefined && !isSkill) {
        report.unplaced.push(`skills: ${messages().import.groupName(showValue(group))}`)
      }
      const titles = isSkill ? [group, ...inGroup] : inGroup
      return titles.map((titulo) => ({ titulo, icon: skillIcon(titulo) ?? SKILL_ICON }))
    }),
  )

/** The soft skills group, then languages not in it: "Inglés (fluido)". */
export const softSkillsFromResume = (resume: Resume): Skill[] => {
  const grouped = (resume.skills ?? [])
    .filter(isSoftGroup)
    .flatMap(({ keywords }) => (keywords ?? []).map(clean))
    .filter((titulo) => titulo !== undefined)
  const languages = (resume.languages ?? []).flatMap(({ language, fluency }) => {
    const name = clean(language)
    if (name === undefined) return []
    if (grouped.some((titulo) => titulo.toLowerCase().startsWith(name.toLowerCase()))) return []
    const level = clean(fluency)
    return [level === undefined ? name : `${name} (${level})`]
  })
  return skillList([
    ...grouped.map((titulo) => ({
      titulo,
      icon: languageOf(titulo) ? LANGUAGE_ICON : SKILL_ICON,
    })),
    ...languages.map((titulo) => ({ titulo, icon: LANGUAGE_ICON })),
  ])
}

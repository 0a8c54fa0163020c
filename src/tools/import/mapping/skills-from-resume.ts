import type { Skill } from '../../../site/model/schema/schema'
import { languageOf } from '../export/place-and-language'
import { leftOutLine } from '../report/left-out-line'
import { type Resume, type ResumeList, SOFT } from '../resume-shape'
import { clean } from '../values/resume-values'
import type { Context } from './context'
import { type Mapped, newNotes } from './mapped'
import { LANGUAGE_ICON, SKILL_ICON, skillIcon } from './skill-icon'

const ICON_SIDE_PX = 100

export const SOFT_SKILLS = 'Soft skills'
const SOFT_GROUP = /^(?:soft skills|habilidades (?:blandas|personales|sociales))$/i

type SkillGroup = ResumeList<'skills'>[number]
type Found = { titulo: string; icon: string; grupo?: string | undefined }

const keywordsOf = ({ keywords }: SkillGroup) =>
  (keywords ?? []).map(clean).filter((keyword) => keyword !== undefined)

const isSoft = (group: SkillGroup, { isOwn }: Context) =>
  isOwn
    ? clean(group.type) === SOFT
    : SOFT_GROUP.test(clean(group.name) ?? '') && keywordsOf(group).length > 0

/** Other resumes repeat a skill in several groups: the first one counts. */
function skillList(found: readonly Found[], { isOwn }: Context): Mapped<Skill>[] {
  const byName = new Map<string, Found>()
  for (const [index, skill] of found.entries()) {
    const key = isOwn ? String(index) : skill.titulo.toLowerCase()
    if (!byName.has(key)) byName.set(key, skill)
  }
  return [...byName.values()].map(({ titulo, icon, grupo }, index) => {
    const entry = {
      id: index + 1,
      titulo,
      icon,
      anchoIcon: ICON_SIDE_PX,
      altoIcon: ICON_SIDE_PX,
      ...(grupo !== undefined && { grupo }),
      numeroOrden: index + 1,
    }
    return { entry, ...newNotes(), unsaid: new Set(['icon', 'anchoIcon', 'altoIcon']) }
  })
}

/** `{ name: 'HTML', keywords: ['Frontend', 'Web'] }`: the keywords describe the one skill. */
const isTagged = (name: string, keywords: readonly string[]) => {
  const known = keywords.filter((keyword) => skillIcon(keyword) !== undefined)
  return skillIcon(name) !== undefined && known.length * 2 < keywords.length
}

const hardSkill = (titulo: string, grupo?: string): Found => ({
  titulo,
  icon: skillIcon(titulo) ?? SKILL_ICON,
  grupo,
})

/** Names without keywords, and keywords with their group. */
export function hardSkillsFromResume(resume: Resume, context: Context): Mapped<Skill>[] {
  const tags: string[] = []
  const found = (resume.skills ?? []).flatMap((group) => {
    if (isSoft(group, context)) return []
    const [name, keywords] = [clean(group.name), keywordsOf(group)]
    if (name === undefined) return keywords.map((keyword) => hardSkill(keyword))
    if (keywords.length === 0) return [hardSkill(name)]
    if (!context.isOwn && isTagged(name, keywords)) {
      tags.push(...keywords)
      return [hardSkill(name)]
    }
    // A group that is a technology of its own is one of its skills.
    const isSkill = !context.isOwn && skillIcon(name) !== undefined
    return [...(isSkill ? [name] : []), ...keywords].map((keyword) => hardSkill(keyword, name))
  })
  if (tags.length > 0) context.report.unplaced.push(leftOutLine('skills[].keywords', tags))
  return skillList(found, context)
}

export function softSkillsFromResume(resume: Resume, context: Context): Mapped<Skill>[] {
  const found = (resume.skills ?? [])
    .filter((group) => isSoft(group, context))
    .flatMap((group) => {
      const grupo =
        context.isOwn && clean(group.name) !== SOFT_SKILLS ? clean(group.name) : undefined
      return keywordsOf(group).map((titulo) => ({
        titulo,
        icon: languageOf(titulo) ? LANGUAGE_ICON : SKILL_ICON,
        grupo,
      }))
    })
  return skillList(found, context)
}

/** Languages that are not soft skills too. */
export function languagesFromResume(
  resume: Resume,
  soft: readonly Mapped<Skill>[],
  { isOwn }: Context,
): ResumeList<'languages'> {
  const isSkill = (language: string) =>
    soft.some(({ entry }) => entry.titulo.toLowerCase().startsWith(language.toLowerCase()))
  return (resume.languages ?? []).filter(({ language, type }) => {
    const name = clean(language)
    if (name === undefined) return false
    return isOwn ? clean(type) !== SOFT : !isSkill(name)
  })
}

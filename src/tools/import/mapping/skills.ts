import type { Profile } from '../../../model/schema/schema'
import { SPOKEN } from '../../../site/words/language'
import { messagesIn, textFor } from '../../messages/messages'
import { skillIcon, skillsIn } from '../../skills/skill-names'
import { languageIn } from '../parsing/places'
import { clean, filled, quotedParts, type Text } from '../parsing/texts'
import type { Resume, ResumeList } from '../sources/resume-fields'
import { type Context, mapped } from './context'

const ICON_SIDE_PX = 100
/** The template's own icons (src/tools/content/iconos/). */
export const SKILL_ICON = 'iconos/habilidad.svg'
const LANGUAGE_ICON = 'iconos/idioma.svg'

/** The mark of a skill, or the template's own. */
export const plainIcon = (title: string): string => skillIcon(title) ?? SKILL_ICON

type SkillGroup = ResumeList<'skills'>[number]

const SOFT_GROUP = /^(?:soft skills|habilidades (?:blandas|personales|sociales))$/i
const isSoftName = (name: Text) => SOFT_GROUP.test(name ?? '')

/** By its name, or by the type that our own resume.json says. */
const isSoft = ({ name, type, keywords }: SkillGroup) =>
  filled(keywords).length > 0 && (isSoftName(clean(name)) || clean(type) === 'soft-skills')

const lower = (text: string) => text.toLowerCase()

const skillOf = (titulo: string, icon: string, grupo: Text) =>
  mapped({ titulo, grupo }, { icon, anchoIcon: ICON_SIDE_PX, altoIcon: ICON_SIDE_PX })

const titleOf = ({ said }: ReturnType<typeof skillOf>) => String(said.titulo)

function eachOnce(skills: readonly ReturnType<typeof skillOf>[]) {
  const seen = new Set<string>()
  return skills.filter((skill) => seen.size < seen.add(lower(titleOf(skill))).size)
}

/** A group of skills, or a skill of which the keywords tell what it is good for. */
function skillsOf({ name, keywords = [] }: SkillGroup) {
  const [, label, list] = /^([^:,;]+):\s+(\S.*)$/.exec(name ?? '') ?? []
  if (keywords.length === 0) return { titles: skillsIn(list ?? name ?? ''), grupo: clean(label) }
  const titles = keywords.flatMap(skillsIn)
  const isSkill = skillIcon(name ?? '') !== undefined && !titles.some(skillIcon)
  return isSkill ? { titles: skillsIn(name ?? '') } : { titles, grupo: clean(name) }
}

export function hardSkillsFrom({ skills = [] }: Resume, { report }: Context) {
  const groups = skills.filter((group) => !isSoft(group))
  const found = eachOnce(
    groups.flatMap((group) => {
      const { titles, grupo } = skillsOf(group)
      return titles.map((title) => skillOf(title, plainIcon(title), grupo))
    }),
  )
  const shown = new Set(
    found.flatMap(({ said }) => filled([String(said.titulo), String(said.grupo ?? '')])).map(lower),
  )
  const unshown = groups
    .flatMap(({ name, keywords }) => [name ?? '', ...(keywords ?? [])].flatMap(skillsIn))
    .filter((text) => !shown.has(lower(text)))
  if (unshown.length > 0) report.unplaced.push(`skills: ${quotedParts([...new Set(unshown)])}`)
  return found
}

const isBeginningOf = (title: string, name: Text) =>
  name !== undefined && lower(title).startsWith(lower(name))

export function softSkillsFrom({ skills = [], languages = [] }: Resume) {
  const found = skills.filter(isSoft).flatMap((group) => {
    const grupo = isSoftName(clean(group.name)) ? undefined : clean(group.name)
    return filled(group.keywords).map((title) => {
      const isLanguage = languages.some(({ language }) => isBeginningOf(title, clean(language)))
      return skillOf(title, isLanguage ? LANGUAGE_ICON : SKILL_ICON, grupo)
    })
  })
  return eachOnce(found)
}

/** A level in the site's words, where it is a usual one in others: 'NATIVE_OR_BILINGUAL', 'Fluent'. */
function levelIn(fluency: Text, { say }: Context): Text {
  const said = lower(fluency ?? '')
  const plain = said.replaceAll('_', ' ').replace(/ proficiency$/, '')
  const [name] =
    SPOKEN.flatMap((spoken) => Object.entries(messagesIn(spoken).import.levels)).find(([, forms]) =>
      forms.map(lower).includes(plain),
    ) ?? []
  const own = textFor<readonly string[]>(say.levels, name ?? '')
  return own === undefined || own.map(lower).includes(said) ? fluency : own[0]
}

export function languagesFrom(
  { languages = [] }: Resume,
  soft: ReturnType<typeof softSkillsFrom>,
  context: Context,
) {
  const found: NonNullable<Profile['idiomas']> = languages.flatMap(({ language, fluency }) => {
    const [said, nivel] = [clean(language), levelIn(clean(fluency), context)]
    if (said === undefined || soft.some((skill) => isBeginningOf(titleOf(skill), said))) return []
    const idioma = languageIn(said, context.language) ?? said
    return [{ idioma, ...(nivel !== undefined && { nivel }) }]
  })
  return found.length > 0 ? found : undefined
}

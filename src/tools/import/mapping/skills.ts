import type { Profile } from '../../../site/model/schema/schema'
import { textFor } from '../../messages/messages'
import { skillIcon } from '../../skills/skill-names'
import type { Resume, ResumeList } from '../read/resume-schema'
import { clean, filled, type Text } from '../values/texts'
import type { Context } from './context'

const ICON_SIDE_PX = 100
/** The template's own icons (src/tools/content/iconos/). */
const SKILL_ICON = 'iconos/habilidad.svg'
const LANGUAGE_ICON = 'iconos/idioma.svg'

type SkillGroup = ResumeList<'skills'>[number]

const SOFT_GROUP = /^(?:soft skills|habilidades (?:blandas|personales|sociales))$/i
const isSoftName = (name: Text) => SOFT_GROUP.test(name ?? '')

/** By its name, or by the type that our own resume.json says. */
const isSoft = ({ name, type, keywords }: SkillGroup) =>
  filled(keywords).length > 0 && (isSoftName(clean(name)) || clean(type) === 'soft-skills')

const skillOf = (titulo: string, icon: string, grupo: Text) => ({
  titulo,
  icon,
  anchoIcon: ICON_SIDE_PX,
  altoIcon: ICON_SIDE_PX,
  ...(grupo !== undefined && { grupo }),
})

function eachOnce(skills: readonly ReturnType<typeof skillOf>[]) {
  const seen = new Set<string>()
  return skills.filter(({ titulo }) => seen.size < seen.add(titulo.toLowerCase()).size)
}

export function hardSkillsFrom({ skills = [] }: Resume) {
  const found = skills
    .filter((group) => !isSoft(group))
    .flatMap(({ name, keywords }) => {
      const titles = filled(keywords)
      const [named, grupo] = titles.length > 0 ? [titles, clean(name)] : [filled([name])]
      return named.map((title) => skillOf(title, skillIcon(title) ?? SKILL_ICON, grupo))
    })
  return eachOnce(found)
}

const isBeginningOf = (title: string, name: Text) =>
  name !== undefined && title.toLowerCase().startsWith(name.toLowerCase())

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

/** LinkedIn's 'NATIVE_OR_BILINGUAL' or 'Native or bilingual proficiency' in the site's words. */
function levelIn(fluency: Text, { say }: Context): Text {
  const key = fluency
    ?.toLowerCase()
    .replaceAll('_', ' ')
    .replace(/ proficiency$/, '')
  return textFor<string>(say.levels, key ?? '') ?? fluency
}

export function languagesFrom(
  { languages = [] }: Resume,
  soft: readonly { titulo: string }[],
  context: Context,
) {
  const found: NonNullable<Profile['idiomas']> = languages.flatMap(({ language, fluency }) => {
    const [idioma, nivel] = [clean(language), levelIn(clean(fluency), context)]
    if (idioma === undefined || soft.some(({ titulo }) => isBeginningOf(titulo, idioma))) return []
    return [{ idioma, ...(nivel !== undefined && { nivel }) }]
  })
  return found.length > 0 ? found : undefined
}

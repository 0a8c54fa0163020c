import type { Profile } from '../../../model/schema/schema'
import { skillIcon, skillsIn } from '../../skills/skill-names'
import { isLevel, levelIn } from '../parsing/levels'
import { isLanguageName, languageIn } from '../parsing/places'
import { isSoftSkill } from '../parsing/soft-skills'
import { type SpokenLanguage, spokenIn } from '../parsing/spoken-languages'
import { clean, eachOnce, filled, quotedParts, type Text } from '../parsing/texts'
import { SOFT, sectionNamed } from '../sources/names'
import type { Resume, SaidEntry } from '../sources/resume-fields'
import { type Context, mapped, spotIn } from './context'

const ICON_SIDE_PX = 100
/** The template's own icons (src/tools/content/iconos/). */
export const SKILL_ICON = 'iconos/habilidad.svg'
const LANGUAGE_ICON = 'iconos/idioma.svg'

/** The mark of a skill, or the template's own. */
export const plainIcon = (title: string, group?: Text): string =>
  skillIcon(title, group) ?? SKILL_ICON

const isSoftName = (name: Text) => sectionNamed(name ?? '') === SOFT

/** By its name, or by the type that our own resume.json says; a lone skill by its name alone. */
const isSoft = ({ name = '', type, keywords }: SaidEntry) =>
  filled(keywords).length > 0 ? isSoftName(name) || clean(type) === SOFT : isSoftSkill(name)

const lower = (text: string) => text.toLowerCase()

const skillOf = (titulo: string, icon: string, grupo: Text) =>
  mapped({ titulo, grupo }, { icon, anchoIcon: ICON_SIDE_PX, altoIcon: ICON_SIDE_PX })

const titleOf = ({ said }: ReturnType<typeof skillOf>) => String(said.titulo)

const skillsOnce = (skills: readonly ReturnType<typeof skillOf>[]) =>
  eachOnce(skills, (skill) => lower(titleOf(skill)))

/** In words. */
const LONGEST_SKILL = 6
const YEARS = /(?<!\p{L})\d+\+?\s*(?:years?|yrs?|años?|anos?|jahren?|ans?|anni)(?!\p{L})/iu
const SENTENCE_END = /\s.*\p{L}[.!]$/su

/** Years and sentences tell of a skill, and are none. */
function isRemark(text: string): boolean {
  const words = text.trim()
  return YEARS.test(words) || SENTENCE_END.test(words) || words.split(/\s+/).length > LONGEST_SKILL
}

/** The keywords that are skills, and what the others tell of one: 'Basic' is a language, too. */
function toldIn({ name, keywords = [] }: SaidEntry) {
  const isRemarkOrLevel = (text: string) => isRemark(text) || isLevel(text)
  const isOfOne = skillIcon(name ?? '') !== undefined || keywords.every(isRemarkOrLevel)
  const isNote = isOfOne ? isRemarkOrLevel : isRemark
  return {
    names: keywords.filter((text) => !isNote(text)),
    notes: keywords.filter(isNote),
  }
}

/** 'Languages: Go, Rust' */
const LABELLED = /^([^:,;]+):\s+(\S.*)$/

/** A group of skills, or a skill of which the keywords tell what it is good for. */
function skillsOf(group: SaidEntry) {
  const { name = '', type } = group
  // Of a list of skills each is one.
  if (type === 'skill') return { titles: filled([name]) }
  const [, label, list] = LABELLED.exec(name) ?? []
  const { names } = toldIn(group)
  if (names.length === 0) return { titles: skillsIn(list ?? name), grupo: clean(label) }
  const titles = names.flatMap(skillsIn)
  const isSkill = skillIcon(name) !== undefined && !titles.some((title) => skillIcon(title))
  return isSkill ? { titles: skillsIn(name) } : { titles, grupo: clean(name) }
}

export function hardSkillsFrom({ skills = [] }: Resume, context: Context) {
  const groups = skills.filter((group) => !isSoft(group))
  const found = skillsOnce(
    groups.flatMap((group) => {
      const { titles, grupo } = skillsOf(group)
      return titles.map((title) => skillOf(title, plainIcon(title, grupo), grupo))
    }),
  )
  const shown = new Set(
    found.flatMap(({ said }) => filled([String(said.titulo), String(said.grupo ?? '')])).map(lower),
  )
  const unshown = groups
    .filter(({ type }) => type !== 'skill')
    .flatMap((group) => {
      const { names, notes } = toldIn(group)
      const name = (group.name ?? '').replace(LABELLED, '$1, $2')
      return [...[name, ...names].flatMap(skillsIn), ...notes]
    })
    .filter((text) => !shown.has(lower(text)))
  if (unshown.length > 0) {
    const spot = spotIn(context, 'hard-skills')
    context.report.unplaced.push(`${spot}: ${quotedParts([...new Set(unshown)])}`)
  }
  return found
}

const isBeginningOf = (title: string, name: Text) =>
  name !== undefined && lower(title).startsWith(lower(name))

export function softSkillsFrom({ skills = [], languages = [] }: Resume) {
  const found = skills.filter(isSoft).flatMap((group) => {
    const titles = filled(group.keywords)
    const isLone = titles.length === 0 || isSoftName(group.name)
    const grupo = isLone ? undefined : clean(group.name)
    return (titles.length === 0 ? filled([group.name]) : titles).map((title) => {
      const isLanguage = languages.some(({ language }) => isBeginningOf(title, clean(language)))
      return skillOf(title, isLanguage ? LANGUAGE_ICON : SKILL_ICON, grupo)
    })
  })
  return skillsOnce(found)
}

/** The languages that a group of skills is, where all of it are. */
function languagesIn(group: SaidEntry): SpokenLanguage[] {
  const { name = '', keywords = [] } = group
  const isOne = isLanguageName(name) && keywords.length === 1 && keywords.every(isLevel)
  const spoken = (isOne ? [`${name} (${keywords})`] : keywords).map(spokenIn)
  return isSoft(group) || spoken.some(({ length }) => length === 0) ? [] : spoken.flat()
}

/** A resume in which groups of skills that are languages are among them, each with its level. */
export function withLanguagesApart(resume: Resume): Resume {
  const { skills = [], languages = [] } = resume
  const told = languages.flatMap((each): typeof languages => {
    const spoken = each.fluency ? [] : spokenIn(each.language ?? '')
    return spoken.length > 0 ? spoken : [each]
  })
  return {
    ...resume,
    skills: skills.filter((group) => languagesIn(group).length === 0),
    languages: [...told, ...skills.flatMap(languagesIn)],
  }
}

export function languagesFrom(
  { languages = [] }: Resume,
  soft: ReturnType<typeof softSkillsFrom>,
  context: Context,
) {
  const found: NonNullable<Profile['idiomas']> = languages.flatMap(({ language, fluency }) => {
    const [said, nivel] = [clean(language), levelIn(fluency, context.words)]
    if (said === undefined || soft.some((skill) => isBeginningOf(titleOf(skill), said))) return []
    const idioma = languageIn(said, context.language) ?? said
    return [{ idioma, ...(nivel !== undefined && { nivel }) }]
  })
  // A file may say one among the skills, too.
  const once = eachOnce(found, ({ idioma }) => lower(idioma))
  return once.length > 0 ? once : undefined
}

import { inGroups, inOrder } from '../../../site/model/entries'
import type { Profile, Skill } from '../../../site/model/schema/schema'
import { SOFT_SKILLS } from '../mapping/skills-from-resume'
import { SOFT } from '../resume-shape'
import { filled } from './filled'
import { languageOf } from './place-and-language'

type Skills = readonly Skill[]

const grouped = (skills: Skills) =>
  inGroups(inOrder(skills)).map(({ name, items }) => ({
    name,
    keywords: items.map(({ titulo }) => titulo.trim()),
  }))

/** The order in which the resume names them. */
export const inExportOrder = (skills: Skills): Skill[] =>
  inGroups(inOrder(skills)).flatMap(({ items }) => items)

export const hardSkills = (skills: Skills) =>
  grouped(skills).flatMap(({ name, keywords }) =>
    name === undefined ? keywords.map((keyword) => ({ name: keyword })) : [{ name, keywords }],
  )

/** `type` is not in the standard. */
export const softSkills = (skills: Skills) =>
  grouped(skills).map(({ name = SOFT_SKILLS, keywords }) => ({ name, keywords, type: SOFT }))

/** The languages of the profile, and those among the soft skills, marked by `type`. */
export function languages({ idiomas = [] }: Profile, soft: Skills) {
  const own = idiomas.map(({ idioma, nivel }) =>
    filled({ language: idioma.trim(), fluency: nivel?.trim() }),
  )
  const named = new Set(own.map(({ language }) => language?.toLowerCase()))
  const skills = inOrder(soft)
    .map(({ titulo }) => languageOf(titulo.trim()))
    .filter((language) => language !== undefined && !named.has(language.language.toLowerCase()))
    .map((language) => ({ ...language, type: SOFT }))
  return [...own, ...skills]
}

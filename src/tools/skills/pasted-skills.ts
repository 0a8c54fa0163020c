import { skillsIn, technologyKey } from './skill-names'

type NamedSkill = { titulo: string; grupo?: string }

const BULLET = /^[\s•●▪◦‣∙·*–—-]+/
/** 'Bases de datos: PostgreSQL, Redis', or the group alone, of which the lines below are. */
const GROUP = /^([^:,;]+):(?:\s+(.*))?$/

/** The skills of a pasted list: by commas or lines, with the group that a line says before a colon. */
export function pastedSkills(text: string): NamedSkill[] {
  let ofLines: string | undefined
  return text.split(/[\n\t]/).flatMap((line) => {
    const said = line.replace(BULLET, '').trim()
    const [, group, names = group ? '' : said] = GROUP.exec(said) ?? []
    // A blank line ends a group.
    if (said === '' || group !== undefined) ofLines = names === '' ? group?.trim() : undefined
    const grupo = group?.trim() ?? ofLines
    return skillsIn(names).map((titulo) => ({ titulo, ...(grupo && { grupo }) }))
  })
}

/** Those that are neither there nor named twice. */
export function newSkills(skills: readonly NamedSkill[], there: readonly string[]): NamedSkill[] {
  const known = new Set(there.map(technologyKey))
  return skills.filter(({ titulo }) => known.size < known.add(technologyKey(titulo)).size)
}

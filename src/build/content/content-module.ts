import { ageOn } from '../../model/age'
import { pageTexts } from '../../model/page-texts'
import { DEVICON } from '../../model/schema/fields'
import type { Lists, Profile, Skill } from '../../model/schema/schema'
import { shownSections } from '../../model/sections'
import { deviconFile } from '../../owner/devicon'
import { contactQr } from './contact-qr'
import type { PortraitFile } from './portrait-files'

const deviconName = (icon: string) =>
  icon.startsWith(DEVICON) ? icon.slice(DEVICON.length) : undefined

/** Source of `virtual:content`, and the names of the devicon icons in it. */
export function contentModule(
  content: { perfil: Profile; lists: Lists },
  portraits: PortraitFile[],
) {
  const { perfil, lists } = content
  const deviconPaths: Record<string, string> = {}
  const ready = <Item extends Skill>(skills: Item[]) =>
    skills.map((skill) => {
      const name = deviconName(skill.icon)
      if (!name) return skill
      deviconPaths[name] = deviconFile(name).path
      return { ...skill, icon: deviconPaths[name] }
    })
  const exported = {
    profile: perfil,
    portraits: portraits.map(({ path, width }) => ({ path, width })),
    ageAtBuild: perfil.fechaNacimiento && ageOn(perfil.fechaNacimiento, new Date()),
    lists: {
      ...lists,
      'hard-skills': ready(lists['hard-skills']),
      'soft-skills': ready(lists['soft-skills']),
    },
    sections: shownSections(perfil, lists),
    deviconPaths,
    contactQr: contactQr(perfil),
    pages: pageTexts(perfil, lists),
  }
  const code = Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
  return { code, iconNames: Object.keys(deviconPaths) }
}

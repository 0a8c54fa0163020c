import { plateOf } from '../../engraving/draw-plate'
import { ageOn } from '../../model/age'
import { pageTexts } from '../../model/page-texts'
import { DEVICON } from '../../model/schema/fields'
import type { Lists, Profile, Skill } from '../../model/schema/schema'
import { shownSections } from '../../model/sections'
import { deviconFile } from '../../owner/devicon'
import { contactQr } from './contact-qr'
import { markedLinks } from './network-marks'
import type { PortraitFile } from './pictures/portrait-files'
import type { ProjectPicture } from './pictures/project-pictures'

/** What the build reads from the owner's pictures. */
export type ReadPictures = {
  /** By `imagen`. */
  projects: ReadonlyMap<string, ProjectPicture>
  /** Values of `icon`. */
  platedIcons: ReadonlySet<string>
}

export const deviconName = (icon: string) =>
  icon.startsWith(DEVICON) ? icon.slice(DEVICON.length) : undefined

const sized = ({ path, width }: { path: string; width: number }) => ({ path, width })

const shownPicture = ({ width, height, files }: ProjectPicture) => ({
  width,
  height,
  files: files.map(sized),
})

/** Source of `virtual:content`, and the names of the devicon icons in it. */
export function contentModule(
  content: { perfil: Profile; lists: Lists },
  portraits: readonly PortraitFile[],
  { projects, platedIcons }: ReadPictures,
) {
  const { perfil, lists } = content
  const deviconPaths: Record<string, string> = {}
  const plated: string[] = []
  const ready = <Item extends Skill>(skills: Item[]) =>
    skills.map((skill) => {
      const name = deviconName(skill.icon)
      const icon = name ? deviconFile(name).path : skill.icon
      if (name) deviconPaths[name] = icon
      if (platedIcons.has(skill.icon)) plated.push(icon)
      return { ...skill, icon }
    })
  const exported = {
    profile: perfil,
    links: markedLinks(perfil),
    portraits: portraits.map(sized),
    ageAtBuild: perfil.fechaNacimiento && ageOn(perfil.fechaNacimiento, new Date()),
    lists: {
      ...lists,
      'hard-skills': ready(lists['hard-skills']),
      'soft-skills': ready(lists['soft-skills']),
    },
    sections: shownSections(perfil, lists),
    deviconPaths,
    platedIcons: [...new Set(plated)],
    pictures: Object.fromEntries(
      [...projects].map(([name, picture]) => [name, shownPicture(picture)]),
    ),
    contactQr: contactQr(perfil),
    plate: plateOf(perfil),
    pages: pageTexts(perfil, lists),
  }
  const code = Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
  return { code, iconNames: Object.keys(deviconPaths) }
}

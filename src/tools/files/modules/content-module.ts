import { ageOn } from '../../../site/model/entries'
import { DEVICON } from '../../../site/model/schema/fields'
import type { Lists } from '../../../site/model/schema/schema'
import { deviconFile } from '../../content/devicon'
import type { SiteContent } from '../../content/reading/read-content'
import { shownSections } from '../../content/sections'
import { plateOf } from '../engraving/draw-plate'
import { sceneColors } from '../theme/scene-colors'
import { themeOf } from '../theme/theme-of'
import type { LanguageContent } from './content-languages'
import type { ProjectPicture } from './pictures/project-pictures'
import type { MadeFile, SizedFile, SizedFiles } from './pictures/sized-files'

/** What the build reads from the owner's pictures. */
export type ReadPictures = {
  /** By `imagen`. */
  projects: ReadonlyMap<string, ProjectPicture>
  /** By the project's id. */
  vignettes: ReadonlyMap<number, MadeFile>
  /** Values of `icon`. */
  platedIcons: ReadonlySet<string>
}

export const deviconName = (icon: string) =>
  icon.startsWith(DEVICON) ? icon.slice(DEVICON.length) : undefined

/** Path of an icon below the base. */
export function iconPath(icon: string): string {
  const name = deviconName(icon)
  return name === undefined ? icon : deviconFile(name).path
}

const iconsIn = (lists: Lists) => [
  ...new Set([...lists['hard-skills'], ...lists['soft-skills']].map(({ icon }) => icon)),
]

const shownSizes = ({ avif, webp }: SizedFiles) => {
  const sized = ({ path, width }: SizedFile) => ({ path, width })
  return { avif: avif.map(sized), webp: webp.map(sized) }
}

const shownPicture = ({ width, height, sizes }: ProjectPicture) => ({
  width,
  height,
  sizes: shownSizes(sizes),
})

/** Source of a module with these exports. */
export const exporting = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/** Source of `virtual:content`, and the names of the devicon icons in it. */
export function contentModule(
  { perfil, lists, absent }: Omit<SiteContent, 'overlays'>,
  languages: readonly Pick<LanguageContent, 'language'>[],
  portrait: SizedFiles,
  { projects, vignettes, platedIcons }: ReadPictures,
) {
  const icons = iconsIn(lists)
  const deviconPaths = Object.fromEntries(
    icons.flatMap((icon) => {
      const name = deviconName(icon)
      return name === undefined ? [] : [[name, iconPath(icon)]]
    }),
  )
  const code = exporting({
    languages: languages.map(({ language }) => language),
    isMultilingual: languages.length > 1,
    portrait: shownSizes(portrait),
    ageAtBuild: perfil.fechaNacimiento && ageOn(perfil.fechaNacimiento, new Date()),
    sections: shownSections(perfil, absent),
    absent,
    deviconPaths,
    platedIcons: icons.filter((icon) => platedIcons.has(icon)).map(iconPath),
    pictures: Object.fromEntries(
      [...projects].map(([name, picture]) => [name, shownPicture(picture)]),
    ),
    vignettes: Object.fromEntries([...vignettes].map(([id, { path }]) => [id, path])),
    plate: plateOf(perfil),
    sceneColors: sceneColors(themeOf(perfil)),
  })
  return { code, iconNames: Object.keys(deviconPaths) }
}

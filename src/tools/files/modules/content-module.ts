import { ageOn } from '../../../site/model/entries'
import { deviconName, iconPath } from '../../content/devicon'
import type { SiteContent } from '../../content/reading/read-content'
import { shownSections } from '../../content/sections'
import { plateOf } from '../engraving/draw-plate'
import { themeOf } from '../theme/palettes'
import { sceneColors } from '../theme/theme-colors'
import type { LanguageContent } from './content-languages'
import { type ProjectPicture, type ReadPictures, skillIcons } from './pictures/read-pictures'
import type { SizedFile, SizedFiles } from './pictures/sized-files'

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
  const icons = skillIcons(lists)
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

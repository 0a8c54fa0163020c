import { hasCome, type KnownAge } from '../../../model/age'
import { type OwnSection, projectPagesOf, shownSections } from '../../../model/sections'
import type { OwnSectionHead } from '../../content/own-sections'
import type { SiteContent } from '../../content/reading/read-content'
import { sectionIcon } from '../../content/section-kinds'
import { plateOf } from '../../drawing/draw-plate'
import { interfaceLanguage, type Wording } from '../../messages/built-words'
import { skillsOfTechnologies } from '../../skills/skill-evidence'
import { sceneColors } from '../../theme/theme-colors'
import { themeOf } from '../../theme/themes'
import type { LanguageContent } from './content-languages'
import type { ReadPictures } from './pictures/read-pictures'
import type { SizedFile, SizedFiles } from './pictures/sized-files'

const shownSizes = ({ avif, webp }: SizedFiles) => {
  const sized = ({ path, width }: SizedFile) => ({ path, width })
  return { avif: avif.map(sized), webp: webp.map(sized) }
}

export function knownAge(birthDate: string, today: Date): KnownAge {
  const [year, ...day] = birthDate.split('-')
  const builtIn = today.getFullYear()
  const changesOn = day.join('-')
  const hadChanged = hasCome(changesOn, today)
  return { years: builtIn - Number(year) - Number(!hadChanged), builtIn, changesOn, hadChanged }
}

export const exporting = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

/** By name, what loads a module. */
export const loading = (ids: Readonly<Record<string, string>>): string => {
  const loaders = Object.entries(ids).map(
    ([name, id]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(id)})`,
  )
  return `const loaders = { ${loaders.join(', ')} }`
}

const ownSection = ({ list, forma }: OwnSectionHead): OwnSection => ({
  list,
  ...(forma && { form: forma }),
})

export function contentModule(
  { perfil, lists, own, absent, ...wording }: Omit<SiteContent, 'translations'> & Wording,
  languages: readonly Pick<LanguageContent, 'language' | 'lists'>[],
  { portrait, initials, microtext, entries, vignettes, icons }: ReadPictures,
): string {
  const { tiles, pager } = shownSections(perfil, absent, own.map(ownSection))
  const projectPages = projectPagesOf(lists.proyectos, pager)
  return exporting({
    languages: languages.map(({ language }) => language),
    isMultilingual: languages.length > 1,
    hasForeignTexts:
      languages.length > 1 || interfaceLanguage(wording.main, wording) !== wording.main,
    portrait: { ...shownSizes(portrait.sizes), tones: portrait.tones?.path },
    yearOfBuild: new Date().getFullYear(),
    ageAtBuild: perfil.fechaNacimiento && knownAge(perfil.fechaNacimiento, new Date()),
    sections: {
      tiles,
      pager: pager.map((each) => ({ ...each, icon: sectionIcon(each.route, own) })),
    },
    hasQuotes: own.some(({ forma }) => forma === 'citas'),
    hasProjectPages: projectPages.length > 0,
    projectPages,
    iconPaths: Object.fromEntries(icons.map(({ icon, file }) => [icon, file?.path])),
    darkIcons: icons.filter(({ isDark }) => isDark).map(({ icon, file }) => file?.path ?? icon),
    skillsOfTechnologies: skillsOfTechnologies(languages.map((each) => each.lists)),
    pictures: Object.fromEntries(
      [...entries].map(([name, each]) => [name, { ...each, sizes: shownSizes(each.sizes) }]),
    ),
    vignettes: Object.fromEntries([...vignettes].map(([id, { path }]) => [id, path])),
    initials: initials?.path,
    microtext: microtext.path,
    plate: plateOf(perfil),
    sceneColors: sceneColors(themeOf(perfil)),
  })
}

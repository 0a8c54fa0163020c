import { sections } from 'virtual:content'
import type { RouteName, SiteLanguage } from '../../../site/model/routes'
import { folderOf, isSectionRoute } from '../../../site/model/routes'
import { publicPlace } from '../../content/reading/public-files'
import type { BuiltFile, BuiltSite } from '../sites'
import { socialCard } from './social-card'

/** Below the base. Sections have their own image; the other pages share the home page's. */
export function socialImageName(language: SiteLanguage, route: RouteName): string {
  const folder = folderOf(language)
  if (!isSectionRoute(route)) return `${folder}social.png`
  const slug = language.paths[route].slice(folder.length + 1, -1)
  return `${folder}social-${slug}.png`
}

const image = (site: BuiltSite, route: RouteName, section?: string): BuiltFile => ({
  fileName: socialImageName(site, route),
  contentType: 'image/png',
  create: ({ publicDir }) => {
    const { foto } = site.profile
    return socialCard(site, foto ? publicPlace(publicDir, foto) : undefined, section)
  },
})

export const socialFiles = (site: BuiltSite): BuiltFile[] => [
  image(site, 'home'),
  ...sections.pages.map((name) => image(site, name, site.words.routes[name])),
]

import {
  folderOf,
  isSectionRoute,
  type RouteName,
  type SiteLanguage,
} from '../../../site/model/routes'

export const SOCIAL_WIDTH_PX = 1200
export const SOCIAL_HEIGHT_PX = 630

/** Below the base. Sections have their own image; the other pages share the home page's. */
export function socialImageName(language: SiteLanguage, route: RouteName): string {
  const folder = folderOf(language)
  if (!isSectionRoute(route)) return `${folder}social.png`
  const slug = language.paths[route].slice(folder.length + 1, -1)
  return `${folder}social-${slug}.png`
}

import { sections } from 'virtual:content'
import type { RouteName } from '../../../site/model/routes'
import { publicPlace } from '../../content/reading/public-files'
import type { BuiltFile } from '../built-file'
import { socialImageName } from '../pages/social-image'
import type { BuiltSite } from '../sites'
import { socialCard } from './social-card'

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

import path from 'node:path'
import { sections } from 'virtual:content'
import type { RouteName } from '../../model/routes'
import type { BuiltFile } from '../built-file'
import { socialImageName } from '../pages/social-image'
import type { BuiltSite } from '../sites'
import { socialCard } from './social-card'

const image = (site: BuiltSite, route: RouteName, section?: string): BuiltFile => ({
  fileName: socialImageName(site, route),
  contentType: 'image/png',
  create: ({ publicDir }) =>
    socialCard(site.profile, path.join(publicDir, site.profile.foto), section),
})

export const socialFiles = (site: BuiltSite): BuiltFile[] => [
  image(site, 'home'),
  ...sections.pages.map((name) => image(site, name, site.words.routes[name])),
]

import { projectPages, sections } from 'virtual:content'
import { presentPosts } from '../../../site/model/entries'
import {
  folderOf,
  isSectionRoute,
  type PageName,
  pathOf,
  projectRoute,
  projectSlug,
  type SiteLanguage,
} from '../../../site/model/routes'
import { publicPlace } from '../../content/reading/public-files'
import { postText } from '../../cv/cv-model'
import { type BuiltFile, type BuiltSite, titleOf } from '../sites'
import { socialCard } from './social-card'

/** Below the base. Sections and projects have their own image; the other pages share the home page's. */
export function socialImageName(language: SiteLanguage, route: PageName): string {
  const folder = folderOf(language)
  if (!isSectionRoute(route) && !projectSlug(route)) return `${folder}social.png`
  const path = pathOf(language, route).slice(folder.length + 1, -1)
  return `${folder}social-${path.replace('/', '-')}.png`
}

/** The first present post, whole and by its employer; only so where its title is the role. */
function postLines({ profile, lists, words }: BuiltSite): string[] {
  const [post] = presentPosts(lists.experiencia)
  if (!post) return []
  const { titulo, empresa = '' } = post
  const isRole = titulo.trim().toLowerCase() === profile.puesto.trim().toLowerCase()
  const byEmployer = empresa === '' ? [] : [{ ...post, titulo: empresa, empresa: undefined }]
  return [...(isRole && empresa !== '' ? [] : [post]), ...byEmployer].map((each) =>
    postText(each, words).replace(/\s+/g, ' '),
  )
}

const image = (site: BuiltSite, route: PageName, section?: string): BuiltFile => ({
  fileName: socialImageName(site, route),
  contentType: 'image/png',
  create: ({ publicDir }) => {
    const { foto } = site.profile
    const photo = foto ? publicPlace(publicDir, foto) : undefined
    return socialCard(site, photo, section ? { section } : { posts: postLines(site) })
  },
})

export const socialFiles = (site: BuiltSite): BuiltFile[] => [
  image(site, 'home'),
  ...sections.pages.map(({ route }) => image(site, route, site.words.routes[route])),
  ...projectPages.map(projectRoute).map((name) => image(site, name, titleOf(site, name))),
]

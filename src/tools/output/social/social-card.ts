import { projectPages, sections } from 'virtual:content'
import { postText, presentPosts } from '../../../model/entries'
import {
  folderOf,
  isSectionRoute,
  type PageName,
  pathOf,
  projectRoute,
  projectSlug,
  type SiteLanguage,
} from '../../../model/routes'
import { isUnknownSite, type Profile } from '../../../model/schema/schema'
import { placeOf } from '../../../model/shown-profile'
import { cardPictureFile } from '../../../model/site'
import { PUBLIC } from '../../content/content-folder'
import { type BuildContext, type BuiltFiles, type BuiltSite, titleOf } from '../sites'
import { KEPT, SOCIAL } from './card-art'
import { cardPicture, type PicturedSite } from './card-picture'

const hostOf = ({ sitio }: Pick<Profile, 'sitio'>) =>
  isUnknownSite(sitio) ? '' : new URL(sitio).host

/** 1200 × 630, for shared links. @param posts ways to say the present one: the first that fits whole */
export async function socialCard(
  site: PicturedSite,
  photo: Buffer<ArrayBuffer> | undefined,
  { section, posts = [] }: { section?: string; posts?: readonly string[] } = {},
): Promise<Buffer> {
  const { nombre, puesto } = site.profile
  const lines = section
    ? { title: section, second: nombre, third: puesto }
    : { title: nombre, second: puesto, third: hostOf(site.profile), posts }
  return cardPicture(site, photo, SOCIAL, lines)
}

/** 1600 × 1096, for visitors to save: the card's front, with the site's address below. */
const savedCard = (site: PicturedSite, photo: Buffer<ArrayBuffer> | undefined) => {
  const { nombre, puesto } = site.profile
  const lines = { title: nombre, second: puesto, third: placeOf(site.profile) }
  return cardPicture(site, photo, KEPT, { ...lines, below: hostOf(site.profile) })
}

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

const photoOf = ({ profile: { foto } }: BuiltSite, { workspace }: BuildContext) =>
  foto ? workspace.bytes(`${PUBLIC}/${foto}`) : undefined

const image = (site: BuiltSite, route: PageName, section?: string): BuiltFiles => ({
  [socialImageName(site, route)]: (context) =>
    socialCard(site, photoOf(site, context), section ? { section } : { posts: postLines(site) }),
})

/** The images of shared links, and the picture of the card that visitors save. */
export const socialFiles = (site: BuiltSite): BuiltFiles =>
  Object.assign(
    image(site, 'home'),
    ...sections.pager.map(({ route }) => image(site, route, site.words.routes[route])),
    ...projectPages.map(projectRoute).map((name) => image(site, name, titleOf(site, name))),
    { [cardPictureFile(site)]: (context: BuildContext) => savedCard(site, photoOf(site, context)) },
  )

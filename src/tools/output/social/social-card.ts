import { projectPages, sections } from 'virtual:content'
import sharp from 'sharp'
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
import { plateOf } from '../../drawing/draw-plate'
import { vignetteSvg } from '../../drawing/vignette-drawing'
import {
  type BuildContext,
  type BuiltFiles,
  type BuiltSite,
  projectOf,
  sites,
  titleOf,
} from '../sites'
import { KEPT, SOCIAL } from './card-art'
import { type Cover, cardPicture, type PicturedSite, type Pictures } from './card-picture'

const hostOf = ({ sitio }: Pick<Profile, 'sitio'>) =>
  isUnknownSite(sitio) ? '' : new URL(sitio).host

type Shared = Pictures & { section?: string; posts?: readonly string[] }

/**
 * 1200 × 630, for shared links. @param section the title of the page; of home none
 * @param posts ways to say the present one: the first that fits whole
 */
export async function socialCard(
  site: PicturedSite,
  { section, posts = [], ...pictures }: Shared = {},
): Promise<Buffer> {
  const { nombre, puesto } = site.profile
  const lines = section
    ? { title: section, second: nombre, third: puesto }
    : { title: nombre, second: puesto, third: hostOf(site.profile), posts }
  return cardPicture(site, pictures, SOCIAL, lines)
}

/** 1600 × 1096, for visitors to save: the card's front, with the site's address below. */
const savedCard = (site: PicturedSite, photo: Pictures['photo']) => {
  const { nombre, puesto } = site.profile
  const lines = { title: nombre, second: puesto, third: placeOf(site.profile) }
  return cardPicture(site, { photo }, KEPT, { ...lines, below: hostOf(site.profile) })
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

/** A project's picture, or its engraving. */
async function coverOfProject(name: PageName, { workspace }: BuildContext): Promise<Cover> {
  const [main] = sites
  const { titulo = '', imagen } = (main && projectOf(main, name)) ?? {}
  const photo = imagen ? workspace.bytes(`${PUBLIC}/${imagen}`) : undefined
  const isReadable =
    photo &&
    (await sharp(photo)
      .metadata()
      .catch(() => undefined))
  return isReadable ? { photo } : { svg: vignetteSvg(titulo) }
}

/** The owner's plate, composed anew for each section. */
const coverOfSection = ({ profile }: BuiltSite, name: PageName): Cover => ({
  svg: vignetteSvg(`${profile.nombre} ${name}`, plateOf(profile)),
})

const image = (site: BuiltSite, name: PageName, draw: BuiltFiles[string]): BuiltFiles => ({
  [socialImageName(site, name)]: draw,
})

/** The images of shared links, and the picture of the card that visitors save. */
export const socialFiles = (site: BuiltSite): BuiltFiles =>
  Object.assign(
    image(site, 'home', (context) =>
      socialCard(site, { photo: photoOf(site, context), posts: postLines(site) }),
    ),
    ...sections.pager.map(({ route }) =>
      image(site, route, () =>
        socialCard(site, { section: site.words.routes[route], cover: coverOfSection(site, route) }),
      ),
    ),
    ...projectPages.map(projectRoute).map((name) =>
      image(site, name, async (context) =>
        socialCard(site, {
          section: titleOf(site, name),
          cover: await coverOfProject(name, context),
        }),
      ),
    ),
    { [cardPictureFile(site)]: (context: BuildContext) => savedCard(site, photoOf(site, context)) },
  )

import { projectPages, sections } from 'virtual:content'
import sharp, { type Sharp } from 'sharp'
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
import { digestOf, kept } from '../../content/build-cache'
import { PUBLIC } from '../../content/content-folder'

import { plateOf } from '../../drawing/draw-plate'
import { typesetFonts } from '../../fonts/typeset-fonts'
import { engrave, inFoil } from '../../portrait/engrave'
import { squarePortrait } from '../../portrait/square-portrait'
import { titleFoil } from '../../theme/theme-colors'
import { themeOf } from '../../theme/themes'
import fitted from '../../typeset/fitted.typ?raw'
import { textFor } from '../../typeset/texts'
import { typeset } from '../../typeset/typeset'
import { tonesOf } from '../modules/pictures/portrait-files'
import { type BuiltFiles, type BuiltSite, titleOf } from '../sites'
import { across, CARD, cardArt, HEIGHT, PORTRAIT, WIDTH } from './card-art'
import { cardGround } from './card-ground'
import texts from './social-texts.typ?raw'

const MARGIN_PX = 66
const GAP_PX = 64
const TEMPLATE = { file: 'src/tools/output/social/social-texts.typ', source: fitted + texts }
const RAW = { width: WIDTH, height: HEIGHT, channels: 3 } as const

async function portraitOf(
  photo: Buffer | undefined,
  profile: Pick<Profile, 'retrato' | 'tema'>,
): Promise<string | undefined> {
  if (photo === undefined) return undefined
  try {
    const side = 4 * PORTRAIT.radius
    const engraved = async () =>
      inFoil(await engrave(await tonesOf(photo), side), themeOf(profile).foil[1])
    const png =
      profile.retrato === 'grabado'
        ? await (await engraved()).png().toBuffer()
        : await squarePortrait(photo, side)
    return `data:image/png;base64,${png.toString('base64')}`
  } catch {
    return undefined
  }
}

const hostOf = ({ sitio }: Pick<Profile, 'sitio'>) =>
  isUnknownSite(sitio) ? '' : new URL(sitio).host

type SocialSite = Pick<BuiltSite, 'profile' | 'dir'>
type Lines = readonly [title: string, second: string, third: string]

/** Of 256 colours, spread so that nobody sees it: of all an image would have twice the bytes. */
const FEW_COLORS = { palette: true, quality: 96, compressionLevel: 9 } as const

const over = (ground: Sharp, svg: string): Promise<Buffer> =>
  ground
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .png(FEW_COLORS)
    .toBuffer()

async function drawArt({ profile, dir }: SocialSite, photo: Buffer | undefined) {
  const look = { plate: plateOf(profile), theme: themeOf(profile), dir }
  const art = cardArt(look, await portraitOf(photo, profile))
  return over(sharp(await cardGround(look.theme), { raw: RAW }), art)
}

/** Drawing takes longest, so it is done once for all images of a build. */
const artOf = new Map<string, Promise<Buffer>>()

/** What the art under the words is made of. */
const artKey = ({ profile, dir }: SocialSite, photo = Buffer.alloc(0)) => {
  const { nombre, semilla, tema, retrato } = profile
  return digestOf([JSON.stringify([nombre, semilla, tema, retrato, dir]), photo])
}

/** As SVG. The first is the title; of `posts` the first one that fits whole is shown. */
async function drawTexts({ profile, dir }: SocialSite, lines: Lines, posts: readonly string[]) {
  const theme = themeOf(profile)
  const start = PORTRAIT.x + PORTRAIT.radius + GAP_PX
  const end = CARD.x + CARD.width - MARGIN_PX
  const fonts = await typesetFonts([...lines, ...posts].join(' '))
  const [title, second, third] = lines.map((line) => textFor(line, fonts))
  const image = {
    ...{ title, second, third, posts: posts.map((post) => textFor(post, fonts)) },
    ...{ width: WIDTH, height: HEIGHT, margin: MARGIN_PX, card: CARD, dir, fonts: fonts.families },
    column: { left: across(dir === 'rtl' ? end : start, dir), width: end - start },
    colors: { title: titleFoil(theme), second: theme.ink, post: theme.muted, third: theme.foil[2] },
  }
  return typeset(TEMPLATE, { image: JSON.stringify(image) }, fonts).svg()
}

/** 1200 × 630, for shared links. @param posts ways to say the present one: the first that fits whole */
export async function socialCard(
  site: SocialSite,
  picture: Buffer<ArrayBuffer> | undefined,
  { section, posts = [] }: { section?: string; posts?: readonly string[] } = {},
) {
  const { nombre, puesto } = site.profile
  const lines: Lines = section ? [section, nombre, puesto] : [nombre, puesto, hostOf(site.profile)]
  const key = artKey(site, picture)
  return kept(`social-${digestOf([key, ...lines, ...posts])}`, async () => {
    const art = artOf.get(key) ?? drawArt(site, picture)
    artOf.set(key, art)
    return over(sharp(await art), await drawTexts(site, lines, posts))
  })
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

const image = (site: BuiltSite, route: PageName, section?: string): BuiltFiles => ({
  [socialImageName(site, route)]: ({ workspace }) => {
    const { foto } = site.profile
    const photo = foto ? workspace.bytes(`${PUBLIC}/${foto}`) : undefined
    return socialCard(site, photo, section ? { section } : { posts: postLines(site) })
  },
})

export const socialFiles = (site: BuiltSite): BuiltFiles =>
  Object.assign(
    image(site, 'home'),
    ...sections.pager.map(({ route }) => image(site, route, site.words.routes[route])),
    ...projectPages.map(projectRoute).map((name) => image(site, name, titleOf(site, name))),
  )

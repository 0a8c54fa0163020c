import { projectPages, sections } from 'virtual:content'
import sharp, { type Sharp } from 'sharp'
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
import { isUnknownSite, type Profile } from '../../../site/model/schema/schema'
import { digestOf, kept } from '../../content/build-cache'
import { PUBLIC } from '../../content/content-folder'
import { postText } from '../../cv/cv-model'
import { plateOf } from '../../drawing/draw-plate'
import { engrave, inFoil } from '../../portrait/engrave'
import { squarePortrait } from '../../portrait/square-portrait'
import { titleFoil } from '../../theme/theme-colors'
import { themeOf } from '../../theme/themes'
import { type TextBlock, type TextRoom, typesetter } from '../../typeset/text-block'
import { tonesOf } from '../modules/pictures/portrait-files'
import { type BuiltFiles, type BuiltSite, titleOf } from '../sites'
import { across, CARD, cardArt, HEIGHT, PORTRAIT, WHOLE, WIDTH } from './card-art'
import { cardGround } from './card-ground'

const MARGIN_PX = 66
const GAP_PX = 64
const LEADING = 1.12
type Style = Omit<TextRoom, 'column'>
const TITLE: Style = { family: 'screen', maxSize: 84, minSize: 50, maxLines: 3, leading: LEADING }
const LINE: Style = { family: 'text', maxSize: 34, minSize: 24, maxLines: 2, leading: LEADING }
const POST: Style = { ...LINE, maxSize: 27, minSize: 22 }
const META: Style = { family: 'meta', maxSize: 21, minSize: 21, maxLines: 1, leading: LEADING }
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

type Block = TextBlock & { fill: string; gap: number }

const heightOf = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { height, gap }) => sum + gap + height, 0)

function stackBlocks(blocks: readonly Block[]): string {
  let top = CARD.y + (CARD.height - heightOf(blocks)) / 2
  return blocks
    .map((block) => {
      const path = block.path(top + block.gap)
      top += heightOf([block])
      return `<path fill="${block.fill}" d="${path}"/>`
    })
    .join('')
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
  return over(sharp(cardGround(look.theme), { raw: RAW }), art)
}

/** Drawing takes longest, so it is done once for all images of a build. */
const artOf = new Map<string, Promise<Buffer>>()

/** What the art under the words is made of. */
const artKey = ({ profile, dir }: SocialSite, photo = Buffer.alloc(0)) => {
  const { nombre, semilla, tema, retrato } = profile
  return digestOf([JSON.stringify([nombre, semilla, tema, retrato, dir]), photo])
}

/** As SVG. The first is the title; of `posts` the first one that fits whole is shown. */
async function drawWords(
  { profile, dir }: SocialSite,
  [first, second, third]: Lines,
  posts: readonly string[],
) {
  const theme = themeOf(profile)
  const start = PORTRAIT.x + PORTRAIT.radius + GAP_PX
  const end = CARD.x + CARD.width - MARGIN_PX
  const column = { left: across(dir === 'rtl' ? end : start, dir), width: end - start, dir }
  const { setText } = await typesetter([first, second, ...posts, third].join(' '))
  const set = (words: string, style: Style) => setText(words, { ...style, column })
  const title = set(first, TITLE)
  let blocks: Block[] = [
    { ...title, fill: 'url(#foil)', gap: 0 },
    { ...set(second, LINE), fill: theme.ink, gap: 18 },
    { ...set(third, META), fill: theme.foil[2], gap: 26 },
  ]
  const post = posts.map((words) => set(words, POST)).find(({ isWhole }) => isWhole)
  if (post) {
    const more = blocks.toSpliced(2, 0, { ...post, fill: theme.muted, gap: 10 })
    if (heightOf(more) <= CARD.height - 2 * MARGIN_PX) blocks = more
  }
  const shown = blocks.filter(({ width }) => width > 0)
  const stops = titleFoil(theme).map(
    ({ at, color }) => `<stop offset="${at}" stop-color="${color}"/>`,
  )
  const span = `x1="${title.left}" y1="0" x2="${title.left + title.width}" y2="60"`
  const foil = `<linearGradient id="foil" gradientUnits="userSpaceOnUse" ${span}>${stops.join('')}</linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${WHOLE}>${foil}${stackBlocks(shown)}</svg>`
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
    return over(sharp(await art), await drawWords(site, lines, posts))
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

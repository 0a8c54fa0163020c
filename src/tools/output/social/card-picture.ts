import sharp, { type Sharp } from 'sharp'
import type { Profile } from '../../../model/schema/schema'
import { digestOf, kept } from '../../content/build-cache'
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
import type { BuiltSite } from '../sites'
import {
  across,
  blankArt,
  CARD,
  COVER,
  coverArt,
  type Format,
  MEDALLION,
  middleOf,
  ownerArt,
  PORTRAIT,
  WIDTH,
} from './card-art'
import { cardGround } from './card-ground'
import texts from './card-texts.typ?raw'

const MARGIN = 66
const GAP = 44
const TEMPLATE = { file: 'src/tools/output/social/card-texts.typ', source: fitted + texts }

/** The portrait in a drawing whose units are `scale` px, as a URL; undefined without a readable photo. */
async function portraitOf(
  photo: Buffer | undefined,
  profile: Pick<Profile, 'retrato' | 'tema'>,
  scale: number,
): Promise<string | undefined> {
  if (photo === undefined) return undefined
  try {
    const side = Math.round(4 * PORTRAIT.radius * scale)
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

export type PicturedSite = Pick<BuiltSite, 'profile' | 'dir'>
export type CardLines = {
  title: string
  second: string
  third: string
  /** Ways to say the present post: the first that fits whole is shown. */
  posts?: readonly string[]
  /** Below the card. */
  below?: string
}

/** What a page shows in place of the owner's plate: an owner's picture, or an SVG of white lines. */
export type Cover = { photo: Buffer } | { svg: string }

/** Of 256 colours, spread so that nobody sees it: of all an image would have twice the bytes. */
const FEW_COLORS = { palette: true, quality: 96, compressionLevel: 9 } as const

const over = (ground: Sharp, ...drawings: readonly Buffer[]): Sharp =>
  ground.composite(drawings.map((input) => ({ input }))).removeAlpha()

const urlOf = (type: string, bytes: Buffer | string) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`

async function coverOf(cover: Cover, scale: number): Promise<[url: string, isDrawn: boolean]> {
  if ('svg' in cover) return [urlOf('svg+xml', cover.svg), true]
  const [width, height] = [2 * COVER.width * scale, 2 * COVER.height * scale].map(Math.round)
  const photo = sharp(cover.photo)
    .autoOrient()
    .resize({ width, height, fit: 'cover', position: 'top' })
  return [urlOf('jpeg', await photo.flatten().jpeg({ quality: 92 }).toBuffer()), false]
}

const lookOf = ({ profile, dir }: PicturedSite, format: Format) => ({
  ...{ plate: plateOf(profile), theme: themeOf(profile), dir, format },
})

/** Drawing the ground takes longest, so it is done once for all images of a build. */
const groundOf = new Map<string, Promise<Buffer>>()

function ground(site: PicturedSite, format: Format): Promise<Buffer> {
  const look = lookOf(site, format)
  const key = JSON.stringify([look.theme, look.dir, format])
  const draw = async () =>
    over(await cardGround(look.theme, format), Buffer.from(blankArt(look)))
      .png()
      .toBuffer()
  const drawn = groundOf.get(key) ?? draw()
  groundOf.set(key, drawn)
  return drawn
}

/** The lines as SVG. */
async function drawTexts(
  { profile, dir }: PicturedSite,
  lines: CardLines,
  format: Format,
  end: number,
) {
  const { title, second, third, posts = [], below = '' } = lines
  const theme = themeOf(profile)
  const start = CARD.x + MARGIN
  const fonts = await typesetFonts([title, second, third, ...posts, below].join(' '))
  const text = (written: string) => textFor(written, fonts)
  const image = {
    ...{ title: text(title), second: text(second), third: text(third), posts: posts.map(text) },
    ...{ below: text(below), belowAt: (CARD.y + format.cardHeight + format.height) / 2 },
    ...{ width: WIDTH, height: format.height, margin: MARGIN, dir, fonts: fonts.families },
    card: { ...CARD, height: format.cardHeight, middle: middleOf(format) },
    column: { left: across(dir === 'rtl' ? end : start, dir), width: end - start },
    colors: { title: titleFoil(theme), second: theme.ink, post: theme.muted, third: theme.foil[2] },
  }
  return typeset(TEMPLATE, { image: JSON.stringify(image) }, fonts).svg()
}

const SVG_DPI = 72

export type Pictures = { photo?: Buffer<ArrayBuffer> | undefined; cover?: Cover | undefined }

/** The card's front in its night as PNG, lit as at its best, with its owner's portrait or a page's cover. */
export async function cardPicture(
  site: PicturedSite,
  { photo, cover }: Pictures,
  format: Format,
  lines: CardLines,
): Promise<Buffer> {
  const { nombre, semilla, tema, retrato } = site.profile
  const picture = cover && 'photo' in cover ? cover.photo : (photo ?? Buffer.alloc(0))
  const drawn = cover && 'svg' in cover ? cover.svg : ''
  const said = JSON.stringify([nombre, semilla, tema, retrato, site.dir, format, lines, drawn])
  return kept(`social-${digestOf([said, `${cover !== undefined}`, picture])}`, async () => {
    const look = lookOf(site, format)
    const art = cover
      ? coverArt(look, ...(await coverOf(cover, format.scale)))
      : ownerArt(look, await portraitOf(photo, site.profile, format.scale))
    const end = (cover ? COVER.x : MEDALLION.x - MEDALLION.radius) - GAP
    const texts = await sharp(Buffer.from(await drawTexts(site, lines, format, end)), {
      density: SVG_DPI * format.scale,
    })
      .resize(WIDTH * format.scale)
      .png()
      .toBuffer()
    return over(sharp(await ground(site, format)), Buffer.from(art), texts)
      .png(FEW_COLORS)
      .toBuffer()
  })
}

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
import { across, CARD, cardArt, type Format, middleOf, PORTRAIT, WIDTH } from './card-art'
import { cardGround } from './card-ground'
import texts from './card-texts.typ?raw'

const MARGIN = 66
const GAP = 64
const TEMPLATE = { file: 'src/tools/files/social/card-texts.typ', source: fitted + texts }

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

/** Of 256 colours, spread so that nobody sees it: of all an image would have twice the bytes. */
const FEW_COLORS = { palette: true, quality: 96, compressionLevel: 9 } as const

const over = (ground: Sharp, ...drawings: readonly Buffer[]): Promise<Buffer> =>
  ground
    .composite(drawings.map((input) => ({ input })))
    .removeAlpha()
    .png(FEW_COLORS)
    .toBuffer()

async function drawArt(
  { profile, dir }: PicturedSite,
  photo: Buffer | undefined,
  format: Format,
): Promise<Buffer> {
  const look = { plate: plateOf(profile), theme: themeOf(profile), dir, format }
  const art = cardArt(look, await portraitOf(photo, profile, format.scale))
  return over(await cardGround(look.theme, format), Buffer.from(art))
}

/** Drawing takes longest, so it is done once for all images of a build. */
const artOf = new Map<string, Promise<Buffer>>()

/** What the art under the words is made of. */
const artKey = ({ profile, dir }: PicturedSite, photo = Buffer.alloc(0), format: Format) => {
  const { nombre, semilla, tema, retrato } = profile
  return digestOf([JSON.stringify([nombre, semilla, tema, retrato, dir, format]), photo])
}

/** The lines as SVG. */
async function drawTexts({ profile, dir }: PicturedSite, lines: CardLines, format: Format) {
  const { title, second, third, posts = [], below = '' } = lines
  const theme = themeOf(profile)
  const start = PORTRAIT.x + PORTRAIT.radius + GAP
  const end = CARD.x + CARD.width - MARGIN
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

/** The card's front in its night as PNG, lit as at its best. */
export async function cardPicture(
  site: PicturedSite,
  photo: Buffer<ArrayBuffer> | undefined,
  format: Format,
  lines: CardLines,
): Promise<Buffer> {
  const key = artKey(site, photo, format)
  return kept(`social-${digestOf([key, JSON.stringify(lines)])}`, async () => {
    const art = artOf.get(key) ?? drawArt(site, photo, format)
    artOf.set(key, art)
    const texts = Buffer.from(await drawTexts(site, lines, format))
    const drawn = sharp(texts, { density: SVG_DPI * format.scale })
    return over(
      sharp(await art),
      await drawn
        .resize(WIDTH * format.scale)
        .png()
        .toBuffer(),
    )
  })
}

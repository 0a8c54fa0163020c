import { encode } from 'uqr'
import { isUnknownSite, type Profile } from '../../site/model/schema/schema'
import { placeOf } from '../../site/model/shown-profile'
import { type Direction, directionOf } from '../../site/model/text-blocks'
import { profileLinks } from '../content/profile-links'
import { bareAddress, uri } from '../content/site-address'
import { CAPITALS_EM, microtextOf } from '../fonts/microtext'
import { engravedOutlines } from '../portrait/engraved-outlines'
import { type PortraitTones, portraitTones } from '../portrait/portrait-tones'
import { mix } from '../theme/color'
import { themeOf } from '../theme/themes'
import { type Column, type TextBlock, type Typesetter, typesetter } from '../typeset/text-block'
import { faceOf, type Side } from './card-face'
import { CARD_SIZES, type CardSize, cardSheets, HAIRLINE } from './card-sheet'
import {
  type Box,
  bentRound,
  type Disc,
  MM,
  numbers,
  pathOperators,
  rectangle,
  spoken,
  tone,
} from './print-ink'

/** Texts and code are nowhere nearer to the edge. */
const SAFE = 5.5 * MM
/** From the edge to the middle of the engraving, which leaves the card; its radius by the card's height. */
const ROSETTE = { fromEdge: 11 * MM, ofHeight: 0.4 }
/** Of an engraved portrait, in the middle of its medallion: its radius by the card's height. */
const PORTRAIT = { ofHeight: 0.28 }
const PORTRAIT_LINES_ACROSS = 80
/** Of a disc's microtext from the disc and from the engraving round it. */
const RING_GAP = 0.3 * MM
/** Of smaller letters the strokes are thinner than 0.1 mm. */
const LEAST_CAPITALS = 0.7 * MM
const TEXT_GAP = 2.5 * MM
const POST_GAP = 1 * MM
const NAME_GAP = 2 * MM

/** Sizes in pt. Below 9.5 pt the hairlines of Fraunces are thinner than 0.1 mm. */
const LEADING = 1.24
const NAME = { family: 'paper', maxSize: 17, minSize: 9.5, leading: LEADING } as const
const BACK_NAME = { ...NAME, maxSize: 10.5 }
const POST = { family: 'text', maxSize: 8.4, minSize: 6, leading: LEADING } as const
const PLACE = { ...POST, family: 'meta', maxSize: 6.4 } as const
const CONTACT = { ...POST, maxSize: 7.4 }
/** What a long name leaves of the height: three lines of the post, and two of the place. */
const BELOW_NAME = 5 * POST.minSize * LEADING + 2 * POST_GAP
/** And a long post: two lines of the place. */
const BELOW_POST = 2 * PLACE.minSize * LEADING
/** Of the back's height, for the name. */
const BACK_NAME_SHARE = 0.5

const QR_SIDE = 20 * MM
const LEAST_MODULE = 0.4 * MM
/** Modules on each side that readers need. */
const QUIET = 4

const drawText = ({ text, path }: TextBlock, top: number) =>
  text === '' ? '' : spoken(text, `${pathOperators(path(top))}\nf`)

type Card = {
  profile: Profile
  /** Of a portrait that is engraved. */
  tones: PortraitTones | undefined
  trim: Box
  dir: Direction
  typst: Typesetter
}

/** A place on a card that runs that way. */
const across = (x: number, { trim, dir }: Card) => (dir === 'rtl' ? trim.width - x : x)

/** For the texts, beside an engraving that begins at `end`. */
function columnTo(end: number, card: Card): Column {
  const width = end - TEXT_GAP - SAFE
  return { left: Math.min(across(SAFE, card), across(SAFE + width, card)), width, dir: card.dir }
}

/** The lines of the portrait as operators, none of them thinner than a press holds. */
async function portraitIn({ x, y, radius }: Disc, tones: PortraitTones): Promise<string> {
  const least = HAIRLINE / radius
  const lines = await engravedOutlines(tones, 2 / PORTRAIT_LINES_ACROSS, least)
  const outlines = lines.map((outline) => {
    const points = outline.map((point) => numbers(x + point.x * radius, y + point.y * radius))
    return `${points.map((point, index) => `${point} ${index === 0 ? 'm' : 'l'}`).join('\n')}\nh`
  })
  return `${outlines.join('\n')}\nf`
}

/** The owner's name and address round a disc, again and again, unless they are too long, and what it clears. */
function microtext(
  { profile: { nombre }, typst }: Card,
  home: string,
  { radius, ...middle }: Disc,
) {
  const circle = { ...middle, radius: radius + RING_GAP }
  const text = microtextOf({ nombre, sitio: home })
  const { width } = typst.setLine(text, 'text', 1)
  const round = 2 * Math.PI * circle.radius
  const times = Math.floor((round * CAPITALS_EM) / (width * LEAST_CAPITALS))
  if (times === 0) return { letters: '', clear: { ...middle, radius: radius + 2 * RING_GAP } }
  const size = round / (times * width)
  const { path } = typst.setLine(text.repeat(times), 'text', size)
  return {
    letters: `${bentRound(pathOperators(path), circle)}\nf`,
    clear: { ...middle, radius: circle.radius + CAPITALS_EM * size + RING_GAP },
  }
}

/** The front's texts from the top; with `isClose` the name is as small as it may be. */
function frontTexts({ profile, trim, typst }: Card, column: Column, isClose: boolean) {
  const { nombre, puesto } = profile
  const where = placeOf(profile)
  const room = trim.height - 2 * SAFE
  const sizes = isClose ? { ...NAME, maxSize: NAME.minSize } : NAME
  const name = typst.setText(nombre, { ...sizes, column, height: room - BELOW_NAME })
  const belowName = room - name.height - 2 * POST_GAP
  const post = typst.setText(puesto, { ...POST, column, height: belowName - BELOW_POST })
  const place = typst.setText(where, { ...PLACE, column, height: belowName - post.height })
  const cut = [nombre, puesto, where].filter((_, at) => ![name, post, place][at]?.isWhole)
  return { name, post, place, cut }
}

async function frontOf(card: Card, home: string) {
  const { profile, trim, tones } = card
  const { ink, muted } = themeOf(profile)
  const radius = ROSETTE.ofHeight * trim.height
  const face = PORTRAIT.ofHeight * trim.height
  const middle = trim.width - (tones ? SAFE + face : ROSETTE.fromEdge)
  const column = columnTo(middle - radius, card)
  const usual = frontTexts(card, column, false)
  const { name, post, place, cut } = usual.cut.length === 0 ? usual : frontTexts(card, column, true)
  const placeTop = trim.height - SAFE - place.height
  const both = name.height + (post.height > 0 ? POST_GAP + post.height : 0)
  const top = Math.max(SAFE, Math.min((trim.height - both) / 2, placeTop - both - POST_GAP))
  const postTop = top + name.height + POST_GAP
  const x = across(middle, card)
  const y = trim.height * (tones ? 0.5 : 0.56)
  const portrait = { x, y, radius: face }
  const ring = microtext(card, home, portrait)
  const front: Side = {
    rosette: { x, y, radius },
    ...(tones && {
      clear: ring.clear,
      figures: `${await portraitIn(portrait, tones)}\n${ring.letters}`,
    }),
    name: drawText(name, top),
    printed: [
      ...[tone(ink), drawText(post, postTop)],
      ...[tone(muted), drawText(place, placeTop)],
    ].join('\n'),
  }
  return { front, cut }
}

/** One below the other. `leftOut`: those for which there is no room. */
function contactRows(texts: readonly string[], set: (text: string) => TextBlock) {
  const shown: string[] = []
  const leftOut: string[] = []
  for (const text of texts) {
    const more = set([...shown, text].join('\n'))
    const list = more.isWhole ? shown : leftOut
    list.push(text)
  }
  return { rows: set(shown.join('\n')), leftOut }
}

function backOf(card: Card, contacts: readonly string[], home: string) {
  const { profile, trim, typst } = card
  const { ink, paper, foil } = themeOf(profile)
  const { data, size } = encode(uri(home), { ecc: 'M', boostEcc: true, border: QUIET })
  const side = Math.max(QR_SIDE, size * LEAST_MODULE)
  const middle = trim.width - SAFE - side / 2
  const x = across(middle, card)
  const field = { x: x - side / 2, y: (trim.height - side) / 2, width: side, height: side }
  const width = side / size
  const modules = data.flatMap((row, line) =>
    row.flatMap((isDark, at) =>
      isDark
        ? [rectangle({ x: field.x + at * width, y: field.y + line * width, width, height: width })]
        : [],
    ),
  )
  const radius = Math.max(ROSETTE.ofHeight * trim.height, 0.9 * side)
  const column = columnTo(middle - radius, card)
  const whole = trim.height - 2 * SAFE
  const nameRoom = BACK_NAME_SHARE * whole
  const name = typst.setText(profile.nombre, { ...BACK_NAME, column, height: nameRoom })
  const height = whole - name.height - NAME_GAP
  const { rows, leftOut } = contactRows(contacts, (text) =>
    typst.setText(text, { ...CONTACT, column, height }),
  )
  const top = (trim.height - name.height - NAME_GAP - rows.height) / 2
  const hasCode = !isUnknownSite(home)
  const ring = microtext(card, home, { x, y: trim.height / 2, radius: side / Math.SQRT2 })
  const back: Side = {
    rosette: { x, y: trim.height / 2, radius },
    ...(hasCode && { clear: ring.clear, figures: ring.letters }),
    name: drawText(name, top),
    printed: [
      ...[tone(ink), drawText(rows, top + name.height + NAME_GAP)],
      // Light, with its quiet zone: many readers know no light code on a dark ground.
      ...(hasCode ? [tone(mix(foil[0], '#ffffff', 0.35)), rectangle(field), 'f'] : []),
      ...(hasCode ? [tone(paper[1]), ...modules, 'f'] : []),
    ].join('\n'),
  }
  return { back, cut: name.isWhole ? [] : [profile.nombre], leftOut }
}

type Options = { size: CardSize; foil: boolean; home: string; photo?: Buffer | undefined }

/**
 * The card for a press; with `foil` both sides again in black alone, only what takes the foil. `cut`: texts
 * that end in an ellipsis; `leftOut`: addresses that are not on it.
 */
export async function printCard(profile: Profile, { size, foil, home, photo }: Options) {
  const { nombre, puesto, ciudad, pais, email, telefono } = profile
  const addresses = new Set([
    ...(isUnknownSite(home) ? [] : [home]),
    ...profileLinks(profile).map(({ url }) => url),
  ])
  const contacts = [email, telefono ?? '', ...[...addresses].map(bareAddress)].filter(Boolean)
  const typst = await typesetter([nombre, puesto, ciudad, pais, ...contacts].join('\n'))
  const trim = CARD_SIZES[size]
  const tones = photo && profile.retrato === 'grabado' ? await portraitTones(photo) : undefined
  const card: Card = { profile, tones, trim, typst, dir: directionOf(nombre) }
  const { back, leftOut, cut: onBack } = backOf(card, contacts, home)
  const { front, cut: onFront } = await frontOf(card, home)
  const faces = (foil ? [false, true] : [false]).flatMap((isFoil) =>
    [front, back].map((side) => faceOf(profile, trim, side, isFoil)),
  )
  const cut = [...new Set([...onFront, ...onBack])]
  return { pdf: await cardSheets(trim, faces, nombre), cut, leftOut }
}

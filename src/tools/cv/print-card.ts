import { encode } from 'uqr'
import type { Profile } from '../../site/model/schema/schema'
import { profileLinks } from '../content/profile-links'
import { uri } from '../content/site-address'
import { stacksFor } from '../files/fonts/font-stacks'
import { type FontStack, isRightToLeft, textPath, textWidth } from '../files/fonts/text-path'
import { mix } from '../files/theme/color'
import { themeOf } from '../files/theme/palettes'
import { faceOf, type Side } from './card-face'
import { CARD_SIZES, type CardSize, cardSheets } from './card-sheet'
import { type Fitted, fitColumn, fitText, heightOf, lineOf } from './fit-text'
import { filled, type Ink, MM, pathOperators, rectangle, spoken, tone } from './print-ink'

/** Texts and code are nowhere nearer to the edge. */
const SAFE = 5.5 * MM
/** From the edge to the middle of the engraving, which leaves the card; its radius by the card's height. */
const ROSETTE = { fromEdge: 11 * MM, ofHeight: 0.4 }
const TEXT_GAP = 2.5 * MM

/** Sizes in pt. Below 9.5 pt the hairlines of Fraunces are thinner than 0.1 mm. */
const NAME = { max: 17, min: 9.5, most: 4, height: 56 }
const POST = { max: 8.4, min: 6, most: 3, height: 32 }
const PLACE = { max: 6.4, min: 6, most: 2, height: 16 }
const BACK_NAME = { ...NAME, max: 10.5 }
const CONTACT = { max: 7.4, min: 6 }
/** Of a line, from its top to the baseline. */
const ASCENT = 0.93

const POST_GAP = 1 * MM
const NAME_GAP = 2 * MM

const QR_SIDE = 20 * MM
const LEAST_MODULE = 0.4 * MM
/** Modules on each side that readers need. */
const QUIET = 4

const bareAddress = (address: string) => address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')

/** Where lines begin: at the right edge on a card that runs from right to left. */
type Column = { x: number; width: number; isRtl: boolean }

type Block = Fitted & { stack: FontStack }

function drawText({ stack, lines, size }: Block, ink: Ink, column: Column, top: number) {
  const drawn = lines.map((line, index) => {
    const linePt = textWidth(stack, line) * size
    const isRight = column.isRtl || isRightToLeft(line)
    const left = isRight ? column.x + column.width - linePt : column.x
    const baseline = top + size * ASCENT + index * lineOf({ lines, size })
    return spoken(line, filled(ink, pathOperators(textPath(stack, line, left, baseline, size))))
  })
  return drawn.join('\n')
}

/** Its field with the quiet zone is light: many readers know no light code on a dark ground. */
function qrCode(address: string) {
  const { data, size } = encode(address, { ecc: 'M', boostEcc: true, border: QUIET })
  const side = Math.max(QR_SIDE, size * LEAST_MODULE)
  const module = side / size
  const modulesAt = (left: number, top: number) =>
    data.flatMap((row, line) =>
      row.flatMap((isDark, at) => {
        const [x, y] = [left + at * module, top + line * module]
        return isDark ? [rectangle({ x, y, width: module, height: module })] : []
      }),
    )
  return { side, modulesAt }
}

type Options = { size: CardSize; foil: boolean; home: string }
type Card = Options & {
  profile: Profile
  isRtl: boolean
  stacks: Awaited<ReturnType<typeof stacksFor>>
}

function frontOf(card: Card): Side {
  const { profile, isRtl, stacks, size } = card
  const { width: across, height } = CARD_SIZES[size]
  const { ink, muted } = themeOf(profile)
  const { fromEdge, ofHeight } = ROSETTE
  const radius = ofHeight * height
  const width = across - fromEdge - radius - SAFE - TEXT_GAP
  const column = { x: isRtl ? across - SAFE - width : SAFE, width, isRtl }
  const block = (stack: FontStack, text: string, room: typeof NAME): Block => ({
    stack,
    ...fitText(stack, text, { ...room, width }),
  })
  const name = block(stacks.display, profile.nombre, NAME)
  const post = block(stacks.text, profile.puesto, POST)
  const place = block(stacks.meta, `${profile.ciudad}, ${profile.pais}`, PLACE)
  const placeTop = height - SAFE - heightOf(place)
  const both = heightOf(name) + heightOf(post) + POST_GAP
  const top = Math.max(SAFE, Math.min((height - both) / 2, placeTop - both - POST_GAP))
  return {
    rosette: {
      x: isRtl ? fromEdge : across - fromEdge,
      y: height * 0.56,
      radius,
      light: isRtl ? -1 : 1,
    },
    foiled: (foil) => drawText(name, foil, column, top),
    printed: [
      drawText(post, tone(ink), column, top + heightOf(name) + POST_GAP),
      drawText(place, tone(muted), column, placeTop),
    ],
  }
}

function backOf(card: Card, contacts: readonly string[]): Side & { leftOut: readonly string[] } {
  const { profile, isRtl, stacks, size, home } = card
  const { width: across, height } = CARD_SIZES[size]
  const { ink, paper, foil } = themeOf(profile)
  const { side, modulesAt } = qrCode(uri(home))
  const x = isRtl ? SAFE : across - SAFE - side
  const field = { x, y: (height - side) / 2, width: side, height: side }
  const radius = Math.max(ROSETTE.ofHeight * height, 0.9 * side)
  const width = across - SAFE - side / 2 - radius - SAFE - TEXT_GAP
  const column = { x: isRtl ? across - SAFE - width : SAFE, width, isRtl }
  const { display, text } = stacks
  const name = { stack: display, ...fitText(display, profile.nombre, { ...BACK_NAME, width }) }
  const room = height - 2 * SAFE - heightOf(name) - NAME_GAP
  const { leftOut, ...rows } = fitColumn(text, contacts, { ...CONTACT, width, height: room })
  const top = (height - heightOf(name) - NAME_GAP - heightOf(rows)) / 2
  return {
    rosette: { x: x + side / 2, y: height / 2, radius, light: isRtl ? -1 : 1 },
    field,
    leftOut,
    foiled: (color) => drawText(name, color, column, top),
    printed: [
      drawText({ stack: text, ...rows }, tone(ink), column, top + heightOf(name) + NAME_GAP),
      filled(tone(mix(foil[0], '#ffffff', 0.35)), rectangle(field)),
      filled(tone(paper[1]), modulesAt(field.x, field.y).join('\n')),
    ],
  }
}

/**
 * The owner's card for a press, as PDF: front and back, and with `foil` both again in black alone,
 * only what takes the foil. Texts are outlines. `leftOut`: the links for which there is no room.
 * @param home address of the site, for the code
 */
export async function printCard(profile: Profile, options: Options) {
  const { nombre, puesto, ciudad, pais, email, telefono } = profile
  const addresses = new Set([options.home, ...profileLinks(profile).map(({ url }) => url)])
  const contacts = [email, ...(telefono ? [telefono] : []), ...[...addresses].map(bareAddress)]
  const stacks = await stacksFor([nombre, puesto, ciudad, pais, ...contacts].join('\n'), 'paper')
  const card: Card = { ...options, profile, stacks, isRtl: isRightToLeft(nombre) }
  const back = backOf(card, contacts)
  const trim = CARD_SIZES[options.size]
  const kinds = options.foil ? [false, true] : [false]
  const faces = kinds.flatMap((isFoil) =>
    [frontOf(card), back].map((side) => faceOf(profile, trim, side, isFoil)),
  )
  const pdf = await cardSheets(trim, faces, nombre)
  return { pdf, leftOut: back.leftOut }
}

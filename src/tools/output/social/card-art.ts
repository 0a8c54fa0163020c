import type { Direction } from '../../../model/text-blocks'
import { ringCurves } from '../../../site/engraving/curves'
import { PLATE_RADIUS, type Plate } from '../../../site/engraving/plate'
import { seededRandom } from '../../../site/engraving/still-dust'
import { cardDrawing } from '../../drawing/card-drawing'
import { filmed, mix } from '../../theme/color'
import type { Theme } from '../../theme/themes'

/** Gradients of the card's foil; the light comes from the upper left. */
function cardLight({ paper, foil, metal, gilt, film }: Theme, shineX: number) {
  const [pale, light, mid, deep] = foil
  return `
<linearGradient id="edge" x1="0" y1="0" x2="1" y2=".55">
  <stop stop-color="${mix(light, pale, 0.2)}"/>
  <stop offset=".22" stop-color="${mix(deep, paper[0], 0.35)}"/>
  <stop offset=".42" stop-color="${mix(pale, gilt, 0.6)}"/>
  <stop offset=".62" stop-color="${mix(deep, paper[0], 0.45)}"/>
  <stop offset="1" stop-color="${mid}"/>
</linearGradient>
<radialGradient id="shine" gradientUnits="userSpaceOnUse" cx="${shineX}" cy="60" r="640">
  <stop stop-color="${gilt}"/>
  <stop offset=".2" stop-color="${filmed(metal, film, -0.6)}"/>
  <stop offset=".42" stop-color="${filmed(deep, film, -0.8)}" stop-opacity=".72"/>
  <stop offset=".62" stop-color="${filmed(deep, film, 0.2)}" stop-opacity=".5"/>
  <stop offset="1" stop-color="${filmed(deep, film, 0.9)}" stop-opacity=".62"/>
</radialGradient>`
}

/** Units of a drawing. */
export const WIDTH = 1200
export const CARD = { x: 56, y: 50, width: 1088, radius: 34 }
const PADDING = 56
/** Whole at the end of the card, as on paper; a portrait is in its middle. */
export const MEDALLION = { x: CARD.x + CARD.width - PADDING - 190, radius: 190 }
export const PORTRAIT = { x: MEDALLION.x, radius: 132 }
/** A page's own picture, in its place: as the projects' are, 8 : 5. */
export const COVER = { x: CARD.x + CARD.width - PADDING - 500, width: 500, height: 312, radius: 14 }

/** `height` of the picture and of its card in units; a unit is `scale` px. */
export type Format = {
  readonly height: number
  readonly cardHeight: number
  readonly scale: number
}
/** As social networks show it: 1200 × 630 px. */
export const SOCIAL: Format = { height: 630, cardHeight: 530, scale: 1 }
/** With the card's own proportion, and room for an address below it: 1600 × 1096 px. */
export const KEPT: Format = { height: 822, cardHeight: 686, scale: 4 / 3 }

/** Where the card's middle is, from above. */
export const middleOf = ({ cardHeight }: Format) => CARD.y + cardHeight / 2

export const sizeOf = ({ height }: Format) => `width="${WIDTH}" height="${height}"`

/** An SVG of that format, at its size in px. */
export const svgOf = (format: Format, body: string): string => {
  const { height, scale } = format
  const size = `width="${WIDTH * scale}" height="${height * scale}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${WIDTH} ${height}">${body}</svg>`
}

/** Of the light on the lines. */
const SHINE_X = 760
/** The field's lines fade out before the texts. */
const FADE = { from: 500, to: 720 }
const LINE_WIDTH = 0.7
const RING_WIDTH = 11
const SPECKS = 210
const DUST_SEED = 7

function dust(color: string, { height, cardHeight }: Format): string {
  const next = seededRandom(DUST_SEED)
  const specks = Array.from({ length: SPECKS }, () => {
    const [x, y, radius] = [next() * WIDTH, next() * height, 0.7 + next() * 1.9]
    const isBeside = x < CARD.x - radius || x > CARD.x + CARD.width + radius
    const isAbove = y < CARD.y - radius || y > CARD.y + cardHeight + radius
    if (!isBeside && !isAbove) return ''
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(2)}"/>`
  })
  return `<g fill="${color}" fill-opacity=".62">${specks.join('')}</g>`
}

/** The card's edge, moved inwards by `inset`; an element still to be closed. */
export function frame({ cardHeight }: Format, inset: number): string {
  const { x, y, width, radius } = CARD
  const size = `width="${width - 2 * inset}" height="${cardHeight - 2 * inset}"`
  return `<rect x="${x + inset}" y="${y + inset}" ${size} rx="${radius - inset}"`
}

/** A place on a card that runs that way. */
export const across = (x: number, dir: Direction) => (dir === 'rtl' ? WIDTH - x : x)

/** Two interwoven lines between two circles, as around the card's portrait. */
function portraitRing(x: number, y: number, lobes: number): string {
  const { radius } = PORTRAIT
  const mid = radius + RING_WIDTH
  const plain = { petals: 0, midScallop: 0, halfScallop: 0 }
  const [rope] = ringCurves({ mid, half: RING_WIDTH * 0.55, lobes, copies: 2, ...plain })
  const lines = rope?.turnsDeg.map((deg) => `<path d="${rope.path}" transform="rotate(${deg})"/>`)
  return `<g transform="translate(${x} ${y})" fill="none" stroke="url(#edge)" stroke-width="1">
${lines?.join('')}
<circle r="${radius + 2}"/>
<circle r="${mid + RING_WIDTH * 0.75}" stroke-width="1.4"/>
</g>`
}

function portrait(x: number, y: number, picture: string, lobes: number): string {
  const { radius } = PORTRAIT
  const side = 2 * radius
  const box = `x="${x - radius}" y="${y - radius}" width="${side}" height="${side}"`
  return `<clipPath id="circle"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>
<image href="${picture}" ${box} clip-path="url(#circle)"/>
${portraitRing(x, y, lobes)}`
}

type Look = { plate: Plate; theme: Theme; dir: Direction; format: Format }

/** The light that a card of that direction is in. */
const lightOf = ({ theme, dir }: Pick<Look, 'theme' | 'dir'>) =>
  cardLight(theme, across(SHINE_X, dir))

/** The owner's plate, with its field towards the texts; a portrait's place is free. */
function medallion({ plate, dir, format }: Look, hasPortrait: boolean): string {
  const [x, y] = [across(MEDALLION.x, dir), middleOf(format)]
  const whole = sizeOf(format)
  const mask = `maskUnits="userSpaceOnUse" x="0" y="0" ${whole}`
  const ends = `x1="${across(FADE.from, dir)}" y1="0" x2="${across(FADE.to, dir)}" y2="0"`
  const hole = PORTRAIT.radius + 2 * RING_WIDTH
  return `
<defs>
  <linearGradient id="fade" gradientUnits="userSpaceOnUse" ${ends}>
    <stop/>
    <stop offset="1" stop-color="#fff"/>
  </linearGradient>
  <clipPath id="card">${frame(format, 0)}/></clipPath>
  <mask id="engraving" ${mask}>
    <g transform="translate(${x} ${y}) scale(${MEDALLION.radius / PLATE_RADIUS})">
      ${cardDrawing(plate, '#fff', LINE_WIDTH)}
    </g>
    ${hasPortrait ? `<circle cx="${x}" cy="${y}" r="${hole}"/>` : ''}
  </mask>
  <mask id="readable" ${mask}><rect ${whole} fill="url(#fade)"/></mask>
</defs>
<g clip-path="url(#card)" mask="url(#readable)">
  <rect ${whole} fill="url(#shine)" mask="url(#engraving)"/>
</g>`
}

/** A card without texts and pictures, as SVG. */
export const blankArt = (look: Pick<Look, 'theme' | 'dir' | 'format'>): string =>
  svgOf(
    look.format,
    `
<defs>${lightOf(look)}</defs>
${dust(look.theme.dust, look.format)}
${frame(look.format, 1)} fill="none" stroke="url(#edge)" stroke-width="2"/>
${frame(look.format, 10)} fill="none" stroke="url(#edge)" stroke-width="1" stroke-opacity=".6"/>
`,
  )

/** The owner's plate, and in it the portrait, `picture`: the URL of a square one. */
export const ownerArt = (look: Look, picture: string | undefined): string =>
  svgOf(
    look.format,
    `
<defs>${lightOf(look)}</defs>
${medallion(look, picture !== undefined)}
${picture ? portrait(across(PORTRAIT.x, look.dir), middleOf(look.format), picture, look.plate.bezelLobes) : ''}
`,
  )

/** A page's own picture by its URL; `isDrawn`: it is of white lines, which shine as the card's. */
export function coverArt(look: Omit<Look, 'plate'>, url: string, isDrawn: boolean): string {
  const { width, height, radius } = COVER
  const x = look.dir === 'rtl' ? WIDTH - COVER.x - width : COVER.x
  const box = `x="${x}" y="${middleOf(look.format) - height / 2}" width="${width}" height="${height}"`
  const picture = `<image href="${url}" ${box} preserveAspectRatio="xMidYMin slice"/>`
  const shown = isDrawn ? `<rect ${box} fill="url(#shine)" mask="url(#lines)"/>` : picture
  return svgOf(
    look.format,
    `
<defs>${lightOf(look)}
  <clipPath id="cover"><rect ${box} rx="${radius}"/></clipPath>
  ${isDrawn ? `<mask id="lines">${picture}</mask>` : ''}
</defs>
<g clip-path="url(#cover)">${shown}</g>
<rect ${box} rx="${radius}" fill="none" stroke="url(#edge)" stroke-width="2"/>
`,
  )
}

import type { Direction } from '../../../model/text-blocks'
import { ringCurves } from '../../../site/engraving/curves'
import type { Plate } from '../../../site/engraving/plate'
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

const TEXT_VEIL = `
<radialGradient id="quiet" gradientUnits="userSpaceOnUse" cx="690" cy="345" r="330"
  gradientTransform="matrix(1.25 0 0 .62 -172 131)">
  <stop stop-opacity=".86"/>
  <stop offset=".6" stop-opacity=".62"/>
  <stop offset="1" stop-opacity="0"/>
</radialGradient>
<linearGradient id="fade" x1=".3" y1="0" x2=".66" y2=".1">
  <stop/>
  <stop offset="1" stop-color="#fff"/>
</linearGradient>`

/** Image size, px. */
export const WIDTH = 1200
export const HEIGHT = 630
export const CARD = { x: 56, y: 50, width: 1088, height: 530, radius: 34 }
export const PORTRAIT = { x: 270, y: 315, radius: 136 }

export const WHOLE = `width="${WIDTH}" height="${HEIGHT}"`
/** Across from the portrait, or in its place. */
const ROSETTE = { x: CARD.x + CARD.width * 0.815, y: CARD.y + CARD.height * 0.62, scale: 1.42 }
/** Of the light on the lines. */
const SHINE_X = 760
const LINE_WIDTH = 0.7
const RING_WIDTH = 11
const SPECKS = 210
const DUST_SEED = 7

function dust(color: string): string {
  const next = seededRandom(DUST_SEED)
  const specks = Array.from({ length: SPECKS }, () => {
    const [x, y, radius] = [next() * WIDTH, next() * HEIGHT, 0.7 + next() * 1.9]
    const isBeside = x < CARD.x - radius || x > CARD.x + CARD.width + radius
    const isAbove = y < CARD.y - radius || y > CARD.y + CARD.height + radius
    if (!isBeside && !isAbove) return ''
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(2)}"/>`
  })
  return `<g fill="${color}" fill-opacity=".62">${specks.join('')}</g>`
}

/** The card's edge, moved inwards by `inset`; an element still to be closed. */
export function frame(inset: number): string {
  const { x, y, width, height, radius } = CARD
  const size = `width="${width - 2 * inset}" height="${height - 2 * inset}"`
  return `<rect x="${x + inset}" y="${y + inset}" ${size} rx="${radius - inset}"`
}

const MIRRORED = `transform="translate(${WIDTH}) scale(-1 1)"`

/** A place on a card that runs that way. */
export const across = (x: number, dir: Direction) => (dir === 'rtl' ? WIDTH - x : x)

/** Two interwoven lines between two circles, as around the card's portrait. */
function portraitRing(x: number, lobes: number): string {
  const { y, radius } = PORTRAIT
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

function portrait(x: number, picture: string, lobes: number): string {
  const { y, radius } = PORTRAIT
  const side = 2 * radius
  const box = `x="${x - radius}" y="${y - radius}" width="${side}" height="${side}"`
  return `<clipPath id="circle"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>
<image href="${picture}" ${box} clip-path="url(#circle)"/>
${portraitRing(x, lobes)}`
}

type Look = { plate: Plate; theme: Theme; dir: Direction }

/** What is drawn on its ground, without text, as SVG. `picture` is the URL of a square portrait. */
export function cardArt({ plate, theme, dir }: Look, picture: string | undefined): string {
  const { x, y } = picture ? ROSETTE : PORTRAIT
  const shineX = picture ? SHINE_X : across(WIDTH - SHINE_X, dir)
  const mask = `maskUnits="userSpaceOnUse" x="0" y="0" ${WHOLE}`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${WHOLE} viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>${cardLight(theme, shineX)}${TEXT_VEIL}
  <clipPath id="card">${frame(0)}/></clipPath>
  <mask id="engraving" ${mask}>
    <g transform="translate(${across(x, dir)} ${y}) scale(${ROSETTE.scale})">
      ${cardDrawing(plate, '#fff', LINE_WIDTH)}
    </g>
  </mask>
  <mask id="readable" ${mask}>
    <g ${dir === 'rtl' ? MIRRORED : ''}>
      <rect ${WHOLE} fill="url(#fade)" ${picture ? '' : MIRRORED}/>
      <rect ${WHOLE} fill="url(#quiet)"/>
    </g>
  </mask>
</defs>
${dust(theme.dust)}
<g clip-path="url(#card)" mask="url(#readable)">
  <rect ${WHOLE} fill="url(#shine)" mask="url(#engraving)"/>
</g>
${frame(1)} fill="none" stroke="url(#edge)" stroke-width="2"/>
${frame(10)} fill="none" stroke="url(#edge)" stroke-width="1" stroke-opacity=".6"/>
${picture ? portrait(across(PORTRAIT.x, dir), picture, plate.bezelLobes) : ''}
</svg>`
}

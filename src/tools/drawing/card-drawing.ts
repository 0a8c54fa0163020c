import { FIELD_FADE, LINE_WIDTH, type Plate, SEAL } from '../../site/engraving/plate'
import { drawingOf } from './ring-drawing'

/** Half the side of the drawing, in units: the field fades out before it. */
const DRAWING_RADIUS = 450
const SIDE = 2 * DRAWING_RADIUS
const DECIMALS = 1

const FADE_STOPS = [...FIELD_FADE.in, ...FIELD_FADE.out].map((radius, index) => {
  const offset = (radius / FIELD_FADE.out[1]).toFixed(3)
  return `<stop offset="${offset}" stop-color="${index === 1 || index === 2 ? '#fff' : '#000'}"/>`
})
const FADE = `<radialGradient id="gf" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${FIELD_FADE.out[1]}">${FADE_STOPS.join('')}</radialGradient>`

/** The medallion and the field around it as SVG elements; ids begin with `g`. */
export function cardDrawing(plate: Plate, color: string, width = LINE_WIDTH): string {
  const { rings, rope, field, circles } = plate
  const drawing = drawingOf({ decimals: DECIMALS })
  const square = `x="${-DRAWING_RADIUS}" y="${-DRAWING_RADIUS}" width="${SIDE}" height="${SIDE}"`
  return [
    FADE,
    `<mask id="gm" maskUnits="userSpaceOnUse" ${square}><rect ${square} fill="url(#gf)"/></mask>`,
    `<g fill="none" stroke="${color}" stroke-width="${width}">`,
    drawing([...rings, rope]),
    ...circles.map(({ radius, width }) => `<circle r="${radius}" stroke-width="${width}"/>`),
    `<g mask="url(#gm)" stroke-opacity="${FIELD_FADE.weight}">${drawing([field])}</g></g>`,
  ].join('')
}

/** The engraving of the CSS card, whose mask it is. */
export function cardSvg(plate: Plate): string {
  const box = `${-DRAWING_RADIUS} ${-DRAWING_RADIUS} ${SIDE} ${SIDE}`
  const size = `width="${SIDE}" height="${SIDE}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}">${cardDrawing(plate, '#fff')}</svg>`
}

/** As the scene's, which brushes its foil in the owner's initials another way. Dashes stand for the twist. */
export function sealSvg(): string {
  const { radius, rings, circle } = SEAL
  const [inner, outer, twist] = rings
  const box = `${-radius} ${-radius} ${2 * radius} ${2 * radius}`
  const drawing = drawingOf({ decimals: DECIMALS })([inner, outer])
  const dashes = `r="${twist.mid}" stroke-width="${2 * twist.half}" pathLength="${2 * twist.lobes}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="${LINE_WIDTH}">${drawing}<circle r="${circle.radius}"/><circle ${dashes} stroke-dasharray="0.4 0.6"/></svg>`
}

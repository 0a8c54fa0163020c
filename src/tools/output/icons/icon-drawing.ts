import { markRings, markWidth } from '../../../site/engraving/curves'
import { PLATE_RADIUS, type Plate, type Ring } from '../../../site/engraving/plate'
import { drawingOf } from '../../drawing/ring-drawing'
import { mix } from '../../theme/color'
import type { Theme } from '../../theme/themes'

/** Units; the origin is the centre. */
export const ICON_SIDE = 512
const HALF = ICON_SIDE / 2
const EDGE_WIDTH = 3
const FEW_PETALS = 8
const FINE_BOLDNESS = 1.9

function paints({ night, paper, muted, foil, gilt }: Theme): string {
  const [pale, light, mid, deep] = foil
  return `
<defs>
  <radialGradient id="paper" gradientUnits="userSpaceOnUse" cx="-70" cy="-110" r="420">
    <stop stop-color="${mix(paper[0], muted, 0.13)}"/>
    <stop offset=".45" stop-color="${mix(paper[1], paper[0], 0.6)}"/>
    <stop offset="1" stop-color="${mix(night[1], night[0], 0.15)}"/>
  </radialGradient>
  <linearGradient id="foil" gradientUnits="userSpaceOnUse" x1="-150" y1="-170" x2="150" y2="180">
    <stop stop-color="${mix(pale, gilt, 0.8)}"/>
    <stop offset=".3" stop-color="${pale}"/>
    <stop offset=".55" stop-color="${mix(mid, light, 0.45)}"/>
    <stop offset=".8" stop-color="${deep}"/>
    <stop offset="1" stop-color="${mix(mid, light, 0.25)}"/>
  </linearGradient>
</defs>`
}

export type Mark = { rings: readonly Ring[]; scale: number; width: number }

export const fineMark = (plate: Plate, radius: number): Mark => ({
  rings: markRings(plate),
  scale: radius / PLATE_RADIUS,
  width: FINE_BOLDNESS * markWidth(radius),
})

/** Distance of bold lines along the middle of a ring. */
const BOLD_SPACING = 30
const BOLD_WIDTH = 5

/** Only the flower and the inner ring, of fewer and bolder lines, for small icons. */
export function boldMark({ rings: [flower, inner] }: Plate, radius: number): Mark {
  const { mid, half, midScallop, halfScallop } = inner
  const scale = radius / (mid + half + Math.max(midScallop + halfScallop, 0))
  const sparse = (ring: Ring): Ring => {
    const copies = Math.round((2 * Math.PI * ring.mid * scale) / BOLD_SPACING / ring.lobes)
    return { ...ring, copies: Math.max(1, copies) }
  }
  return { rings: [flower, inner].map(sparse), scale, width: BOLD_WIDTH }
}

/** The mark, 512 units wide. `cornerRadius` is 0 for platforms that crop. */
export function iconSvg(mark: Mark, theme: Theme, cornerRadius: number, hasEdge: boolean) {
  const { rings, scale, width } = mark
  const square = (inset: number) => {
    const start = inset - HALF
    const side = 2 * (HALF - inset)
    return `<rect x="${start}" y="${start}" width="${side}" height="${side}" rx="${Math.max(0, cornerRadius - inset)}"`
  }
  const box = `x="${-HALF}" y="${-HALF}" width="${ICON_SIDE}" height="${ICON_SIDE}"`
  const edge = `${square(20)} fill="none" stroke="url(#foil)" stroke-width="${EDGE_WIDTH}" opacity=".5"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}">`,
    paints(theme),
    `${square(0)} fill="url(#paper)"/>`,
    hasEdge ? edge : '',
    // As a mask: the turned parts of a curve would turn the colours too.
    `<mask id="lines" maskUnits="userSpaceOnUse" ${box}>`,
    `<g fill="none" stroke="#fff" stroke-width="${width}">`,
    `${drawingOf({ scale, decimals: 1 })(rings)}</g></mask>`,
    `<rect ${box} fill="url(#foil)" mask="url(#lines)"/></svg>`,
  ].join('')
}

export const CORNER_RADIUS = 112
const MARK_RADIUS = 204
const LINE_WIDTH = 17

/** The plate's flower in few bold lines: about as many petals as fit into 16 px. */
export function faviconSvg({ rings: [flower] }: Plate, theme: Theme): string {
  const copies = Math.max(1, Math.round(FEW_PETALS / flower.lobes))
  const scale = MARK_RADIUS / (flower.mid + flower.half)
  const mark = { rings: [{ ...flower, copies }], scale, width: LINE_WIDTH }
  return iconSvg(mark, theme, CORNER_RADIUS, false)
}

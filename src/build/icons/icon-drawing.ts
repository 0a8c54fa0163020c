import { bandPath, type RosetteCurve, rosetteMark } from '../../overlay/parts/rosette-curves'

/** Page colour; phones show it around the icon and on the splash screen. */
export const BACKGROUND = '#070a11'

/** Half the side; the origin is the centre. */
const HALF = 256
const FULL_TURN_DEG = 360

const PAINTS = `
<defs>
  <radialGradient id="paper" gradientUnits="userSpaceOnUse" cx="-70" cy="-110" r="420">
    <stop stop-color="#283048"/>
    <stop offset=".45" stop-color="#121828"/>
    <stop offset="1" stop-color="#080b13"/>
  </radialGradient>
  <linearGradient id="copper" gradientUnits="userSpaceOnUse" x1="-150" y1="-170" x2="150" y2="180">
    <stop stop-color="#fbe3c6"/>
    <stop offset=".3" stop-color="#f7cfa4"/>
    <stop offset=".55" stop-color="#e3a873"/>
    <stop offset=".8" stop-color="#c98650"/>
    <stop offset="1" stop-color="#e0a06c"/>
  </linearGradient>
</defs>`

const curvePaths = ({ path, copies, stepDeg, width }: RosetteCurve) =>
  Array.from({ length: copies }, (_, index) => {
    const turn = Number((index * stepDeg).toFixed(3))
    return `<path d="${path}" stroke-width="${width}" transform="rotate(${turn})"/>`
  }).join('')

export const fineMark = (radius: number): RosetteCurve[] =>
  rosetteMark(radius).map((curve) => ({ ...curve, width: curve.width * 1.9 }))

/** Fewer and bolder lines, for small icons. */
export function boldMark(radius: number): RosetteCurve[] {
  const ring = (mid: number, half: number, lobes: number, copies: number, width: number) => ({
    path: bandPath({ mid: mid * radius, half: half * radius, lobes }),
    copies,
    stepDeg: FULL_TURN_DEG / (lobes * copies),
    width,
  })
  return [ring(0.22, 0.16, 3, 4, 5), ring(0.64, 0.3, 4, 6, 4.4)]
}

/** The mark, 512 units wide. `cornerRadius` 0, for platforms that crop, omits the edge. */
export function iconSvg(mark: readonly RosetteCurve[], cornerRadius: number): string {
  const square = (inset: number) => {
    const start = inset - HALF
    const side = 2 * (HALF - inset)
    return `<rect x="${start}" y="${start}" width="${side}" height="${side}" rx="${Math.max(0, cornerRadius - inset)}"`
  }
  const edge = `${square(20)} fill="none" stroke="url(#copper)" stroke-width="3" opacity=".5"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}">`,
    PAINTS,
    `${square(0)} fill="url(#paper)"/>`,
    cornerRadius > 0 ? edge : '',
    `<g fill="none" stroke="url(#copper)">${mark.map(curvePaths).join('')}</g></svg>`,
  ].join('')
}

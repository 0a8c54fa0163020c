import { Circle, G, Path, Svg } from '@react-pdf/renderer'
import { type Band, bandPath } from '../overlay/parts/rosette-curves'
import { COPPER_FINE, COPPER_PALE } from './cv-styles'

/** In units of the drawing: 1 unit is 1 CSS px on the card. */
const RADIUS = 126
const SIDE_PT = 104
const LINE_WIDTH = 0.72

type Ring = { band: Band; copies: number; stepDeg: number; color: string }

const petalled = (phase: number): Band => ({
  mid: 85.5,
  half: 29.2,
  lobes: 5,
  phase,
  petals: 12,
  midScallop: 0.8,
  halfScallop: 1.4,
})

const RINGS: readonly Ring[] = [
  { band: petalled(0), copies: 12, stepDeg: 30, color: COPPER_PALE },
  { band: petalled(Math.PI / 12), copies: 12, stepDeg: 30, color: COPPER_PALE },
  {
    band: { mid: 44, half: 16.3, lobes: 7, petals: 12, halfScallop: 0.9 },
    copies: 12,
    stepDeg: 30,
    color: COPPER_FINE,
  },
  { band: { mid: 13.5, half: 10, lobes: 3 }, copies: 8, stepDeg: 15, color: COPPER_FINE },
  { band: { mid: 121, half: 3.4, lobes: 36 }, copies: 2, stepDeg: 5, color: COPPER_FINE },
]

const CIRCLES = [
  { r: 26.6, color: COPPER_FINE, width: LINE_WIDTH },
  { r: 117, color: COPPER_FINE, width: LINE_WIDTH },
  { r: 125.2, color: COPPER_FINE, width: 1.1 },
  { r: 1.6, color: COPPER_FINE, width: 2.4 },
]

function Turned({ band, copies, stepDeg, color }: Ring) {
  const path = bandPath(band)
  return Array.from({ length: copies }, (_, index) => index * stepDeg).map((angle) => (
    <G key={angle} transform={`rotate(${angle})`}>
      <Path d={path} fill="none" stroke={color} strokeWidth={LINE_WIDTH} />
    </G>
  ))
}

/** The card's medallion as vector lines, light on printer ink. */
export function CvRosette() {
  const side = 2 * RADIUS
  return (
    <Svg width={SIDE_PT} height={SIDE_PT} viewBox={`${-RADIUS} ${-RADIUS} ${side} ${side}`}>
      {RINGS.map((ring) => (
        <Turned key={`${ring.band.mid} ${ring.band.phase}`} {...ring} />
      ))}
      {CIRCLES.map(({ r, color, width }) => (
        <Circle key={r} r={r} fill="none" stroke={color} strokeWidth={width} />
      ))}
    </Svg>
  )
}

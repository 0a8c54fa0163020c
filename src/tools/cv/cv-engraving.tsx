import { Circle, G, Path, Svg } from '@react-pdf/renderer'
import { ringCurves } from '../../site/engraving/curves'
import { PLATE_RADIUS, type Plate } from '../../site/engraving/plate'
import type { CvColors } from './cv-styles'

const SIDE_PT = 104
const LINE_WIDTH = 0.72

/** The card's medallion as vector lines, light on printer ink. */
export function CvRosette({ plate, colors }: { plate: Plate; colors: CvColors }) {
  const { rings, rope, circles } = plate
  const [flower, inner, outer] = rings
  // The outer ring is the largest: below the others and paler.
  const woven = [
    { ring: outer, color: colors.pale },
    ...[inner, flower, rope].map((ring) => ({ ring, color: colors.fine })),
  ]
  const side = 2 * PLATE_RADIUS
  const viewBox = `${-PLATE_RADIUS} ${-PLATE_RADIUS} ${side} ${side}`
  return (
    <Svg width={SIDE_PT} height={SIDE_PT} viewBox={viewBox}>
      {woven.flatMap(({ ring, color }) =>
        ringCurves(ring).flatMap(({ path, turnsDeg }) =>
          turnsDeg.map((angle) => (
            <G key={`${path} ${angle}`} transform={`rotate(${angle})`}>
              <Path d={path} fill="none" stroke={color} strokeWidth={LINE_WIDTH} />
            </G>
          )),
        ),
      )}
      {circles.map(({ radius, width }) => (
        <Circle key={radius} r={radius} fill="none" stroke={colors.fine} strokeWidth={width} />
      ))}
    </Svg>
  )
}

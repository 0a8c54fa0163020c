import { plate } from 'virtual:content'
import { ringCurves } from '../../engraving/curves'
import { markRings, markWidth } from '../../engraving/mark'
import { PLATE_RADIUS } from '../../engraving/plate'
import { movingPart } from '../route/timelines/moving-parts'
import styles from './rosette.module.css'

const RADIUS = 60
const WIDTH = markWidth(RADIUS)
const CURVES = markRings(plate).flatMap((ring) =>
  ringCurves(ring, { scale: RADIUS / PLATE_RADIUS }),
)

export function Rosette() {
  return (
    <svg
      className={styles.rosette}
      viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`}
      strokeWidth={WIDTH}
      aria-hidden="true"
    >
      {CURVES.map(({ path, turnsDeg: [, ...others] }, curve) => (
        <g key={path}>
          <path id={`roseta-${curve}`} d={path} pathLength={1} {...movingPart('curve')} />
          {others.map((angle) => (
            <use key={angle} href={`#roseta-${curve}`} transform={`rotate(${angle})`} />
          ))}
        </g>
      ))}
    </svg>
  )
}

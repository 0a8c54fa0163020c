import { movingPart } from '../route/timelines/moving-parts'
import styles from './rosette.module.css'
import { rosetteMark } from './rosette-curves'

const RADIUS = 60
const CURVES = rosetteMark(RADIUS)

export function Rosette() {
  return (
    <svg
      className={styles.rosette}
      viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`}
      aria-hidden="true"
    >
      {CURVES.map(({ path, copies, stepDeg, width }, ring) => (
        <g key={path} strokeWidth={width}>
          <path id={`roseta-${ring}`} d={path} pathLength={1} {...movingPart('curve')} />
          {Array.from({ length: copies - 1 }, (_, index) => (index + 1) * stepDeg).map((angle) => (
            <use key={angle} href={`#roseta-${ring}`} transform={`rotate(${angle})`} />
          ))}
        </g>
      ))}
    </svg>
  )
}

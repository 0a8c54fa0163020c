import { plate } from 'virtual:content'
import { useMemo } from 'react'
import { markRings, markWidth, ringCurves } from '../../engraving/curves'
import { PLATE_RADIUS } from '../../engraving/plate'
import { takesLight } from '../light/takes-light'
import { part } from '../part'
import styles from './rosette.module.css'

const RADIUS = 60
const WIDTH = markWidth(RADIUS)

const drawCurves = () =>
  markRings(plate).flatMap((ring) => ringCurves(ring, { scale: RADIUS / PLATE_RADIUS }))

export function Rosette() {
  const curves = useMemo(drawCurves, [])
  return (
    <svg
      className={styles.rosette}
      viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`}
      strokeWidth={WIDTH}
      ref={takesLight}
      aria-hidden="true"
    >
      <g id="roseta">
        {curves.map(({ path, turnsDeg: [, ...others] }, curve) => (
          <g key={path}>
            <path id={`roseta-${curve}`} d={path} pathLength={1} {...part('curve')} />
            {others.map((angle) => (
              <use key={angle} href={`#roseta-${curve}`} transform={`rotate(${angle})`} />
            ))}
          </g>
        ))}
      </g>
      <mask id="roseta-lineas" stroke="#fff">
        <use href="#roseta" />
      </mask>
      <radialGradient id="roseta-brillo">
        <stop stopColor="var(--flare)" />
        <stop stopColor="var(--foil-1)" offset={0.4} />
        <stop stopColor="var(--foil-1)" stopOpacity={0} offset={1} />
      </radialGradient>
      <g mask="url(#roseta-lineas)" stroke="none" className={styles.shine}>
        <circle r={1.6 * RADIUS} fill="url(#roseta-brillo)" />
      </g>
    </svg>
  )
}

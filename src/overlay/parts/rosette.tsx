import styles from './rosette.module.css'

const PETALS = 12
const TURNS = 9
const POINTS = 180

/** One closed wavy curve r(θ) = R·(1 + a·cos(petals·θ)), as an SVG path around the origin. */
function petalCurve(radius: number, depth: number): string {
  const points = Array.from({ length: POINTS }, (_, index) => {
    const angle = (index / POINTS) * 2 * Math.PI
    const r = radius * (1 + depth * Math.cos(PETALS * angle))
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const CURVE = petalCurve(38, 0.28)

/** The engraved mark at the centre of the navigation grid: one curve, turned and shrunk. */
export function Rosette() {
  return (
    <svg className={styles.rosette} viewBox="-50 -50 100 100" aria-hidden="true">
      {Array.from({ length: TURNS }, (_, index) => index).map((turn) => (
        <path
          key={turn}
          d={CURVE}
          transform={`rotate(${(turn * 360) / (PETALS * TURNS)}) scale(${1 - turn * 0.07})`}
        />
      ))}
    </svg>
  )
}

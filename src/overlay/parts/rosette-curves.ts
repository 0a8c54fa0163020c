const TURN_RAD = 2 * Math.PI
const STEPS_PER_LOBE = 8
const STEPS_MIN = 24
const DECIMALS = 2

/** r = mid + half * cos(lobes * angle - phase); mid and half scalloped. */
export interface Band {
  readonly mid: number
  readonly half: number
  readonly lobes: number
  readonly phase?: number
  /** Scallops per turn; their depths, px. */
  readonly petals?: number
  readonly midScallop?: number
  readonly halfScallop?: number
}

/** Drawn `copies` times, each rotated by a further `stepDeg`. */
export interface RosetteCurve {
  readonly path: string
  readonly copies: number
  readonly stepDeg: number
  readonly width: number
}

/**
 * SVG path of the curve that the card's shader draws, in the units of `band`.
 * Cubic Hermite segments at even angles: off by less than 0.02 px at the card's size.
 */
export function bandPath(band: Band): string {
  const steps = Math.max(STEPS_MIN, band.lobes * STEPS_PER_LOBE)
  const third = TURN_RAD / steps / 3
  const format = (value: number) => String(Number(value.toFixed(DECIMALS)))
  let from = bandPoint(band, 0)
  let path = `M${format(from.x)} ${format(from.y)}`
  for (let i = 1; i <= steps; i++) {
    const to = bandPoint(band, (i / steps) * TURN_RAD)
    const values = [
      third * from.dx,
      third * from.dy,
      to.x - from.x - third * to.dx,
      to.y - from.y - third * to.dy,
      to.x - from.x,
      to.y - from.y,
    ]
    path += `c${values.map(format).join(' ').replaceAll(' -', '-')}`
    from = to
  }
  return `${path}z`
}

function bandPoint(band: Band, angle: number) {
  const { mid, half, lobes, phase = 0, petals = 0, midScallop = 0, halfScallop = 0 } = band
  const wave = Math.cos(petals * angle)
  const swing = -petals * Math.sin(petals * angle)
  const lobe = Math.cos(lobes * angle - phase)
  const radius = mid + midScallop * wave + (half + halfScallop * wave) * lobe
  const slope =
    swing * (midScallop + halfScallop * lobe) -
    (half + halfScallop * wave) * lobes * Math.sin(lobes * angle - phase)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return {
    x: radius * cos,
    y: radius * sin,
    dx: slope * cos - radius * sin,
    dy: slope * sin + radius * cos,
  }
}

/** The grid's rosette. @param radiusPx 40..120; line widths are px and grow slightly with it */
export function rosetteMark(radiusPx: number): RosetteCurve[] {
  const width = 0.55 + radiusPx / 300
  const ring = (mid: number, half: number, lobes: number, copies: number): RosetteCurve => ({
    path: bandPath({ mid: mid * radiusPx, half: half * radiusPx, lobes }),
    copies,
    stepDeg: 360 / (lobes * copies),
    width,
  })
  return [ring(0.2, 0.145, 3, 6), ring(0.62, 0.26, 5, 12), ring(0.94, 0.045, 24, 2)]
}

/**
 * A woven band: the curves r = mid + half cos(lobes angle - 2 pi j / copies) for all j, the angle
 * from the top, clockwise. `petals` times per turn, mid and half swell by their scallops. Lengths in
 * units: the medallion's radius is 126; on the card at its usual size a unit is a CSS px.
 */
export type Ring = {
  readonly mid: number
  readonly half: number
  readonly lobes: number
  readonly copies: number
  readonly petals: number
  readonly midScallop: number
  readonly halfScallop: number
}

export type Circle = { readonly radius: number; readonly width: number }

/** The engraving of one owner. Mirror-symmetric, a lobe of every ring at the top. */
export type Plate = {
  /** From the centre outwards: flower, inner ring, outer ring. */
  readonly rings: readonly [Ring, Ring, Ring]
  readonly rope: Ring
  readonly field: Ring
  readonly circles: readonly Circle[]
  /** The lobes of the twist round the portrait, which has two curves. */
  readonly bezelLobes: number
}

export const PLATE_RADIUS = 126
export const LINE_WIDTH = 0.78
/** The field's lines are fainter than the medallion's. It fades in and out between these radii. */
export const FIELD_FADE = { weight: 0.7, in: [120, 132], out: [150, 420] } as const

const PLAIN = { petals: 0, midScallop: 0, halfScallop: 0 }

/** The seal that hides the owner's initials: two rings fill its disc, and a circle and a twist go round it. */
export const SEAL = {
  radius: 33,
  disc: 25.2,
  rings: [
    { mid: 7, half: 4.6, lobes: 3, copies: 4, ...PLAIN },
    { mid: 18.4, half: 6.8, lobes: 5, copies: 5, ...PLAIN },
    { mid: 30.2, half: 2.3, lobes: 22, copies: 2, ...PLAIN },
  ],
  circle: { radius: 27, width: 0.8 },
} as const satisfies { rings: readonly Ring[]; circle: Circle; radius: number; disc: number }

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** Lobes and copies with a common divisor would line up as spokes. */
export const areCoprime = (a: number, b: number): boolean => divisor(a, b) === 1

/**
 * The turns that map a ring onto itself: `symmetry` of them make a whole one. A ring has `kinds` of
 * curves that no such turn maps onto each other, `each` curves of every kind.
 */
export function symmetryOf({ lobes, copies, petals }: Ring) {
  const symmetry = divisor(lobes * copies, petals)
  // One such turn moves every curve on by so many copies.
  const step = (lobes * copies) / symmetry
  const kinds = divisor(copies, step)
  return { symmetry, kinds, each: copies / kinds }
}

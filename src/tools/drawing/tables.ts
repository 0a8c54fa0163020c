/** Version 1 never changes: published marks are drawn from it. Lengths in units, see plate.ts. */

/** Outer edge of the flower; the inner ring begins beyond it. */
export const FLOWER_EDGES = [20, 24, 28, 33, 38] as const
export const INNER_EDGES = [58, 64, 70, 76, 82, 88] as const
export const OUTER_EDGE = 115.5
export const FLOWER_HOLES = [2.5, 4, 6] as const
/** Between two rings; a negative one lets them overlap. */
export const GAPS = [-3, 2.5, 4] as const

export const FLOWER_LOBES = [3, 5, 7, 8, 9, 11, 12] as const
export const INNER_LOBES = [5, 7, 9, 10, 12, 14, 16] as const
export const OUTER_LOBES = [5, 7, 8, 9, 11, 12, 13, 16, 18] as const
export const ROPE_LOBES = [18, 20, 24, 30, 36] as const
export const BEZEL_LOBES = [36, 40, 44, 48, 52, 56, 60] as const
/** Lobes and copies: as many lines in all. */
export const FIELDS = [
  [2, 84],
  [3, 56],
  [4, 42],
  [1, 168],
] as const

/** Distance between neighbouring lines along the middle of a ring. */
export const SPACINGS = [3.6, 4.2, 5] as const
export const FLOWER_SPACINGS = [3.3, 3.8, 4.4] as const

/** Swing of the outer and of the inner edge, as shares of the ring's width. */
export const SCALLOPS = [
  [0, 0],
  [0.1, 0],
  [0, 0.1],
  [0.08, -0.08],
  [0.07, 0.07],
  [0.14, 0],
  [0, 0],
] as const
/** Wider rings swing no more than rings of this width. */
export const MOST_SWING = 42
export const INNER_PETALS = [6, 7, 8, 9, 10, 12, 14, 16, 18] as const
export const OUTER_PETALS = [8, 9, 10, 11, 12, 14, 16, 18, 20, 24] as const

export const ROPE = { mid: 121, half: 3.4, copies: 2 } as const
export const FIELD = { mid: 285, half: 160 } as const
/** The point in the middle, and a circle on each side of the rope. */
export const CIRCLES = [
  { radius: 1.2, width: 2.4 },
  { radius: 117, width: 0.8 },
  { radius: 125.2, width: 1.1 },
] as const
/** Width of the circle between flower and inner ring. */
export const BETWEEN_WIDTH = 0.9

/** Between the lines of a ring: 2.2 px on a phone 320 px wide, where a unit is 0.7 px. */
export const LEAST_GAP = 2.2 / 0.7
/** The flower's lines meet in the middle anyway. */
export const LEAST_FLOWER_GAP = LEAST_GAP - 0.9
export const LEAST_LINES = 14
/** Tangents of the angle at which curves cross the middle of their ring: neither flat nor spokes. */
export const LEAST_STEEP = 0.85
export const MOST_STEEP = 3
/** Between half the widths of the inner and the outer ring. */
export const LEAST_DIFFERENCE = 3

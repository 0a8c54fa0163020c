import type { Plate, Ring } from './plate'

const WIDTH_MIN = 0.55
const WIDTH_PER_RADIUS = 1 / 300

/** The medallion for small sizes: every second curve, no circles. */
export const markRings = ({ rings, rope }: Pick<Plate, 'rings' | 'rope'>): Ring[] =>
  [...rings, rope].map((ring) => ({ ...ring, copies: Math.max(2, ring.copies / 2) }))

/** Width of its lines: grows slightly with the radius. */
export const markWidth = (radius: number): number => WIDTH_MIN + radius * WIDTH_PER_RADIUS

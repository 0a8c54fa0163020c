import type { Ring } from '../../../site/engraving/plate'

/** Tangent of the angle at which a curve crosses the middle of its ring. */
export const steepness = ({ mid, half, lobes }: Ring): number => (half * lobes) / mid

/**
 * Distance in units between neighbouring lines of one branch of a ring where they run steepest: in
 * its middle. Nearer to the edges lines meet, as they should.
 */
export function lineGap(ring: Ring): number {
  const { mid, half, lobes, copies, midScallop, halfScallop } = ring
  const narrow = mid - midScallop
  const spacing = (2 * Math.PI * narrow) / (lobes * copies)
  const slope = ((half + halfScallop) * lobes) / narrow
  return spacing * Math.sin(Math.atan(slope))
}

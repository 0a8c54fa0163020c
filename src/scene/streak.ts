/** How far the dust smears at a surge of 1, CSS px. */
const STREAK_PX_PER_SURGE = 6
const MAX_STREAK_PX = 60

/** How far the dust smears along its path for a surge of that strength, CSS px, 0…60. */
export const streakLength = (surge: number): number =>
  Math.min(MAX_STREAK_PX, STREAK_PX_PER_SURGE * Math.abs(surge))

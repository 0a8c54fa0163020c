/** SPEC: 80 particles in an area of 900 × 1000 px (tsParticles' density rule). */
const PARTICLES = 80
const AREA_PX2 = 900 * 1000

/** How many particles a field of this size has. @param width @param height CSS px */
export const particleCount = (width: number, height: number): number =>
  Math.round((PARTICLES * width * height) / AREA_PX2)

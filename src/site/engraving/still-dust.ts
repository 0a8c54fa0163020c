/** SPEC's 80 particles in 900 × 1000 px, of size 0.5 to 2.5, as tsParticles reads it. */
export const DUST_PER_PX2 = 80 / (900 * 1000)
export const RADIUS_PX = { least: 0.5, most: 2.5 }
export const DUST_ALPHA = 0.6

/** There are few radii, so that a picture can draw the dots of each together. */
const RADII = 8
const SEED = 12
/** Two tiles with half of the dust each, CSS px. Without a common divisor, they repeat together on no screen. */
const TILES = [
  { columns: 7, rows: 6, cell: { width: 151, height: 149 } },
  { columns: 5, rows: 7, cell: { width: 149, height: 151 } },
]

type Dot = { readonly x: number; readonly y: number; readonly radius: number }

/** Park–Miller's generator: the same numbers from a seed every time, 0…1. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

/** The still dust: tiles that are repeated from the top left, CSS px. Each cell has one dot, anywhere in it. */
export function dustTiles() {
  const random = seededRandom(SEED)
  return TILES.map(({ columns, rows, cell }) => {
    /** The dot stays within its cell, so that no tile's edge cuts it. */
    const within = (length: number, cellsBefore: number) =>
      Math.round(cellsBefore * length + RADIUS_PX.most + random() * (length - 2 * RADIUS_PX.most))
    const dots = Array.from({ length: columns * rows }, (_, i): Dot => {
      const radius = (Math.floor(random() * RADII) + 0.5) / RADII
      return {
        x: within(cell.width, i % columns),
        y: within(cell.height, Math.floor(i / columns)),
        radius: RADIUS_PX.least + (RADIUS_PX.most - RADIUS_PX.least) * radius,
      }
    })
    return { width: columns * cell.width, height: rows * cell.height, dots }
  })
}

/** The dots of the still dust in a window. @param size CSS px */
export function stillDust({ width, height }: { width: number; height: number }): Dot[] {
  const steps = (length: number, each: number) =>
    Array.from({ length: Math.ceil(length / each) }, (_, step) => step * each)
  return dustTiles()
    .flatMap((tile) =>
      steps(width, tile.width).flatMap((left) =>
        steps(height, tile.height).flatMap((top) =>
          tile.dots.map(({ x, y, radius }) => ({ x: x + left, y: y + top, radius })),
        ),
      ),
    )
    .filter(({ x, y }) => x < width + RADIUS_PX.most && y < height + RADIUS_PX.most)
}

import { DUST_ALPHA, dustTiles } from '../../site/engraving/still-dust'

/** The dust before the scene draws it, and where none does: the same dots as in its first frame. */
export function dustSvg(color: string): string {
  const tiles = dustTiles().map(({ width, height, dots }, index) => {
    const radii = [...new Set(dots.map(({ radius }) => radius))].toSorted()
    const paths = radii.map((each) => {
      const places = dots.filter(({ radius }) => radius === each)
      // A line of no length with round ends is a disc.
      return `<path stroke-width="${2 * each}" d="${places.map(({ x, y }) => `M${x} ${y}h0`).join('')}"/>`
    })
    return `<pattern id="t${index}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${paths.join('')}</pattern><path stroke="none" fill="url(#t${index})" d="M0 0h9999v9999H0"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" stroke="${color}" stroke-opacity="${DUST_ALPHA}" stroke-linecap="round">${tiles.join('')}</svg>`
}

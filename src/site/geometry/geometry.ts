// What TypeScript, CSS and GLSL must agree on stands here alone. The build writes these as custom properties
// (`--perspective: 500px`, tools/output/geometry-css.ts) and puts them, with the numbers of engraving/, in the place
// of their names in the shaders (`PERSPECTIVE`, tools/output/shader-plugin.ts).

export const PX = {
  /** From the eye to the card. */
  perspective: 500,
  radiusCard: 22,
  radiusPanel: 18,
  /** The corners of the grid's sheet, into which the card comes apart, and those at its cuts. */
  radiusSheet: 20,
  radiusCut: 3,
  /** The card's usual width, at which a unit of its engraving is a px. A wider card is engraved larger. */
  usualCard: 720,
  /** The distance from the card's edge to the hairline along it. */
  hairlineInset: 8,
  /** The side of a folded corner, to which `foldShare` of the card's width is added. */
  foldSide: 25,
} as const

export const SHARES = {
  foldShare: 0.03,
  /** The rosette's middle on a wide card, as shares of its width and height. */
  rosetteX: 0.81,
  rosetteY: 0.6,
  /** The size of a rosette in the place of a photo, relative to the photo's. */
  rosetteAlone: 1.2,
  /** Where the name's foil rests, as a share of its width: farther than a tilt moves it. */
  foilRest: 0.5,
  /** The background's gradient: its reach across and down, its middle from above, and the place of its second colour. */
  nightAcross: 1.2,
  nightDown: 0.9,
  nightMiddle: 0.34,
  nightSecond: 0.55,
  /** A twelfth of a curve, which is drawn from twelve points at once, and a little more, so that no gap is left. */
  rosetteDash: 0.0834,
} as const

/** Windows, as a media query of CSS (`@media (--phone)`) and of scripts says them. The first four are SPEC's. */
export const MEDIA = {
  phone: '(max-width: 600px)',
  narrow: '(max-width: 800px)',
  wide: '(min-width: 1000px)',
  widest: '(min-width: 1400px)',
  /** What is not a phone held upright. */
  beyondPhone: '(min-width: 601px)',
  belowWide: '(max-width: 999px)',
  /** A screen of this width is looked at from farther away. */
  wall: '(min-width: 2200px)',
  /** A phone on its side. */
  low: '(max-height: 520px)',
  /** The height of a phone's window beside its keyboard, or at 400 % zoom. */
  flat: '(max-height: 420px)',
} as const

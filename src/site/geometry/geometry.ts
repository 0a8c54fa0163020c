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
  /** The card's greatest width, but for a wall's. */
  widestCard: 864,
  /** Between the ornament and the column of texts, where the engraving fades out. */
  ornamentGap: 28,
  /** The distance from the card's edge to the hairline along it. */
  hairlineInset: 8,
  /** The side of a folded corner, to which `foldShare` of the card's width is added. */
  foldSide: 25,
} as const

export const SHARES = {
  foldShare: 0.03,
  /** Width by height of a wide card, an ID-1, and of a phone's. */
  ratioWide: 1.586,
  ratioTall: 0.66,
  /** The ornament is the rosette with the portrait, or the code, in it. Shares of the card's width, as printed. */
  ornamentX: 0.7235,
  ornamentRadius: 0.191,
  /** On a phone's card, beside long texts too, and its distance from the upper edge. */
  tallOrnamentRadius: 0.315,
  longOrnamentRadius: 0.25,
  tallOrnamentTop: 0.07,
  /** The radius of what is in the ornament, relative to the ornament's. */
  portraitShare: 0.7,
  /** The seal's radius, and its middle from two edges of the card, as the turn button's. */
  sealShare: 0.027,
  sealInset: 0.082,
  tallSealShare: 0.052,
  tallSealInset: 0.1,
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

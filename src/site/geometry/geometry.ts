// What TypeScript, CSS and GLSL must agree on stands here alone. The build writes these as custom properties
// (`--perspective: 500px`, tools/output/geometry-css.ts) and puts them, with the numbers of engraving/, in the place
// of their names in the shaders (`PERSPECTIVE`, tools/output/shader-plugin.ts).

/** CSS px. */
export const PX = {
  /** From the eye to the card. */
  perspective: 500,
  radiusCard: 22,
  /** Of panels, and of the tiles that the card parts into. */
  radiusPanel: 18,
  /** The card's usual width, at which a unit of its engraving is a px; a wider card is engraved larger. */
  usualCard: 720,
  /** From the card's edge to the line along it. */
  hairlineInset: 8,
  /** Side of a corner that is folded over, besides `foldShare` of the card's width. */
  foldSide: 25,
} as const

export const SHARES = {
  foldShare: 0.03,
  /** The rosette's middle on a card that is wider than high, of its width and height. */
  rosetteX: 0.81,
  rosetteY: 0.6,
  /** The rosette in the place of a photo, by what the photo's size would be. */
  rosetteAlone: 1.2,
  /** Where the name's foil rests, in its width: farther than a tilt moves it. */
  foilRest: 0.5,
  /** The night: a gradient's reach across and down, its middle from above, and where its second colour is. */
  nightAcross: 1.2,
  nightDown: 0.9,
  nightMiddle: 0.34,
  nightSecond: 0.55,
  /** Of the rosette's curves, drawn from twelve points at once; a little more, so that no gap is left. */
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

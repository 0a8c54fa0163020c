/**
 * The lines of an engraved portrait, for the build and for the scene. Lengths in radii of the
 * portrait, from its middle, y downwards. A line is where `(distance from the centre + relief ×
 * height) / pitch` is whole, so that it climbs over what is bright, as a burin follows a form.
 */
export const PORTRAIT_LINES = {
  relief: 0.13,
  centre: { x: 0.6, y: 2.4 },
  /** The centre of the second set of lines, which crosses the first where the portrait is brightest. */
  crossCentre: { x: -1.7, y: 1.2 },
  width: { perTone: 0.95, most: 0.8, least: 0.02 },
  crossWidth: { from: 0.7, perTone: 1.3, most: 0.45 },
} as const

/** Lines from top to bottom: LINES, or on few pixels as many as a screen can show apart. */
const LINES = 104
const FEW_LINES = 76
const FEW_PX = 256

/** The distance between lines, in radii. @param side of the portrait, device px */
export const pitchAt = (side: number): number => 2 / (side > FEW_PX ? LINES : FEW_LINES)

/** The height is the blurred tone: standard deviation of that blur, in radii. */
export const HEIGHT_BLUR = 0.07

/** Side in px of the picture of tones, from which the scene engraves the portrait. */
export const TONE_PX = 320

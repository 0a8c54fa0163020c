/** Red, green and blue, 0 to 1 as a rule; `linear` where the light is computed. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** A look: every colour of the site, the pictures and the CV follows from these. */
export type Palette = {
  /** The page: middle of the glow, around it, rim. */
  night: readonly [light: string, base: string, dark: string]
  /** Panels and the card, from above to below. */
  paper: readonly [light: string, deep: string]
  ink: string
  /** Less important text. */
  muted: string
  /** Titles, lines and accents, from the palest to the deepest. */
  foil: readonly [pale: string, light: string, mid: string, deep: string]
  /** The foil where the scene lights it. */
  metal: string
  /** The foil's highlight. */
  gilt: string
  dust: string
  /** Reflection of the bare paper, linear; may be above 1. */
  sheen: Rgb
  /** Thin film on the foil: the change of red, green and blue at one end of its hues. */
  film: Rgb
}

/** What the scene draws with: linear, but sRGB for `night` and `dust`. */
export type SceneColors = {
  paperLight: Rgb
  paperDark: Rgb
  foil: Rgb
  gilt: Rgb
  sheen: Rgb
  film: Rgb
  night: readonly [light: Rgb, base: Rgb, dark: Rgb]
  dust: Rgb
}

import { fromOklch, mix, oklch } from './color'
import type { Palette } from './palettes'

/** Text a little quieter than ink. */
export const softOf = ({ ink, muted }: Palette) => mix(ink, muted, 0.45)

/** Text on the foil. */
export const onFoilOf = ({ foil }: Palette) => {
  const { c, h } = oklch(foil[1])
  return fromOklch({ l: 0.197, c: Math.min(0.024, c), h })
}

/** The gradient of titles, from left to right. */
export const titleFoil = ({ foil: [pale, light, mid, deep] }: Palette) =>
  [
    { at: 0, color: mix(mid, light, 0.25) },
    { at: 0.38, color: pale },
    { at: 0.56, color: light },
    { at: 1, color: deep },
  ] as const

/** The foil as ink on white paper: `accent` for text, the others for lines. */
export function printed({ foil, paper }: Palette) {
  const { c, h } = oklch(foil[2])
  const chroma = (most: number) => Math.min(c, most)
  const { h: inkHue, c: inkChroma } = oklch(paper[1])
  return {
    ink: fromOklch({ l: 0.223, c: Math.min(inkChroma, 0.022), h: inkHue }),
    muted: fromOklch({ l: 0.474, c: Math.min(inkChroma, 0.022) * 1.2, h: inkHue }),
    /** 6 : 1 on white or more. */
    accent: fromOklch({ l: 0.487, c: chroma(0.098), h }),
    /** Of pages from the browser. */
    strong: fromOklch({ l: 0.432, c: chroma(0.087), h }),
    fine: fromOklch({ l: 0.63, c: chroma(0.105), h }),
    pale: fromOklch({ l: 0.797, c: 0.65 * chroma(0.102), h }),
  }
}

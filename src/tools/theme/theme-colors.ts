import { wcagContrast } from 'culori'
import type { Rgb, SceneColors } from '../../model/site'
import { faint, fromOklch, mix, numbersIn, oklch } from './color'
import type { Theme } from './themes'

const softOf = ({ ink, muted }: Theme) => mix(ink, muted, 0.45)

/** The middle of a panel. */
export const middleOf = ({ paper }: Pick<Theme, 'paper'>) => mix(paper[1], paper[0], 0.375)

const onFoilOf = ({ foil }: Theme) => {
  const { c, h } = oklch(foil[1])
  return fromOklch({ l: 0.197, c: Math.min(0.024, c), h })
}

/** The gradient of titles, from left to right. */
export const titleFoil = ({ foil: [pale, light, mid, deep] }: Theme) =>
  [
    { at: 0, color: mix(mid, light, 0.25) },
    { at: 0.38, color: pale },
    { at: 0.56, color: light },
    { at: 1, color: deep },
  ] as const

/** The foil as ink on white paper: `accent` for text, the others for lines. */
export function printed({ foil, paper }: Theme) {
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

/** Custom properties of a theme, by name without the dashes. */
export function cssColors(theme: Theme): Record<string, string> {
  const { night, paper, ink, muted, foil, gilt } = theme
  const [nightLight, nightBase, nightDark] = night
  /** The background's colour at different places, so that a veil puts out only particles. */
  const veil = (share: number) => faint(mix(nightBase, nightLight, share), 0.88)
  const print = printed(theme)
  const stops = titleFoil(theme).map(({ at, color }) => `${color} ${Math.round(100 * at)}%`)
  return {
    background: nightBase,
    'background-light': nightLight,
    'background-dark': nightDark,
    'background-dimmed': mix('#000', nightBase, 0.57),
    'paper-light': paper[0],
    'paper-deep': paper[1],
    paper: `linear-gradient(170deg, ${faint(paper[0], 0.97)}, ${faint(paper[1], 0.97)})`,
    'paper-mid': middleOf(theme),
    ink,
    soft: softOf(theme),
    muted,
    ...Object.fromEntries(foil.map((tone, index) => [`foil-${index + 1}`, tone])),
    foil: `linear-gradient(100deg, ${stops.join(', ')})`,
    gilt,
    flare: mix(gilt, '#fff', 0.6),
    'on-foil': onFoilOf(theme),
    glow: faint(foil[1], 0.16),
    'glow-strong': faint(foil[1], 0.42),
    shine: faint(gilt, 0.2),
    line: faint(foil[2], 0.18),
    'line-strong': faint(foil[2], 0.42),
    veil: veil(0.33),
    'veil-glow': veil(0.8),
    'veil-rim': veil(0),
    dim: faint(mix('#000', nightDark, 0.68), 0.72),
    control: faint(mix(nightBase, nightLight, 0.5), 0.86),
    scrollbar: mix(paper[1], muted, 0.3),
    'print-foil': print.strong,
    'print-line': faint(print.strong, 0.35),
    'print-line-strong': faint(print.strong, 0.6),
  }
}

export const cssFile = (theme: Theme): string => {
  const lines = Object.entries(cssColors(theme)).map(([name, value]) => `  --${name}: ${value};`)
  return `:root {\n${lines.join('\n')}\n}\n`
}

function colorsIn(space: PredefinedColorSpace, theme: Theme): SceneColors {
  const { paper, metal, gilt, sheen, film, night, dust } = theme
  const linear = (color: string | Rgb) => numbersIn(space, color).linear
  const encoded = (color: string) => numbersIn(space, color).encoded
  return {
    paperLight: linear(paper[0]),
    paperDark: linear(paper[1]),
    foil: linear(metal),
    litFoil: numbersIn('srgb', metal).linear,
    gilt: linear(gilt),
    sheen: linear(sheen),
    film,
    night: [encoded(night[0]), encoded(night[1]), encoded(night[2])],
    dust: encoded(dust),
  }
}

/** In each space that a canvas may have: the same to the eye, but for the lit foil. */
export const sceneColors = (theme: Theme): Record<PredefinedColorSpace, SceneColors> => ({
  srgb: colorsIn('srgb', theme),
  'display-p3': colorsIn('display-p3', theme),
})

/** Texts that are too faint: `ratio` to 1, of at least `least` (WCAG 2.2: 1.4.3, and 1.4.6 for ink). */
export function unreadable(theme: Theme) {
  const { ink, muted, foil, paper, night } = theme
  const papers = [...paper, night[0], night[1]]
  const [pale, light, mid, deep] = foil
  const faintest = (text: string, least: number, grounds: readonly string[] = papers) => {
    const seenOn = (ground: string) => ({ text, ground, ratio: wcagContrast(text, ground), least })
    return grounds.map(seenOn).reduce((one, other) => (other.ratio < one.ratio ? other : one))
  }
  return [
    faintest(ink, 7),
    ...[softOf(theme), muted, pale, light, mid].map((text) => faintest(text, 4.5)),
    // Large titles only.
    faintest(deep, 3),
    faintest(onFoilOf(theme), 4.5, [pale, light, mid]),
  ].filter(({ ratio, least }) => ratio < least)
}

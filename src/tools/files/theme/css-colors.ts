import { faint, fromOklch, mix, oklch } from './color'
import { onFoilOf, printed, softOf, titleFoil } from './derived'
import type { Palette } from './palettes'

const percent = (share: number) => `${Math.round(100 * share)}%`

const foilGradient = (theme: Palette) =>
  `linear-gradient(100deg, ${titleFoil(theme)
    .map(({ at, color }) => `${color} ${percent(at)}`)
    .join(', ')})`

/** Custom properties of a theme, by name without the dashes. */
export function cssColors(theme: Palette): Record<string, string> {
  const { night, paper, ink, muted, foil, gilt } = theme
  const [nightLight, nightBase, nightDark] = night
  const { h } = oklch(foil[1])
  /** The background's colour at different places, so that a veil dims only particles. */
  const veil = (share: number) => faint(mix(nightBase, nightLight, share), 0.72)
  const print = printed(theme)
  return {
    background: nightBase,
    'background-light': nightLight,
    'background-dark': nightDark,
    'background-dimmed': mix('#000', nightBase, 0.57),
    'paper-light': paper[0],
    'paper-deep': paper[1],
    paper: `linear-gradient(170deg, ${faint(paper[0], 0.97)}, ${faint(paper[1], 0.97)})`,
    'paper-mid': mix(paper[1], paper[0], 0.375),
    ink,
    soft: softOf(theme),
    muted,
    'foil-1': foil[0],
    'foil-2': foil[1],
    'foil-3': foil[2],
    'foil-4': foil[3],
    foil: foilGradient(theme),
    dust: faint(theme.dust, 0.6),
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
    plate: fromOklch({ l: 0.917, c: Math.min(0.019, oklch(foil[1]).c), h }),
    scrollbar: mix(paper[1], muted, 0.3),
    'print-foil': print.strong,
    'print-line': faint(print.strong, 0.35),
    'print-line-strong': faint(print.strong, 0.6),
  }
}

/** The style sheet of a theme. */
export const cssFile = (theme: Palette, selector = ':root'): string => {
  const lines = Object.entries(cssColors(theme)).map(([name, value]) => `  --${name}: ${value};`)
  return `${selector} {\n${lines.join('\n')}\n}\n`
}

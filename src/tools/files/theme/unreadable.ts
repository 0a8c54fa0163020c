import { wcagContrast } from 'culori'
import { onFoilOf, softOf } from './derived'
import type { Palette } from './palettes'

/** A text that is too faint; `ratio` to 1, of at least `least`. */
export type Unreadable = { text: string; ground: string; ratio: number; least: number }

/** Minimum contrast ratios of WCAG 2.2: 1.4.3, and 1.4.6 for ink. */
export function unreadable(theme: Palette): Unreadable[] {
  const { ink, muted, foil, paper, night } = theme
  const papers = [...paper, night[0], night[1]]
  const [pale, light, mid, deep] = foil
  const pairs: readonly (readonly [text: string, grounds: readonly string[], least: number])[] = [
    [ink, papers, 7],
    [softOf(theme), papers, 4.5],
    [muted, papers, 4.5],
    [pale, papers, 4.5],
    [light, papers, 4.5],
    [mid, papers, 4.5],
    // Large titles only.
    [deep, papers, 3],
    [onFoilOf(theme), [pale, light, mid], 4.5],
  ]
  return pairs.flatMap(([text, grounds, least]) => {
    const worst = grounds
      .map((ground) => ({ text, ground, ratio: wcagContrast(text, ground), least }))
      .reduce((one, other) => (other.ratio < one.ratio ? other : one))
    return worst.ratio < least ? [worst] : []
  })
}

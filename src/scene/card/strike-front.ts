/** Radius of the strike's front at its end, CSS px: half the discs in paper.module.css. */
const REACH_PX = 620
/** From here on the front fades, as in strike.module.css. */
const FADE_FROM = 0.75

/** Writes radius and heat, 0…1, of the front. @param strike 0…1 @param scale of the engraving */
export function strikeFront(
  strike: number,
  scale: number,
  into: { set: (radius: number, heat: number) => void },
) {
  if (strike >= 1) into.set(Number.MAX_SAFE_INTEGER, 0)
  else into.set(strike * REACH_PX * Math.max(1, scale), Math.min(1, (1 - strike) / (1 - FADE_FROM)))
}

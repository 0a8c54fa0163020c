import { live } from './live'

/** The part of `live` that another thread needs to draw the same frame. */
export type FrameValues = Pick<
  typeof live,
  | 'turn'
  | 'away'
  | 'glow'
  | 'surge'
  | 'rise'
  | 'cardPresence'
  | 'isCardLit'
  | 'card'
  | 'sheet'
  | 'parted'
  | 'strike'
  | 'colors'
> & { tiltX: number; tiltY: number }

export const readFrameValues = (): FrameValues => ({
  tiltX: live.tilt.x,
  tiltY: live.tilt.y,
  turn: live.turn,
  away: live.away,
  glow: live.glow,
  surge: live.surge,
  rise: live.rise,
  cardPresence: live.cardPresence,
  strike: live.strike,
  isCardLit: live.isCardLit,
  card: live.card,
  colors: live.colors,
  sheet: live.sheet,
  parted: live.parted,
})

/** The values of `next` that differ; undefined when none does. */
export function changedValues(
  before: FrameValues,
  next: FrameValues,
): Partial<FrameValues> | undefined {
  const changed = Object.entries(next).filter(
    ([name, value]) => !Object.is(value, before[name as keyof FrameValues]),
  )
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

export function writeFrameValues({ tiltX, tiltY, ...others }: Partial<FrameValues>): void {
  Object.assign(live, others)
  if (tiltX !== undefined) live.tilt.x = tiltX
  if (tiltY !== undefined) live.tilt.y = tiltY
}

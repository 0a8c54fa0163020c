import { live } from './live'

/** What must be known of `live`, and of nothing else, to draw the same frame elsewhere. */
export type FrameValues = Pick<
  typeof live,
  'turn' | 'away' | 'glow' | 'surge' | 'cardPresence' | 'isCardLit' | 'card'
> & { tiltX: number; tiltY: number }

/** The values of this moment. */
export const readFrameValues = (): FrameValues => ({
  tiltX: live.tilt.x,
  tiltY: live.tilt.y,
  turn: live.turn,
  away: live.away,
  glow: live.glow,
  surge: live.surge,
  cardPresence: live.cardPresence,
  isCardLit: live.isCardLit,
  card: live.card,
})

/** What of `next` is another value than in `before`; undefined when nothing is. */
export function changedValues(
  before: FrameValues,
  next: FrameValues,
): Partial<FrameValues> | undefined {
  const changed = Object.entries(next).filter(
    ([name, value]) => !Object.is(value, before[name as keyof FrameValues]),
  )
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

/** Makes `live` say what another thread's `live` said. */
export function writeFrameValues({ tiltX, tiltY, ...others }: Partial<FrameValues>): void {
  Object.assign(live, others)
  if (tiltX !== undefined) live.tilt.x = tiltX
  if (tiltY !== undefined) live.tilt.y = tiltY
}

import { wake } from './frame-loop'
import { live } from './live'

/** The one slow sway that shows a new visitor that the card can be tilted. */
const SWAY_S = 2.4
const SWAY_LEAN = 0.55

let elapsedS = SWAY_S

/** Begins it; any pointer on the card ends it. */
export function startSway(): void {
  elapsedS = 0
  wake()
}

/** Ends it: nothing may move, or the visitor has taken the card over. */
export function stopSway(): void {
  elapsedS = SWAY_S
}

/** Where the card leans at this moment of the sway, and whether it goes on. */
export function updateSway(delta: number, into: { x: number; y: number }): boolean {
  if (live.pointer.isOver || live.lean.isOn) stopSway()
  if (elapsedS >= SWAY_S) return false
  elapsedS += delta
  const part = Math.min(1, elapsedS / SWAY_S)
  const fade = Math.sin(Math.PI * part)
  into.x = SWAY_LEAN * fade * Math.sin(2 * Math.PI * part)
  into.y = -SWAY_LEAN * 0.4 * fade * Math.cos(2 * Math.PI * part)
  return true
}

import { wake } from './frame-loop'
import { live } from './live'

/** The one slow sway that shows a new visitor that the card can be tilted. */
const SWAY_S = 2.4
const SWAY_LEAN = 0.55

let elapsedS = SWAY_S
let isKnown = false

/** Begins it; any pointer on the card ends it, and who has tilted it already needs no lesson. */
export function startSway(): void {
  if (isKnown) return
  elapsedS = 0
  wake()
}

/** Ends it: nothing may move, or the visitor has taken the card over. */
export function stopSway(): void {
  elapsedS = SWAY_S
}

/** Where the card leans at this moment of the sway, and whether it goes on. */
export function updateSway(delta: number, into: { x: number; y: number }): boolean {
  if (live.pointer.isOver || live.lean.isOn) {
    isKnown = true
    stopSway()
  }
  if (elapsedS >= SWAY_S) return false
  elapsedS += delta
  const part = Math.min(1, elapsedS / SWAY_S)
  const fade = Math.sin(Math.PI * part)
  into.x = SWAY_LEAN * fade * Math.sin(2 * Math.PI * part)
  into.y = -SWAY_LEAN * 0.4 * fade * Math.cos(2 * Math.PI * part)
  return true
}

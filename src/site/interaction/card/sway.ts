import type { live } from '../live'

const SWAY_S = 2.4
const SWAY_LEAN = 0.55

/** One slow sway, to show a new visitor that the card tilts. */
export function createSway({ pointer, lean }: Pick<typeof live, 'pointer' | 'lean'>) {
  let elapsedS = SWAY_S
  let isKnown = false

  const stop = () => {
    elapsedS = SWAY_S
  }
  return {
    stop,
    /** Does nothing once the visitor has tilted the card. */
    start: () => {
      if (!isKnown) elapsedS = 0
    },
    /** Writes the lean, −1…1, after `delta` more seconds. @returns whether the sway goes on */
    step: (delta: number, into: { x: number; y: number; lift: number }): boolean => {
      if (pointer.isOver || lean.isOn) {
        isKnown = true
        stop()
      }
      into.lift = 0
      if (elapsedS >= SWAY_S) return false
      elapsedS += delta
      const part = Math.min(1, elapsedS / SWAY_S)
      const fade = Math.sin(Math.PI * part)
      into.lift = fade
      into.x = SWAY_LEAN * fade * Math.sin(2 * Math.PI * part)
      into.y = -SWAY_LEAN * 0.4 * fade * Math.cos(2 * Math.PI * part)
      return true
    },
  }
}

type Lean = { x: number; y: number }
type Leads = { pointer: { isOver: boolean }; lean: { isOn: boolean } }

const SWAY_S = 2.4
const SWAY_LEAN = 0.55

/** The one slow sway that shows a new visitor that the card can be tilted. */
export function createSway({ pointer, lean }: Leads) {
  let elapsedS = SWAY_S
  let isKnown = false

  /** Ends it: nothing may move, or the visitor leads. */
  const stop = () => {
    elapsedS = SWAY_S
  }
  return {
    stop,
    /** Begins it, unless the visitor has tilted the card before. */
    start: () => {
      if (!isKnown) elapsedS = 0
    },
    /**
     * Where the card leans after `delta` seconds more, −1…1.
     * @returns whether the sway goes on
     */
    step: (delta: number, into: Lean): boolean => {
      if (pointer.isOver || lean.isOn) {
        isKnown = true
        stop()
      }
      if (elapsedS >= SWAY_S) return false
      elapsedS += delta
      const part = Math.min(1, elapsedS / SWAY_S)
      const fade = Math.sin(Math.PI * part)
      into.x = SWAY_LEAN * fade * Math.sin(2 * Math.PI * part)
      into.y = -SWAY_LEAN * 0.4 * fade * Math.cos(2 * Math.PI * part)
      return true
    },
  }
}

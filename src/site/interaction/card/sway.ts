const SWAY_S = 2.4
const SWAY_LEAN = 0.55

/** One slow sway, to show a new visitor that the card tilts. */
export function createSway() {
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
    /** The lean, −1…1, after `delta` more seconds; undefined when it is over. */
    step: (delta: number, isTilted: boolean) => {
      if (isTilted) {
        isKnown = true
        stop()
      }
      if (elapsedS >= SWAY_S) return undefined
      elapsedS += delta
      const progress = Math.min(1, elapsedS / SWAY_S)
      const lift = Math.sin(Math.PI * progress)
      return {
        x: SWAY_LEAN * lift * Math.sin(2 * Math.PI * progress),
        y: -SWAY_LEAN * 0.4 * lift * Math.cos(2 * Math.PI * progress),
        /** Of the card's corner, 0…1. */
        lift,
      }
    },
  }
}

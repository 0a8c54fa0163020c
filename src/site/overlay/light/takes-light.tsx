import type { Ref } from 'react'
import styles from './engraving.module.css'
import { darken, type Panel, panels } from './panels'

let stop: (() => void) | undefined
let isLoading = false

/** The stage is a file of its own, which home never needs. */
async function start(): Promise<void> {
  if (stop || isLoading) return
  isLoading = true
  try {
    const { startLight } = await import('./light-stage')
    // The panels that asked for it can be gone, and others there.
    if (panels.size > 0) stop = startLight()
  } catch {
    // The page is complete without its light.
  }
  isLoading = false
}

/**
 * A ref: the element gets the visitor's light as CSS variables while it falls on it.
 * @param target gets them instead: they repaint every mask below them
 */
export function takesLight(panel: Panel | null, target = panel): (() => void) | undefined {
  if (!panel || !target) return undefined
  const lit = { target, x: 0, y: 0, glow: 0 }
  panels.set(panel, lit)
  void start()
  return () => {
    panels.delete(panel)
    darken(panel, lit)
    if (panels.size > 0) return
    stop?.()
    stop = undefined
  }
}

const lightSpot = (spot: HTMLElement | null) =>
  takesLight(spot?.parentElement?.parentElement ?? null, spot)

/** First child of a panel: the owner's lines and the panel's edge, where the visitor's light falls. */
export function Engraving({ ref }: { ref?: Ref<HTMLSpanElement> }) {
  return (
    <span className={styles.engraving} aria-hidden="true" ref={ref}>
      <span className={styles.spot} ref={lightSpot} />
    </span>
  )
}

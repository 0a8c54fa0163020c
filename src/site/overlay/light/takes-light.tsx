import type { ComponentProps } from 'react'
import styles from './engraving.module.css'
import type { Panel, Panels } from './light-stage'

const panels: Panels = new Map()
/** Ends with the screen's last panel. */
let screenEnd: AbortController | undefined

/** The stage is a file of its own, which home never needs. */
async function start(signal: AbortSignal): Promise<void> {
  try {
    const { startLight } = await import('./light-stage')
    if (!signal.aborted) startLight(panels, signal)
  } catch {
    // The page is complete without its light; a later panel asks again.
    if (!signal.aborted) screenEnd = undefined
  }
}

/** A ref. @param targets get the CSS variables instead: they repaint every mask below them */
export function takesLight(
  panel: Panel | null,
  targets?: readonly Panel[],
): (() => void) | undefined {
  if (!panel) return undefined
  panels.set(panel, targets ?? [panel])
  if (!screenEnd) {
    screenEnd = new AbortController()
    void start(screenEnd.signal)
  }
  return () => {
    panels.delete(panel)
    if (panels.size > 0) return
    screenEnd?.abort()
    screenEnd = undefined
  }
}

const lightSpot = (spot: HTMLElement | null) =>
  takesLight(spot?.parentElement?.parentElement ?? null, spot ? [spot] : [])

/** First child of a panel: the owner's lines and the panel's edge, where the visitor's light falls. */
export function Engraving(props: ComponentProps<'span'>) {
  return (
    <span {...props} className={styles.engraving} aria-hidden="true">
      <span className={styles.spot} ref={lightSpot} />
    </span>
  )
}

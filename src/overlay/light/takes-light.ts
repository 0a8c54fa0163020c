import { darken, type Panel, panels } from './panels'

let stop: (() => void) | undefined

/** The stage is a file of its own, which home never needs. */
async function start(): Promise<void> {
  if (stop) return
  stop = () => {}
  try {
    const { startLight } = await import('./light-stage')
    stop = panels.size > 0 ? startLight() : undefined
  } catch {
    // The page is complete without its light.
  }
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

import { sceneState } from '../interaction/scene-state'
import { whenIdle } from '../interaction/when-idle'

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** The visitor's own few colours replace the page's: a lit card has no place there. */
const hasForcedColors = () => window.matchMedia('(forced-colors: active)').matches

/**
 * Brings the scene up in `host` after the page is readable. A missing file, as when offline or after
 * a new deploy, leaves the page without a scene. Returns the function that stops it.
 */
export function startBackdrop(host: HTMLElement): () => void {
  let stopScene = () => {}
  let isStopped = false
  const cancel = whenIdle(async () => {
    if (savesData() || hasForcedColors()) return
    sceneState.set('loading')
    try {
      const { startScene } = await import('../scene/host/start-scene')
      if (!isStopped) stopScene = startScene(host)
    } catch (reason) {
      console.warn('La escena no se pudo cargar.', reason)
      sceneState.set('unavailable')
    }
  })
  return () => {
    isStopped = true
    cancel()
    stopScene()
    sceneState.set('unavailable')
  }
}

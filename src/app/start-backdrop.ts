import { sceneState } from '../interaction/scene-state'
import { whenIdle } from '../interaction/when-idle'

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** The visitor's own few colours replace the page's: a lit card has no place there. */
const hasForcedColors = () => window.matchMedia('(forced-colors: active)').matches

/** Asks for a context and gives it back: without WebGL 2 the scene's file is not even fetched. */
function hasWebGl2(): boolean {
  try {
    const gl = document.createElement('canvas').getContext('webgl2')
    gl?.getExtension('WEBGL_lose_context')?.loseContext()
    return gl !== null
  } catch {
    return false
  }
}

/**
 * Brings the scene up in `host` after the page is readable. A missing file, as when offline or after
 * a new deploy, leaves the page without a scene. Returns the function that stops it.
 */
export function startBackdrop(host: HTMLElement): () => void {
  let stopScene = () => {}
  let isStopped = false
  const cancel = whenIdle(async () => {
    if (savesData() || hasForcedColors() || !hasWebGl2()) return
    sceneState.set('loading')
    try {
      const { startScene } = await import('../scene/start-scene')
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

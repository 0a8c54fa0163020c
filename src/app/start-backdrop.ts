import { sceneState } from '../interaction/scene-state'

/** The page comes first: a browser that is never idle still gets its scene by then. */
const IDLE_LIMIT_MS = 2000
/** Safari has no requestIdleCallback. */
const NO_IDLE_WAIT_MS = 200

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

/** Calls back once the page has loaded and has nothing better to do. Returns the cancellation. */
function whenIdle(callback: () => void): () => void {
  let idle = 0
  let timer = 0
  const wait = () => {
    if ('requestIdleCallback' in window) {
      idle = window.requestIdleCallback(callback, { timeout: IDLE_LIMIT_MS })
    } else {
      timer = globalThis.setTimeout(callback, NO_IDLE_WAIT_MS) as unknown as number
    }
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    if (idle) window.cancelIdleCallback(idle)
    clearTimeout(timer)
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

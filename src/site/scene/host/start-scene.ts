import { isStill } from '../../state/motion-preference'
import { sceneState } from '../../state/scene-state'
import { watchView } from './canvas-view'
import { connectScene } from './connect-scene'
import { openMainThreadPort, openWorkerPort } from './scene-ports'

/** Starts the scene in `container`, in a worker if possible; `data-scene` has its state. Never throws. */
export function startScene(container: HTMLElement): () => void {
  // In development the scene is on the main thread: the code that reloads components needs a window.
  const isOnPage = import.meta.env.MODE === 'development'
  const mayTransfer = !isOnPage && 'transferControlToOffscreen' in HTMLCanvasElement.prototype
  const ports = mayTransfer ? [openWorkerPort, openMainThreadPort] : [openMainThreadPort]
  const running = new AbortController()
  const view = watchView(container, running.signal)
  const readConditions = () => ({ view: view(), isStill: isStill.get(), isHidden: document.hidden })
  let disconnect = () => {}

  const stop = () => {
    running.abort()
    disconnect()
    sceneState.set('unavailable')
  }
  const play = () => {
    disconnect()
    const openPort = ports.shift()
    // This is not an error: the site works without WebGL 2.
    if (!openPort) return stop()
    disconnect = connectScene(container, openPort, readConditions, (reason) => {
      if (reason === undefined) return play()
      console.error(import.meta.env.PORTFOLIO_FAULT_sceneFailed, reason)
      stop()
    })
  }
  play()
  return stop
}

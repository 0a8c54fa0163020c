import { isStill } from '../../interaction/motion-preference'
import { sceneState } from '../../interaction/scene-state'
import { consoleMessages } from '../../words/console'
import { watchView } from './canvas-view'
import { connectScene } from './connect-scene'
import type { SceneEvent } from './protocol'
import { openPagePort, openWorkerPort } from './scene-ports'

/** iOS may never restore a lost context. */
const RESTORE_LIMIT_MS = 4000

/**
 * Draws into a new canvas in `place`, from a worker if possible, else on the page. `data-scene` is
 * `ready` or `still` after a frame, else `unavailable`. Errors go to the console; never throws.
 * @returns stop
 */
export function startScene(place: HTMLElement): () => void {
  // In development, the code that reloads components needs a window.
  const isOnPage = import.meta.env.MODE === 'development'
  const mayTransfer = !isOnPage && 'transferControlToOffscreen' in HTMLCanvasElement.prototype
  const ports = mayTransfer ? [openWorkerPort, openPagePort] : [openPagePort]
  const running = new AbortController()
  const { signal } = running
  const view = watchView(place, signal)
  let canvas: HTMLCanvasElement | undefined
  let disconnect: (() => void) | undefined
  let isLost = false
  let restoreTimer = 0

  const fail = (reason: unknown) => {
    console.error(consoleMessages().sceneFailed, reason)
    stop()
  }
  /** Browsers restore no context while the page is hidden. */
  const awaitContext = () => {
    window.clearTimeout(restoreTimer)
    if (!isLost || document.hidden) return
    restoreTimer = window.setTimeout(() => fail(consoleMessages().contextGone), RESTORE_LIMIT_MS)
  }
  const onEvent = (event: SceneEvent) => {
    if (signal.aborted) return
    switch (event.type) {
      case 'drawn':
        sceneState.set(isStill.get() ? 'still' : 'ready')
        break
      case 'lost':
      case 'restored':
        isLost = event.type === 'lost'
        if (isLost) sceneState.set('unavailable')
        awaitContext()
        break
      case 'unsupported':
        play()
        break
      case 'failed':
        fail(event.reason)
    }
  }

  const clear = () => {
    disconnect?.()
    disconnect = undefined
    canvas?.remove()
  }
  /** In the next place; a canvas that was given to a worker cannot be used again. */
  function play(): void {
    clear()
    const openPort = ports.shift()
    // Not an error: the site works without WebGL 2.
    if (!openPort) return void stop()
    canvas = document.createElement('canvas')
    place.append(canvas)
    disconnect = connectScene(canvas, openPort, view, onEvent)
  }
  function stop(): void {
    if (signal.aborted) return
    running.abort()
    window.clearTimeout(restoreTimer)
    clear()
    sceneState.set('unavailable')
  }

  document.addEventListener('visibilitychange', awaitContext, { signal })
  play()
  return stop
}

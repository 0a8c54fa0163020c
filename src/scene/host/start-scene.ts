import { testClock } from '../../interaction/frames/test-clock'
import { isStill } from '../../interaction/motion-preference'
import { sceneState } from '../../interaction/scene-state'
import { consoleMessages } from '../../messages/console'
import type { SceneWord } from '../scene-life'
import { askContext } from './context'
import { watchScreen } from './screen'
import { playInWorker } from './worker-host'

/** iOS may never restore a lost context. */
const RESTORE_LIMIT_MS = 4000

/**
 * Draws into a new canvas in `place`, from a worker if possible, else on the page. `data-scene` is
 * `ready` or `still` after a frame, else `unavailable`. Errors go to the console; never throws.
 * @returns stop
 */
export function startScene(place: HTMLElement): () => void {
  const screen = watchScreen(place)
  let canvas = freshCanvas()
  let stopHost = () => {}
  let isStopped = false
  let isLost = false
  let restoreTimer = 0

  function freshCanvas(): HTMLCanvasElement {
    const created = document.createElement('canvas')
    place.append(created)
    return created
  }

  const fail = (reason: unknown) => {
    if (isStopped) return
    console.error(consoleMessages().sceneFailed, reason)
    stop()
  }
  /** Browsers restore no context while the page is hidden. */
  const awaitContext = () => {
    window.clearTimeout(restoreTimer)
    if (!isLost || document.hidden) return
    restoreTimer = window.setTimeout(() => fail(consoleMessages().contextGone), RESTORE_LIMIT_MS)
  }
  const hear = (word: SceneWord) => {
    if (isStopped) return
    switch (word.type) {
      case 'drawn':
        if (!isLost) sceneState.set(isStill.get() ? 'still' : 'ready')
        return
      case 'lost':
        isLost = true
        sceneState.set('unavailable')
        return awaitContext()
      case 'restored':
        isLost = false
        return awaitContext()
      default:
        return fail(word.reason)
    }
  }

  const playHere = async () => {
    const context = askContext(canvas)
    // Not an error: the page works without WebGL 2.
    if (!context) return stop()
    try {
      const { playOnPage } = await import('./page-host')
      if (isStopped) context.getExtension('WEBGL_lose_context')?.loseContext()
      else stopHost = playOnPage(canvas, context, screen, hear)
    } catch (reason) {
      fail(reason)
    }
  }
  /** A transferred canvas cannot be used again. */
  const onRefused = () => {
    canvas.remove()
    canvas = freshCanvas()
    void playHere()
  }

  function stop(): void {
    if (isStopped) return
    isStopped = true
    window.clearTimeout(restoreTimer)
    document.removeEventListener('visibilitychange', awaitContext)
    screen.stop()
    stopHost()
    sceneState.set('unavailable')
    canvas.remove()
  }

  document.addEventListener('visibilitychange', awaitContext)
  // Tests control time, which only the page host supports. In development, the code that reloads
  // components needs a window.
  const isOnPage = testClock !== undefined || import.meta.env.MODE === 'development'
  const stopWorker = isOnPage ? undefined : playInWorker(canvas, screen, hear, onRefused)
  if (stopWorker) stopHost = stopWorker
  else void playHere()
  return stop
}

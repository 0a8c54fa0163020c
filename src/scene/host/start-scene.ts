import { testClock } from '../../interaction/frames/test-clock'
import { isStill } from '../../interaction/motion-preference'
import { sceneState } from '../../interaction/scene-state'
import type { SceneWord } from '../scene-life'
import { askContext } from './context'
import { watchScreen } from './screen'
import { playInWorker } from './worker-host'

/** A context that is not given back by then is gone for good, as on iOS; the page does without. */
const RESTORE_LIMIT_MS = 4000

/**
 * Draws the scene into a fresh canvas in `place` until stopped, by the one of its two hosts that the
 * browser allows: a worker, or else the page. `data-scene` follows what is shown: `ready` or `still`
 * after a frame, `unavailable` when there is none. Never throws: what goes wrong is told to the
 * console once and leaves the page as it was.
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
    console.error('La escena no pudo mostrarse.', reason)
    stop()
  }
  /** A browser gives nothing back to a hidden page. */
  const awaitContext = () => {
    window.clearTimeout(restoreTimer)
    if (!isLost || document.hidden) return
    restoreTimer = window.setTimeout(() => fail('El contexto gráfico no volvió.'), RESTORE_LIMIT_MS)
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
    // No WebGL 2 is no mistake: the page is complete without it.
    if (!context) return stop()
    try {
      const { playOnPage } = await import('./page-host')
      if (isStopped) context.getExtension('WEBGL_lose_context')?.loseContext()
      else stopHost = playOnPage(canvas, context, screen, hear)
    } catch (reason) {
      fail(reason)
    }
  }
  /** A canvas that was handed over cannot be asked again. */
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
  // A test that owns the time steps the page; a worker has a time of its own.
  const stopWorker = testClock ? undefined : playInWorker(canvas, screen, hear, onRefused)
  if (stopWorker) stopHost = stopWorker
  else void playHere()
  return stop
}

import { addToFrame, wake } from '../interaction/frame-loop'
import { type CardPlace, live } from '../interaction/live'
import { isStill } from '../interaction/motion-preference'
import { sceneState } from '../interaction/scene-state'
import { testClock } from '../interaction/test-clock'
import { watchCanvasSize } from './canvas-size'
import { createFrameRateMeter } from './frame-rate'
import { createRenderer } from './renderer'
import { createResolutionSteps, pixelRatioFor } from './resolution'
import { createSceneRoot } from './scene-root'

/** A context that is not given back by then is gone for good, as on iOS; the page does without. */
const RESTORE_LIMIT_MS = 4000

/**
 * Draws the scene into a fresh canvas in `host` until stopped. `data-scene` follows what is shown:
 * `ready` or `still` after a frame, `unavailable` when there is none. Never throws: what goes wrong
 * is told to the console once and leaves the page as it was.
 */
export function startScene(host: HTMLElement): () => void {
  const canvas = document.createElement('canvas')
  host.append(canvas)
  const screen = watchCanvasSize(host)
  const resolution = createResolutionSteps()
  const frameRate = createFrameRateMeter()
  const stops: (() => void)[] = [screen.stop]
  let isStopped = false
  let isStanding = false
  let isLost = false
  let restoreTimer = 0
  /** What the still frame shows; another one is drawn when any of it changes. */
  const drawn = { card: null as CardPlace | null, isLit: false, presence: -1, turn: 0 }
  let mustDraw = true

  const pixelRatio = () =>
    testClock?.resolution ?? pixelRatioFor(screen.size, window.devicePixelRatio, resolution.step())
  const adaptResolution = (seconds: number) => {
    const pace = frameRate.count(seconds)
    if (pace === null) return
    const hasStepped = pace === 'slow' ? resolution.goDown() : resolution.goUp()
    if (hasStepped) screen.touch()
  }

  const fail = (reason: unknown) => {
    if (isStopped) return
    console.error('La escena no pudo mostrarse.', reason)
    stop()
  }
  const root = createSceneRoot(canvas, () => createRenderer(canvas))

  const draw = () => {
    try {
      if (screen.takeChange()) root.resize(screen.size, pixelRatio())
      root.draw()
    } catch (reason) {
      return fail(reason)
    }
    drawn.card = live.card
    drawn.isLit = live.isCardLit
    drawn.presence = live.cardPresence
    drawn.turn = live.turn
    mustDraw = false
    if (!isStopped) sceneState.set(isStill.get() ? 'still' : 'ready')
  }
  const hasStillChanged = () =>
    mustDraw ||
    screen.hasChanged() ||
    drawn.card !== live.card ||
    drawn.isLit !== live.isCardLit ||
    drawn.presence !== live.cardPresence ||
    drawn.turn !== live.turn

  const onFrame = (delta: number, realSeconds: number): boolean => {
    if (!isStanding || isLost) return false
    if (isStill.get()) {
      if (hasStillChanged()) draw()
      return false
    }
    live.seconds += delta
    live.surgeSeconds += live.surge * delta
    adaptResolution(realSeconds)
    draw()
    return true
  }

  /** A browser gives nothing back to a hidden page. */
  const awaitContext = () => {
    window.clearTimeout(restoreTimer)
    if (!isLost || document.hidden) return
    restoreTimer = window.setTimeout(() => fail('El contexto gráfico no volvió.'), RESTORE_LIMIT_MS)
  }
  const onChange = () => {
    mustDraw = true
    frameRate.reset()
    awaitContext()
    wake()
  }
  const onLost = () => {
    isLost = true
    sceneState.set('unavailable')
    awaitContext()
  }
  const onRestored = () => {
    isLost = false
    onChange()
  }

  function stop(): void {
    if (isStopped) return
    isStopped = true
    window.clearTimeout(restoreTimer)
    for (const each of stops) each()
    canvas.removeEventListener('webglcontextlost', onLost)
    canvas.removeEventListener('webglcontextrestored', onRestored)
    document.removeEventListener('visibilitychange', onChange)
    sceneState.set('unavailable')
    root.dispose()
    canvas.remove()
  }

  canvas.addEventListener('webglcontextlost', onLost)
  canvas.addEventListener('webglcontextrestored', onRestored)
  document.addEventListener('visibilitychange', onChange)
  stops.push(isStill.subscribe(onChange), addToFrame('scene', onFrame))
  root
    .start(screen.size, pixelRatio())
    .then(() => {
      isStanding = true
      wake()
    })
    .catch(fail)
  return stop
}

import { addToFrame, wake } from '../../interaction/frames/frame-loop'
import { isStill } from '../../interaction/motion-preference'
import type { PaceBounds } from '../pace'
import { createSceneLife, type SceneWord } from '../scene-life'
import type { Screen } from './screen'

/** A frame that keeps the page this long, ms on average, leaves it no sixty a second; and one that hardly does. */
const SLOW_FRAME_MS = 30
const FAST_FRAME_MS = 9
/** How much each frame counts in the average. */
const WEIGHT = 0.1

/**
 * How long a frame keeps the page, from its drawing to the next task: with it the browser has put
 * the frame together. A screen that shows few frames is not taken for a slow machine.
 */
function createFrameClock() {
  const { port1, port2 } = new MessageChannel()
  let startedAt = 0
  let averageMs = 0
  port1.onmessage = () => {
    averageMs += WEIGHT * (performance.now() - startedAt - averageMs)
  }
  return {
    start: () => {
      startedAt = performance.now()
      port2.postMessage(null)
    },
    /** All frames count as slow, as fast, or neither. */
    bounds: (): PaceBounds => {
      if (averageMs > SLOW_FRAME_MS) return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      return [0, averageMs < FAST_FRAME_MS ? 0 : Number.POSITIVE_INFINITY]
    },
    stop: () => port1.close(),
  }
}

/** Plays the scene on the page, in the last stage of the page's own frames. Returns its stop. */
export function playOnPage(
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  screen: Screen,
  tell: (word: SceneWord) => void,
): () => void {
  const clock = createFrameClock()
  const life = createSceneLife({
    canvas,
    context,
    view: screen.view(),
    bounds: clock.bounds,
    tell: (word) => {
      tell(word)
      wake()
    },
  })
  const onChange = () => {
    life.resume()
    wake()
  }
  const removeFromFrame = addToFrame('scene', (delta) => {
    if (screen.takeChange()) life.setView(screen.view())
    clock.start()
    return life.frame(delta)
  })
  const stopWatching = isStill.subscribe(onChange)
  document.addEventListener('visibilitychange', onChange)
  void life.start().then(wake)
  return () => {
    removeFromFrame()
    stopWatching()
    document.removeEventListener('visibilitychange', onChange)
    clock.stop()
    life.dispose()
  }
}

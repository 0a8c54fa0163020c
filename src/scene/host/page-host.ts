import { addToFrame, wake } from '../../interaction/frames/frame-loop'
import { isStill } from '../../interaction/motion-preference'
import type { PaceBounds } from '../pace'
import { createSceneLife, type SceneWord } from '../scene-life'
import type { Screen } from './screen'

/** Average main-thread time per frame: above, 60 fps is out of reach; below FAST, headroom. */
const SLOW_FRAME_MS = 30
const FAST_FRAME_MS = 9
/** Of one frame in the moving average. */
const WEIGHT = 0.1

/** Measures main-thread time up to the next task: unlike fps, independent of the refresh rate. */
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
    /** Rates all frames as slow, fast or neither. */
    bounds: (): PaceBounds => {
      if (averageMs > SLOW_FRAME_MS) return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      return [0, averageMs < FAST_FRAME_MS ? 0 : Number.POSITIVE_INFINITY]
    },
    stop: () => port1.close(),
  }
}

/** Runs the scene in the page's frame loop. @returns stop */
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

import { sceneColors } from 'virtual:content'
import { USUAL_REFRESH_RATE } from '../../interaction/frames/frame-cadence'
import { addToFrame, wake } from '../../interaction/frames/frame-loop'
import { isTimeOwned, testClock } from '../../interaction/frames/test-clock'
import { changes, frameOf, live, setDrawn } from '../../interaction/live'
import { isStill } from '../../interaction/motion-preference'
import { workerFiles } from '../../interaction/scene-state'
import { consoleMessages } from '../../words/console'
import type { SceneEvent, SceneView } from './protocol'
import { watchRefreshRate } from './refresh-rate'
import type { OpenPort } from './scene-ports'

/** A scene this fast draws in the next page frame; for a slower one the DOM card waits. */
const PROMPT_MS = 28
const SILENCE_TICK_MS = 1000
const MAX_SILENT_TICKS = 4

/**
 * Calls back after four seconds without an event that was awaited. Counts only seconds in which the
 * page got a frame, so that sleeping laptops and off-screen iframes do not count.
 */
export function watchSilence(isAwaited: () => boolean, onSilent: () => void) {
  let silentTicks = 0
  let hasFrame = false
  const timer = setInterval(() => {
    if (!isAwaited()) silentTicks = 0
    else if (hasFrame) silentTicks++
    if (silentTicks > MAX_SILENT_TICKS) onSilent()
    hasFrame = false
    requestAnimationFrame(() => {
      hasFrame = true
    })
  }, SILENCE_TICK_MS)
  return {
    onEvent: () => {
      silentTicks = 0
    },
    stop: () => clearInterval(timer),
  }
}

/**
 * The page's end of the protocol. Sends what changed, one message in flight; later changes go with
 * the next one. Between changes the scene animates by itself and the page idles.
 * @param view another object when it differs
 * @returns stop
 */
export function connectScene(
  canvas: HTMLCanvasElement,
  openPort: OpenPort,
  view: () => SceneView,
  onEvent: (event: SceneEvent) => void,
): () => void {
  let refreshRate = USUAL_REFRESH_RATE
  const latest = () => ({
    frame: frameOf(live),
    page: { view: view(), isStill: isStill.get(), isHidden: document.hidden, refreshRate },
  })
  let sent = latest()
  let isStarted = false
  let isLost = false
  let id = 0
  let isInFlight = true
  let isPrompt = false
  let postedAt = 0

  /** Where the scene draws no card, the DOM card shows every frame itself. */
  const follow = () => {
    const drawsCard = !isLost && !isStill.get() && (live.isCardLit || live.sheet !== null)
    setDrawn(drawsCard ? sent.frame : undefined)
  }
  /** @returns whether there was anything to say */
  const post = (stepS?: number): boolean => {
    const next = latest()
    const frame = changes(sent.frame, next.frame)
    const page = changes(sent.page, next.page)
    if (!frame && !page && stepS === undefined) return false
    sent = next
    isInFlight = true
    postedAt = performance.now()
    port.post({ id: ++id, frame, page, stepS })
    if (isPrompt) follow()
    return true
  }
  /** At once, because a hidden page gets no frames. */
  const postRest = () => {
    post()
    follow()
  }
  const onDrawn = (drawnId: number) => {
    if (drawnId !== id || !isInFlight) return
    isInFlight = false
    isPrompt = performance.now() - postedAt < PROMPT_MS
    follow()
    // A test's step draws one frame.
    if (!isTimeOwned) post()
    wake()
  }
  const onSceneEvent = (event: SceneEvent) => {
    silence.onEvent()
    switch (event.type) {
      case 'drawn':
        onDrawn(event.id)
        break
      case 'started':
        isStarted = true
        workerFiles.set(event.files)
        break
      case 'lost':
      case 'restored':
        isLost = event.type === 'lost'
        follow()
        wake()
    }
    onEvent(event)
  }

  const isAwaited = () =>
    isStarted && !isLost && !document.hidden && (isInFlight || !(isStill.get() || isTimeOwned))
  const silence = watchSilence(isAwaited, () =>
    onEvent({ type: 'failed', reason: consoleMessages().workerSilent }),
  )
  // What a browser test fixes, without the clock's functions: they can't be sent.
  const { seed, seconds, resolution } = testClock ?? {}
  const test = testClock && { seed, seconds, resolution, isStepped: isTimeOwned }
  const port = openPort(canvas, { ...sent, colors: sceneColors, test }, onSceneEvent)
  if (testClock) testClock.isDrawing = () => isStarted && !isLost && isInFlight
  document.addEventListener('visibilitychange', postRest)
  const stops = [
    port.close,
    silence.stop,
    addToFrame('scene', (_delta, realSeconds) =>
      isTimeOwned ? post(realSeconds) : !isInFlight && post(),
    ),
    isStill.subscribe(postRest),
    () => document.removeEventListener('visibilitychange', postRest),
  ]
  if (!isTimeOwned) {
    const onRate = (hz: number) => {
      refreshRate = hz
      wake()
    }
    stops.push(watchRefreshRate(onRate))
  }

  return () => {
    for (const stop of stops) stop()
    setDrawn(undefined)
    wake()
    isStarted = false
  }
}

import { addToFrame, wake } from '../../interaction/frames/frame-loop'
import { isTimeOwned, testClock } from '../../interaction/frames/test-clock'
import { drawnMotion, live, liveFrame } from '../../interaction/live'
import { isStill } from '../../interaction/motion-preference'
import { workerFiles } from '../../interaction/scene-state'
import { consoleMessages } from '../../words/console'
import type { SceneView } from '../scene-values'
import type { SceneEvent, SceneMessage } from './protocol'
import { watchRefreshRate } from './refresh-rate'
import type { OpenPort } from './scene-ports'

/** A scene this fast draws in the next page frame; for a slower one the DOM card waits. */
const PROMPT_MS = 28
const SILENCE_TICK_MS = 1000
const MAX_SILENT_TICKS = 4

/**
 * Calls back after four seconds without an event that was due. Counts only seconds in which the page
 * got a frame, so that sleeping laptops and off-screen iframes do not count.
 */
export function watchSilence(isDue: () => boolean, onSilent: () => void) {
  let silentTicks = 0
  let hasFrame = false
  const noteFrame = () => {
    hasFrame = true
  }
  const timer = setInterval(() => {
    if (!isDue()) silentTicks = 0
    else if (hasFrame) silentTicks++
    if (silentTicks > MAX_SILENT_TICKS) onSilent()
    hasFrame = false
    requestAnimationFrame(noteFrame)
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
  const readRest = () => ({ isStill: isStill.get(), isHidden: document.hidden })
  const readFrame = () => ({ values: { ...liveFrame.values }, version: liveFrame.version() })
  let sent = readFrame()
  let sentView = view()
  let isStarted = false
  let isLost = false
  let id = 0
  let isInFlight = true
  let isPrompt = false
  let postedAt = 0
  let waiting: (() => void)[] = []

  /** Syncs the DOM card with the drawn one; where none is drawn, it shows every frame itself. */
  const follow = () => {
    const isDrawn = !isLost && !isStill.get() && (live.isCardLit || live.sheet !== null)
    drawnMotion.set(isDrawn ? sent : undefined)
  }
  /** @returns whether there was anything to say */
  const post = (others?: Partial<SceneMessage>): boolean => {
    const isChanged = liveFrame.version() !== sent.version
    const isResized = view() !== sentView
    if (!isChanged && !isResized && !others) return false
    const message: SceneMessage = { id: ++id, ...others }
    if (isResized) message.view = sentView = view()
    if (isChanged) {
      message.values = liveFrame.changedSince(sent.version)
      sent = readFrame()
    }
    isInFlight = true
    postedAt = performance.now()
    port.post(message)
    if (isPrompt) follow()
    return true
  }

  /** For a test's clock. */
  const release = () => {
    if (isStarted && !isLost && isInFlight) return
    for (const resolve of waiting) resolve()
    waiting = []
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
    release()
    onEvent(event)
  }

  /** Sent at once, because a hidden page gets no frames. */
  const onRest = () => {
    post(readRest())
    follow()
  }

  const isDue = () =>
    isStarted && !isLost && !document.hidden && (isInFlight || !(isStill.get() || isTimeOwned))
  const silence = watchSilence(isDue, () =>
    onEvent({ type: 'failed', reason: consoleMessages().workerSilent }),
  )
  // What a browser test fixes, without the clock's functions: they can't be sent.
  const { seed, seconds, resolution } = testClock ?? {}
  const test = testClock && { seed, seconds, resolution, isStepped: isTimeOwned }
  const start = { ...readRest(), values: sent.values, view: sentView, test }
  const port = openPort(canvas, start, onSceneEvent)
  const removeFromFrame = addToFrame('scene', (_delta, realSeconds) =>
    isTimeOwned ? post({ stepS: realSeconds }) : !isInFlight && post(),
  )
  const stopWatching = isStill.subscribe(onRest)
  document.addEventListener('visibilitychange', onRest)
  if (testClock)
    testClock.sceneDrawn = () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        release()
      })
  const stopMeasuring = isTimeOwned
    ? () => {}
    : watchRefreshRate((refreshRate) => port.post({ id, refreshRate }))

  return () => {
    port.close()
    silence.stop()
    stopMeasuring()
    removeFromFrame()
    stopWatching()
    document.removeEventListener('visibilitychange', onRest)
    drawnMotion.set(undefined)
    wake()
    isStarted = false
    release()
    if (testClock) delete testClock.sceneDrawn
  }
}

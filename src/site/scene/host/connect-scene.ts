import { initials, microtext, plate, portrait, sceneColors } from 'virtual:content'
import { drawnCard } from '../../interaction/card/card-layout'
import { USUAL_REFRESH_RATE } from '../../interaction/frames/frame-cadence'
import { addToFrame, wake } from '../../interaction/frames/frame-loop'
import { isTimeOwned, testClock } from '../../interaction/frames/test-clock'
import { changes, frameOf, live, setDrawn } from '../../interaction/live'
import { isStill } from '../../state/motion-preference'
import { isCardShown, sceneState, workerFiles } from '../../state/scene-state'
import { consoleMessages } from '../../words/console'
import type { SceneEvent, SceneView } from './protocol'
import { watchRefreshRate } from './refresh-rate'
import type { OpenPort } from './scene-ports'
import { watchSilence } from './silence-watch'

/** A scene this fast draws in the next page frame; for a slower one the DOM card waits. */
const PROMPT_MS = 28

/**
 * The page's end of the protocol, with a new canvas: one given to a worker cannot be used again.
 * Sends what changed, one message in flight; between changes the scene animates by itself.
 * @param onEnd called once the scene cannot be drawn, with the reason if that is an error
 */
export function connectScene(
  host: HTMLElement,
  openPort: OpenPort,
  view: () => SceneView,
  onEnd: (reason?: string) => void,
): () => void {
  const canvas = document.createElement('canvas')
  let refreshRate = USUAL_REFRESH_RATE
  const latest = () => ({
    frame: frameOf(live),
    page: { view: view(), isStill: isStill.get(), isHidden: document.hidden, refreshRate },
  })
  let sent = latest()
  let isStarted = false
  let isStopped = false
  /** Some phones never restore a lost context; none is restored while the page is hidden. */
  let isLost = false
  /** A canvas is black until its first frame is shown. */
  let isShown = false
  let id = 0
  let isInFlight = true
  let isPrompt = false
  let postedAt = 0

  /** Where the scene draws no card, the DOM card shows every frame itself. */
  const follow = () => {
    const isSeen = live.sheet !== null || (live.canLightCard && isCardShown.get())
    const drawsCard = !isLost && !isStill.get() && isSeen
    setDrawn(drawsCard ? sent.frame : undefined)
  }
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
  const hide = () => {
    isShown = false
    isCardShown.set(false)
  }
  const tellState = () => isShown && sceneState.set(isStill.get() ? 'still' : 'ready')
  const onDrawn = (drawnId: number) => {
    tellState()
    if (drawnId !== id || !isInFlight) return
    isInFlight = false
    isPrompt = performance.now() - postedAt < PROMPT_MS
    follow()
    // A test's step draws one frame.
    if (!isTimeOwned) post()
    wake()
  }
  const onEvent = (event: SceneEvent) => {
    if (isStopped) return
    silence.onEvent()
    switch (event.type) {
      case 'started':
        isStarted = true
        workerFiles.set(event.files)
        break
      case 'drawn':
        onDrawn(event.id)
        break
      case 'shown':
        isShown = true
        if (event.hasCard) isCardShown.set(true)
        tellState()
        follow()
        wake()
        break
      case 'lost':
      case 'restored':
        isLost = event.type === 'lost'
        if (isLost) {
          hide()
          sceneState.set('unavailable')
        }
        follow()
        wake()
        break
      case 'unsupported':
        onEnd()
        break
      case 'failed':
        onEnd(event.reason)
    }
  }

  const isAwaited = () =>
    isStarted && !document.hidden && (isLost || isInFlight || !(isStill.get() || isTimeOwned))
  const silence = watchSilence(isAwaited, () => {
    const { contextGone, workerSilent } = consoleMessages()
    onEnd(isLost ? contextGone : workerSilent)
  })
  // What a browser test fixes, without the clock's functions: they can't be sent.
  const { seed, seconds, resolution } = testClock ?? {}
  const test = testClock && { seed, seconds, resolution, isStepped: isTimeOwned }
  host.append(canvas)
  // A worker's addresses begin at its own file.
  const whole = (path: string | undefined) =>
    path && new URL(`${import.meta.env.BASE_URL}${path}`, location.href).href
  const pictures = {
    portraitTones: whole(portrait.tones),
    initials: whole(initials),
    microtext: whole(microtext),
  }
  // A worker has no media queries. On a screen that is not as wide, the browser shows what it can.
  const isWide = window.matchMedia('(color-gamut: p3)').matches
  const colorSpace: PredefinedColorSpace = isWide ? 'display-p3' : 'srgb'
  const start = { ...sent, ...pictures, colors: sceneColors, colorSpace, plate, test }
  const port = openPort(canvas, start, onEvent)
  if (testClock) {
    const isAsShown = () => isShown && (isCardShown.get() || !drawnCard(sent.frame))
    testClock.isDrawing = () => isStarted && !isLost && (isInFlight || !isAsShown())
  }
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
    isStopped = true
    isStarted = false
    for (const stop of stops) stop()
    setDrawn(undefined)
    hide()
    wake()
    canvas.remove()
  }
}

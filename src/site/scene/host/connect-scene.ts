import { initials, microtext, plate, portrait, sceneColors } from 'virtual:content'
import { drawnCard } from '../../interaction/card/card-layout'
import { addToFrame, wake } from '../../interaction/frames/frame-loop'
import { testClock } from '../../interaction/frames/test-clock'
import { setDrawn } from '../../interaction/live'
import { isStill } from '../../state/motion-preference'
import { isCardShown, sceneState, workerFiles } from '../../state/scene-state'
import { type Conditions, type HostHandlers, handle } from './protocol'
import type { OpenPort } from './scene-ports'
import { watchSilence } from './silence-watch'
import { createUpdates } from './updates'

/**
 * The host's end of the protocol. It makes a new canvas, since one that was given to a worker cannot be used again,
 * and sends what changed. Between changes the scene animates by itself.
 * @param onEnd called once the scene cannot be drawn, with the reason if that is an error
 */
export function connectScene(
  container: HTMLElement,
  openPort: OpenPort,
  readConditions: () => Conditions,
  onEnd: (reason?: string) => void,
): () => void {
  const canvas = document.createElement('canvas')
  const connection = new AbortController()
  const { signal } = connection
  const updates = createUpdates(readConditions, (update) => port.send('update', update))
  let isStarted = false
  /** Whether the context is lost. Some phones never restore it, and no browser does while the page is hidden. */
  let isLost = false
  let isShown = false

  /** Until the canvas shows a frame again, the DOM card shows each frame of the page itself. */
  const hide = () => {
    isShown = false
    isCardShown.set(false)
    setDrawn(undefined)
    wake()
  }
  const tellState = () => isShown && sceneState.set(isStill.get() ? 'still' : 'ready')

  const handlers: HostHandlers = {
    loaded: () => {},
    unsupported: () => onEnd(),
    started: (files) => {
      isStarted = true
      workerFiles.set(files)
    },
    drawn: (id) => {
      tellState()
      if (!updates.onDrawn(id)) return
      // A test's step must draw one frame only.
      if (!testClock) updates.send()
      wake()
    },
    busy: () => {},
    shown: (hasCard) => {
      isShown = true
      if (hasCard) isCardShown.set(true)
      setDrawn(updates.frame())
      tellState()
      wake()
    },
    lost: () => {
      isLost = true
      hide()
      sceneState.set('unavailable')
    },
    restored: () => {
      isLost = false
      wake()
    },
    failed: onEnd,
  }

  const isAwaited = () => isStarted && !document.hidden && (isLost || updates.isInFlight())
  const silence = watchSilence(isAwaited, () => {
    onEnd(
      isLost
        ? import.meta.env.PORTFOLIO_FAULT_contextGone
        : import.meta.env.PORTFOLIO_FAULT_workerSilent,
    )
  })
  container.append(canvas)
  // A worker has no media queries, so the host asks for the colour space.
  const isWide = window.matchMedia('(color-gamut: p3)').matches
  const start = {
    frame: updates.frame(),
    conditions: updates.conditions(),
    colors: sceneColors,
    colorSpace: isWide ? 'display-p3' : 'srgb',
    plate,
    pictures: { portraitTones: portrait.tones, initials, microtext },
    // The other properties of the clock are functions, which cannot be sent to a worker.
    test: testClock && { seed: testClock.seed, seconds: testClock.seconds },
  } as const
  const port = openPort(canvas, start, (...message) => {
    if (signal.aborted) return
    silence.onMessage()
    handle(handlers, message)
  })
  if (testClock) {
    const isAsShown = () => isShown && (isCardShown.get() || !drawnCard(updates.frame()))
    testClock.isDrawing = () => isStarted && !isLost && (updates.isInFlight() || !isAsShown())
  }
  // Sent at once, because a hidden page gets no frames.
  document.addEventListener('visibilitychange', () => updates.send(), { signal })
  const stops = [
    port.close,
    silence.stop,
    isStill.subscribe(() => updates.send()),
    addToFrame('scene', (_delta, realSeconds) =>
      testClock ? isStarted && updates.send(realSeconds) : !updates.isInFlight() && updates.send(),
    ),
  ]

  return () => {
    connection.abort()
    isStarted = false
    for (const stop of stops) stop()
    hide()
    canvas.remove()
  }
}

import {
  createCadence,
  FIRST_DELTA_S,
  MAX_DELTA_S,
  MAX_FRAMES_PER_S,
} from '../interaction/frames/frame-cadence'
import { createAdaptiveResolution } from './adaptive-resolution'
import type { SceneEvent, SceneMessage, SceneStart } from './host/protocol'
import { Scene } from './scene'
import { createSceneRoot } from './scene-root'
import { sceneValues, sceneVersion } from './scene-values'

const HEARTBEAT_MS = 1000
const USUAL_REFRESH_RATE = 60
/** Fractions of the refresh rate: too slow below SLOW, headroom from FAST on. */
const SLOW = 0.5
const FAST = 0.93

/**
 * Plays the scene on its own animation frames, with the values that it receives. For workers too: no
 * window, no document. @returns the function that takes the messages
 */
export function playScene(
  { canvas, test, ...first }: SceneStart,
  context: WebGL2RenderingContext,
  emit: (event: SceneEvent) => void,
): (message: SceneMessage) => void {
  const isDue = createCadence()
  let { isStill, isHidden } = first
  let refreshRate = USUAL_REFRESH_RATE
  let isStarted = false
  let isLost = false
  let isOver = false
  let newestId = 0
  let reported = { id: -1, atMs: 0 }
  let request = 0
  let lastMs = 0
  let steppedS = 0
  /** Of the frame on the canvas; none while it must be drawn again. */
  let drawnVersion: number | undefined

  const resolution = createAdaptiveResolution(() => [SLOW * refreshRate, FAST * refreshRate])
  const isAdaptive = test?.resolution === undefined
  const pixelRatio = () => sceneValues.view.pixelRatio * (isAdaptive ? resolution.part() : 1)

  const dispose = () => {
    isOver = true
    cancelAnimationFrame(request)
    canvas.removeEventListener('webglcontextlost', onLost)
    canvas.removeEventListener('webglcontextrestored', onRestored)
    root.dispose()
  }
  const fail = (reason: unknown) => {
    if (isOver) return
    dispose()
    emit({ type: 'failed', reason: String(reason) })
  }
  const onLost = () => {
    isLost = true
    emit({ type: 'lost' })
  }
  const onRestored = () => {
    isLost = false
    sceneValues.restorations++
    drawAnew()
    emit({ type: 'restored' })
  }
  const root = createSceneRoot(canvas, context, fail)

  /** After a break, or a change that is in no value: measures anew, too. */
  function drawAnew(): void {
    drawnVersion = undefined
    lastMs = 0
    resolution.pause()
    requestFrame()
  }
  const advance = (nowMs: number) => {
    const passedS = lastMs === 0 ? FIRST_DELTA_S : (nowMs - lastMs) / 1000
    const delta = Math.min(MAX_DELTA_S, test?.isStepped ? steppedS : passedS)
    sceneValues.seconds += delta
    if (isAdaptive) resolution.follow(delta)
  }
  const reportDrawn = (nowMs: number) => {
    if (reported.id === newestId && nowMs - reported.atMs < HEARTBEAT_MS) return
    reported = { id: newestId, atMs: nowMs }
    emit({ type: 'drawn', id: newestId })
  }
  const onFrame = (nowMs: number) => {
    request = 0
    if (isHidden || isLost) return
    if (!isDue(nowMs)) return requestFrame()
    if (!isStill) advance(nowMs)
    steppedS = 0
    lastMs = isStill ? 0 : nowMs
    if (!isStill || drawnVersion !== sceneVersion()) {
      drawnVersion = sceneVersion()
      try {
        root.draw(sceneValues.seconds, sceneValues.view, pixelRatio())
      } catch (reason) {
        fail(reason)
      }
    }
    if (isOver) return
    reportDrawn(nowMs)
    if (!isStill && !test?.isStepped) requestFrame()
  }
  function requestFrame(): void {
    const mayDraw = isStarted && !isHidden && !isLost && !isOver
    if (mayDraw && request === 0) request = requestAnimationFrame(onFrame)
  }

  const start = async () => {
    canvas.addEventListener('webglcontextlost', onLost)
    canvas.addEventListener('webglcontextrestored', onRestored)
    Object.assign(sceneValues, first.values, { view: first.view, seconds: test?.seconds ?? 0 })
    const scene = <Scene monitor={isAdaptive ? resolution.monitor : undefined} seed={test?.seed} />
    await root.start(scene, first.view, pixelRatio())
    if (isOver) return
    isStarted = true
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    emit({ type: 'started', files: [globalThis.location.href, ...files] })
    requestFrame()
  }
  start().catch(fail)

  return (message) => {
    if (message.isOver && !isOver) return dispose()
    newestId = message.id
    Object.assign(sceneValues, message.values)
    if (message.refreshRate) refreshRate = Math.min(message.refreshRate, MAX_FRAMES_PER_S)
    isStill = message.isStill ?? isStill
    isHidden = message.isHidden ?? isHidden
    sceneValues.view = message.view ?? sceneValues.view
    if (isStarted) steppedS += message.stepS ?? 0
    const isBreak = (message.isStill ?? message.isHidden ?? message.view) !== undefined
    if (isBreak) drawAnew()
    else requestFrame()
  }
}

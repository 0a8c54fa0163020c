import { drawnCard } from '../interaction/card/card-layout'
import {
  createCadence,
  FIRST_DELTA_S,
  MAX_DELTA_S,
  MAX_FRAMES_PER_S,
} from '../interaction/frames/frame-cadence'
import { createAdaptiveResolution } from './adaptive-resolution'
import { loadPictures } from './card/load-pictures'
import type { HostHandlers, SceneHandlers, SceneStart, Send, Update } from './host/protocol'
import { fittedView } from './renderer'
import { createSceneRoot } from './scene'
import { sceneValues } from './scene-values'
import { isSoftware } from './software'
import { watchShown } from './watch-shown'

/** The seconds for which the dust has drifted. A test steps them. */
function createTime(test: SceneStart['test']) {
  let seconds = test?.seconds ?? 0
  let steppedS = 0
  let lastMs = 0
  return {
    seconds: () => seconds,
    step: (stepS: number): void => {
      steppedS += stepS
    },
    pass: (nowMs: number, isStill: boolean): void => {
      const passedS = lastMs === 0 ? FIRST_DELTA_S : (nowMs - lastMs) / 1000
      if (!isStill) seconds += Math.min(MAX_DELTA_S, test ? steppedS : passedS)
      lastMs = isStill ? 0 : nowMs
      steppedS = 0
    },
    pause: (): void => {
      lastMs = 0
    },
  }
}

/**
 * Plays the scene on its own animation frames. It also runs in a worker, so it uses neither window nor document.
 * @returns once it can be drawn @throws Error when it cannot; what fails later is sent as `failed`
 */
export async function playScene(
  { canvas, plate, pictures, colors, test, ...start }: SceneStart,
  context: WebGL2RenderingContext,
  send: Send<HostHandlers>,
): Promise<SceneHandlers> {
  const living = new AbortController()
  const { signal } = living
  const shown = watchShown(context, send, signal)
  const time = createTime(test)
  let isLost = false
  let newestId = 0
  let drawnId: number | undefined
  let request = 0
  /** The version of the values on the canvas; undefined while they must be drawn again. */
  let drawnVersion: number | undefined

  const receive = ({ frame, conditions }: Pick<Update, 'frame' | 'conditions'>) => {
    Object.assign(sceneValues, frame, conditions)
    if (conditions?.view) sceneValues.view = fittedView(conditions.view, context)
    if (frame || conditions?.view) sceneValues.version++
  }
  receive(start)
  // Old browsers know sRGB only.
  const colorSpace = 'drawingBufferColorSpace' in context ? start.colorSpace : 'srgb'
  Object.assign(sceneValues, { plate, colors: colors[colorSpace] })
  // In a test a frame must be the same on every machine.
  const resolution = test ? undefined : createAdaptiveResolution(isSoftware(context))
  const isDue = createCadence(() => resolution?.limit() ?? MAX_FRAMES_PER_S)
  const pixelRatio = () => sceneValues.view.pixelRatio * (resolution?.scale() ?? 1)

  const fail = (reason: unknown) => {
    if (signal.aborted) return
    end()
    send('failed', String(reason))
  }
  const root = createSceneRoot(canvas, context, colorSpace, pixelRatio, {
    seed: test?.seed,
    onError: fail,
  })
  const end = () => {
    living.abort()
    cancelAnimationFrame(request)
    root.unmount()
  }
  const loading = Promise.all([root.compile(), loadPictures(pictures)])
  const [draw, textures] = await loading.catch((reason) => {
    end()
    throw reason
  })
  Object.assign(sceneValues, textures)

  const onFrame = (nowMs: number) => {
    request = 0
    const { isHidden, isStill, version } = sceneValues
    if (isHidden || isLost) return
    if (!isStill) resolution?.follow(nowMs)
    if (!isDue(nowMs)) return requestFrame()
    time.pass(nowMs, isStill)
    if (!isStill || drawnVersion !== version) {
      drawnVersion = version
      try {
        draw(time.seconds())
      } catch (reason) {
        return fail(reason)
      }
    }
    if (signal.aborted) return
    shown.onDrawn(drawnCard(sceneValues) !== null)
    if (drawnId !== newestId) send('drawn', newestId)
    drawnId = newestId
    if (!isStill && !test) requestFrame()
  }
  function requestFrame(): void {
    const mayDraw = !sceneValues.isHidden && !isLost && !signal.aborted
    if (mayDraw && request === 0) request = requestAnimationFrame(onFrame)
  }
  /** Draws and measures anew, after a break or a change of conditions. */
  const drawAnew = () => {
    drawnVersion = undefined
    time.pause()
    resolution?.pause()
    requestFrame()
  }
  const onLost = () => {
    isLost = true
    shown.onLost()
    send('lost')
  }
  const onRestored = () => {
    isLost = false
    sceneValues.restorations++
    sceneValues.version++
    drawAnew()
    send('restored')
  }

  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  send('started', [globalThis.location.href, ...files])
  canvas.addEventListener('webglcontextlost', onLost, { signal })
  canvas.addEventListener('webglcontextrestored', onRestored, { signal })
  if (context.isContextLost()) onLost()
  requestFrame()
  return {
    update: ({ id, frame, conditions, stepS = 0 }) => {
      newestId = id
      receive({ frame, conditions })
      time.step(stepS)
      if (conditions) drawAnew()
      else requestFrame()
    },
    end,
  }
}

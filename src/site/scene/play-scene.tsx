import { advance, createRoot } from '@react-three/fiber'
import { drawnCard } from '../interaction/card/card-layout'
import {
  createCadence,
  FIRST_DELTA_S,
  MAX_DELTA_S,
  MAX_FRAMES_PER_S,
} from '../interaction/frames/frame-cadence'
import type { FrameValues } from '../interaction/live'
import { createAdaptiveResolution } from './adaptive-resolution'
import { createCardCamera } from './card/card-frame'
import { loadPicture } from './card/load-picture'
import type { PageState, SceneEvent, SceneMessage, SceneStart } from './host/protocol'
import { createRenderer, fittedView } from './renderer'
import { Scene } from './scene'
import { colorsIn } from './scene-colors'
import { sceneValues } from './scene-values'
import { isSoftware } from './software'

const HEARTBEAT_MS = 1000
const FENCE_MS = 20

/** Plays the scene on its own animation frames. For workers too: no window, no document. */
export function playScene(
  { canvas, frame: firstFrame, page: firstPage, test, ...start }: SceneStart,
  context: WebGL2RenderingContext,
  emit: (event: SceneEvent) => void,
): (message: SceneMessage) => void {
  const root = createRoot(canvas)
  const living = new AbortController()
  const { signal } = living
  /** Once the shaders are compiled. */
  let store: ReturnType<typeof root.render> | undefined
  let isLost = false
  let newestId = 0
  let reported = { id: -1, atMs: 0 }
  let request = 0
  let lastMs = 0
  let seconds = test?.seconds ?? 0
  let steppedS = 0
  /** Of the frame on the canvas; none while it must be drawn again. */
  let drawnVersion: number | undefined
  let hasCard = false
  /** Whether a frame that was shown had the card; undefined while none was. */
  let shown: boolean | undefined
  let fence: WebGLSync | null = null

  const receive = (frame?: Partial<FrameValues>, page?: Partial<PageState>) => {
    Object.assign(sceneValues, frame, page)
    if (page?.view) sceneValues.view = fittedView(page.view, context)
    if (frame || page?.view) sceneValues.version++
  }
  receive(firstFrame, firstPage)
  // Old browsers know none but sRGB.
  const colorSpace = 'drawingBufferColorSpace' in context ? start.colorSpace : 'srgb'
  sceneValues.colors = colorsIn(colorSpace, start.colors)
  sceneValues.plate = start.plate
  // Stepped by a test, or at a resolution of its own, a frame is the same on every machine.
  const isAdaptive = !test?.isStepped && test?.resolution === undefined
  const resolution = isAdaptive ? createAdaptiveResolution(isSoftware(context)) : undefined
  const isDue = createCadence(() => resolution?.limit() ?? MAX_FRAMES_PER_S)
  const pixelRatio = () => sceneValues.view.pixelRatio * (resolution?.scale() ?? 1)

  const dispose = () => {
    living.abort()
    cancelAnimationFrame(request)
    root.unmount()
  }
  const fail = (reason: unknown) => {
    if (signal.aborted) return
    dispose()
    emit({ type: 'failed', reason: String(reason) })
  }
  const onLost = () => {
    isLost = true
    shown = undefined
    fence = null
    emit({ type: 'lost' })
  }
  const onRestored = () => {
    isLost = false
    sceneValues.restorations++
    sceneValues.version++
    drawAnew()
    emit({ type: 'restored' })
  }

  /** After a break, or a change that is in no frame: measures anew, too. */
  function drawAnew(): void {
    drawnVersion = undefined
    lastMs = 0
    resolution?.pause()
    requestFrame()
  }
  /** Reallocates the buffers only when something differs. */
  const draw = () => {
    if (!store) return
    const { width, height } = sceneValues.view
    const state = store.getState()
    if (state.viewport.dpr !== pixelRatio()) state.setDpr(pixelRatio())
    const isSameSize = state.size.width === width && state.size.height === height
    if (!isSameSize) state.setSize(width, height, 0, 0)
    // three has rounded the viewport; this rounds it down, as the buffer, also where no texture is drawn.
    state.gl.setRenderTarget(null)
    advance(seconds, false, state)
  }
  /** A slow machine finishes a frame, and the card's plates above all, seconds after it was sent. */
  const tellShown = () => {
    if (fence || (shown !== undefined && shown >= hasCard)) return
    const own = { hasCard, fence: context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0) }
    fence = own.fence
    const ask = () => {
      if (signal.aborted || !fence || fence !== own.fence) return
      const state = context.clientWaitSync(fence, context.SYNC_FLUSH_COMMANDS_BIT, 0)
      if (state === context.TIMEOUT_EXPIRED) return wait()
      context.deleteSync(fence)
      fence = null
      shown = own.hasCard
      emit({ type: 'shown', hasCard: shown })
      tellShown()
    }
    let beats = 0
    // Meanwhile there may be no animation frames, hence no heartbeat.
    const wait = () => {
      if (++beats % (HEARTBEAT_MS / FENCE_MS) === 0) emit({ type: 'drawn', id: reported.id })
      setTimeout(ask, FENCE_MS)
    }
    wait()
  }
  const onFrame = (nowMs: number) => {
    request = 0
    const { isHidden, isStill, version } = sceneValues
    if (isHidden || isLost) return
    if (!isStill) resolution?.follow(nowMs)
    if (!isDue(nowMs)) return requestFrame()
    if (!isStill) {
      const passedS = lastMs === 0 ? FIRST_DELTA_S : (nowMs - lastMs) / 1000
      seconds += Math.min(MAX_DELTA_S, test?.isStepped ? steppedS : passedS)
    }
    steppedS = 0
    lastMs = isStill ? 0 : nowMs
    if (!isStill || drawnVersion !== version) {
      drawnVersion = version
      hasCard = drawnCard(sceneValues) !== null
      try {
        draw()
      } catch (reason) {
        return fail(reason)
      }
    }
    if (signal.aborted) return
    tellShown()
    if (reported.id !== newestId || nowMs - reported.atMs >= HEARTBEAT_MS) {
      reported = { id: newestId, atMs: nowMs }
      emit({ type: 'drawn', id: newestId })
    }
    if (!isStill && !test?.isStepped) requestFrame()
  }
  function requestFrame(): void {
    const mayDraw = store && !sceneValues.isHidden && !isLost && !signal.aborted
    if (mayDraw && request === 0) request = requestAnimationFrame(onFrame)
  }

  const begin = async () => {
    const load = (address: string | undefined) => address && loadPicture(address)
    const pictures = Promise.all([
      load(start.portraitTones),
      load(start.initials),
      load(start.microtext),
    ])
    canvas.addEventListener('webglcontextlost', onLost, { signal })
    canvas.addEventListener('webglcontextrestored', onRestored, { signal })
    const { width, height } = sceneValues.view
    await root.configure({
      gl: () => createRenderer(canvas, context),
      camera: createCardCamera(),
      // Only the card moves, and it updates its own matrix.
      scene: { matrixWorldAutoUpdate: false },
      size: { width, height, top: 0, left: 0 },
      dpr: pixelRatio(),
      frameloop: 'never',
      flat: true,
      linear: true,
    })
    // The shaders write its numbers themselves. Both three and r3f have set it before.
    context.drawingBufferColorSpace = colorSpace
    context.unpackColorSpace = colorSpace
    // Rendering would revive a root that was unmounted meanwhile.
    if (signal.aborted) return
    const started = root.render(<Scene seed={test?.seed} onError={fail} />)
    const { gl, scene, camera } = started.getState()
    await gl.compileAsync(scene, camera)
    const [portraitTones, initials, microtext] = await pictures
    Object.assign(sceneValues, { portraitTones, initials, microtext })
    if (signal.aborted) return
    store = started
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    emit({ type: 'started', files: [globalThis.location.href, ...files] })
    requestFrame()
  }
  begin().catch(fail)

  return ({ id, frame, page, stepS = 0, isOver }) => {
    if (isOver && !signal.aborted) return dispose()
    newestId = id
    receive(frame, page)
    if (page?.refreshRate) resolution?.measureAnew()
    if (store) steppedS += stepS
    if (page) drawAnew()
    else requestFrame()
  }
}

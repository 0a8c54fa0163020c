import { testClock } from '../interaction/frames/test-clock'
import { type CardPlace, live, type Sheet } from '../interaction/live'
import { isStill } from '../interaction/motion-preference'
import type { Ground } from './ground'
import type { PaceBounds } from './pace'
import { createRenderer, type SceneCanvas } from './renderer'
import { screenRatioFor } from './resolution'
import { Scene } from './scene'
import { type CanvasSize, createSceneRoot } from './scene-root'
import { createSharpness } from './sharpness'

export type SceneView = CanvasSize & { devicePixelRatio: number }

/** Events for the host. */
export type SceneWord =
  | { type: 'drawn' }
  | { type: 'lost' }
  | { type: 'restored' }
  | { type: 'failed'; reason: unknown }

export type SceneSetting = {
  canvas: SceneCanvas
  context: WebGL2RenderingContext
  view: SceneView
  bounds: () => PaceBounds
  tell: (word: SceneWord) => void
}

/** Shared, because per-frame code must not allocate. */
const DRAWN: SceneWord = { type: 'drawn' }

/** Frames, resolution and context loss on one canvas. For workers too: no window, no document. */
export function createSceneLife({ canvas, context, view, bounds, tell }: SceneSetting) {
  let isStanding = false
  let isLost = false
  let isOver = false
  let shownView = view
  let hasResized = true
  /** Values of the last frame; while still, only a change redraws. */
  const drawn = {
    card: null as CardPlace | null,
    sheet: null as Sheet | null,
    isLit: false,
    presence: -1,
    turn: 0,
    strike: 1,
  }
  let mustDraw = true

  const dispose = () => {
    if (isOver) return
    isOver = true
    canvas.removeEventListener('webglcontextlost', onLost)
    canvas.removeEventListener('webglcontextrestored', onRestored)
    root.dispose()
  }
  const fail = (reason: unknown) => {
    if (isOver) return
    dispose()
    tell({ type: 'failed', reason })
  }
  const onLost = () => {
    isLost = true
    tell({ type: 'lost' })
  }
  const onRestored = () => {
    isLost = false
    resume()
    tell({ type: 'restored' })
  }
  const root = createSceneRoot(canvas, () => createRenderer(canvas, context), fail)
  canvas.addEventListener('webglcontextlost', onLost)
  canvas.addEventListener('webglcontextrestored', onRestored)

  const sharpness = createSharpness(bounds, () => {
    hasResized = true
  })
  const ground: Ground = {
    picture: null,
    get screenRatio() {
      return testClock?.resolution ?? screenRatioFor(shownView, shownView.devicePixelRatio)
    },
  }
  const pixelRatio = () => ground.screenRatio * sharpness.part()

  const draw = () => {
    try {
      if (hasResized) root.resize(shownView, pixelRatio())
      hasResized = false
      root.draw()
    } catch (reason) {
      return fail(reason)
    }
    drawn.card = live.card
    drawn.sheet = live.sheet
    drawn.isLit = live.isCardLit
    drawn.presence = live.cardPresence
    drawn.turn = live.turn
    drawn.strike = live.strike
    mustDraw = false
    if (!isOver) tell(DRAWN)
  }
  const hasStillChanged = () =>
    mustDraw ||
    hasResized ||
    drawn.card !== live.card ||
    drawn.sheet !== live.sheet ||
    drawn.isLit !== live.isCardLit ||
    drawn.presence !== live.cardPresence ||
    drawn.turn !== live.turn ||
    drawn.strike !== live.strike

  /** After a pause, or a change that is in no value: redraw and restart the measurements. */
  function resume(): void {
    mustDraw = true
    sharpness.pause()
  }

  return {
    /** Resolves when frames can be drawn, or after reporting `failed`. */
    start: async (): Promise<void> => {
      try {
        await root.start(<Scene pace={sharpness.pace} ground={ground} />, shownView, pixelRatio())
        isStanding = !isOver
      } catch (reason) {
        fail(reason)
      }
    },
    /** @param delta seconds @returns whether another frame is needed */
    frame: (delta: number): boolean => {
      if (!isStanding || isLost || isOver) return false
      if (isStill.get()) {
        if (hasStillChanged()) draw()
        return false
      }
      live.seconds += delta
      live.surgeSeconds += live.surge * delta
      live.riseSeconds += live.rise * delta
      sharpness.follow(delta)
      draw()
      return !isOver
    },
    setView: (next: SceneView): void => {
      shownView = next
      hasResized = true
    },
    isDrawing: () => isStanding && !isLost && !isOver,
    resume,
    dispose,
  }
}

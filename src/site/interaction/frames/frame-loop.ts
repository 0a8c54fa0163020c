import { live } from '../live'
import { createCadence, FIRST_DELTA_S, MAX_DELTA_S } from './frame-cadence'
import { isTimeOwned, testClock } from './test-clock'

/** Order within a frame. 'pose' (DOM) and 'scene' (WebGL) come last, to show the same pose. */
const STAGES = ['input', 'timelines', 'tilt', 'pose', 'scene'] as const
type Stage = (typeof STAGES)[number]

/** Whether another frame is needed: the next, or the one after the scene has drawn this one. */
type Need = boolean | 'drawn'
/** Only `deltaSeconds` is clamped after a stall. */
type StageFunction = (deltaSeconds: number, realSeconds: number) => Need

function createFrameLoop() {
  const isDrawn = createCadence()
  /** In stage order; replaced when it changes, so that a frame allocates nothing. */
  let functions: readonly { stage: Stage; run: StageFunction }[] = []
  let request = 0
  let isRunning = false
  let isWoken = false
  let lastMs = 0

  const ask = () => {
    request = requestAnimationFrame(onFrame)
  }
  const runStages = (realSeconds: number): Need => {
    const delta = Math.min(MAX_DELTA_S, Math.max(0, realSeconds))
    const running = functions
    let need: Need = false
    for (let i = 0; i < running.length; i++) {
      const own = running[i]?.run(delta, realSeconds)
      if (own && need !== true) need = own
    }
    return need
  }
  const onFrame = (nowMs: number) => {
    request = 0
    if (!isDrawn(nowMs)) return ask()
    const delta = lastMs === 0 ? FIRST_DELTA_S : (nowMs - lastMs) / 1000
    lastMs = nowMs
    isWoken = false
    isRunning = true
    let need: Need = false
    try {
      need = runStages(delta)
    } finally {
      isRunning = false
      // Requested last: it wakes the compositor thread, which then competes for the CPU.
      if (need === true || isWoken) ask()
      else if (!need) lastMs = 0
    }
  }

  /** Requests frames until no stage needs another. */
  const wake = () => {
    isWoken = true
    if (isRunning || request !== 0 || isTimeOwned || document.hidden) return
    ask()
  }
  const sleep = () => {
    cancelAnimationFrame(request)
    request = 0
    lastMs = 0
  }

  /** Adds a function to a stage. @returns the function that removes it */
  const addToFrame = (stage: Stage, run: StageFunction): (() => void) => {
    const added = { stage, run }
    functions = [...functions, added].sort(
      (a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage),
    )
    wake()
    return () => {
      functions = functions.filter((each) => each !== added)
    }
  }

  /** Starts the page's only frame loop, paused while hidden. @returns the function that stops it */
  const startFrameLoop = (): (() => void) => {
    const onVisibility = () => (document.hidden ? sleep() : wake())
    document.addEventListener('visibilitychange', onVisibility)
    if (testClock) {
      testClock.live = live
      testClock.step = async (ms) => {
        if (document.hidden) return
        runStages(ms / 1000)
        await testClock?.sceneDrawn?.()
        // As in the page's next frame, which is shown together with the one just drawn.
        for (const { stage, run } of functions) if (stage === 'pose') run(0, 0)
      }
    }
    wake()
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      sleep()
    }
  }

  return { wake, addToFrame, startFrameLoop }
}

export const { wake, addToFrame, startFrameLoop } = createFrameLoop()

/** setTimeout on the page's clock, which a test may step. @returns the cancellation */
export function after(ms: number, callback: () => void): () => void {
  if (!isTimeOwned) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  }
  let passedMs = 0
  const remove = addToFrame('input', (_delta, realSeconds) => {
    passedMs += realSeconds * 1000
    if (passedMs < ms) return true
    remove()
    callback()
    return false
  })
  return remove
}

import { live } from '../live'
import { createCadence, FIRST_DELTA_S, MAX_DELTA_S } from './frame-cadence'
import { testClock } from './test-clock'

/** All that a frame does, in this order, and the file of `src/site` that adds it, which a test compares. */
const STAGES = [
  'timers', // interaction/frames/frame-loop.ts: those of `after`, where a test owns the time
  'gyroscope', // interaction/gyroscope.ts: how the phone is held, into `live.lean`
  'animations', // interaction/frames/follow-animations.ts: those of CSS, where a test owns the time
  'timelines', // overlay/moves/player.ts: GSAP moves screens, card and dust
  'card', // overlay/home/card/home-card.tsx: the springs of tilt and turn
  'card pose', // overlay/home/card/card-pose.ts: the DOM card shows what the scene drew last
  'lit panels', // overlay/light/light-stage.ts: the light of other screens than home, on each panel
  'scene', // scene/host/connect-scene.ts: sends what changed
] as const
type Stage = (typeof STAGES)[number]
const SHOWING: readonly Stage[] = ['card pose', 'lit panels']

/** Whether another frame is needed: at once (true), or once the scene has drawn this one ('drawn'). */
type Need = boolean | 'drawn'
/** After a stall `deltaSeconds` is clamped, `realSeconds` is not. */
type StageFunction = (deltaSeconds: number, realSeconds: number) => Need

const isDue = createCadence()
/** In the order of STAGES. A change replaces the array, since a running stage may make it. */
let functions: readonly { stage: Stage; run: StageFunction }[] = []
let request = 0
let isRunning = false
let isWoken = false
let lastMs = 0

function ask(): void {
  request = requestAnimationFrame(onFrame)
}

function runStages(realSeconds: number): Need {
  const delta = Math.min(MAX_DELTA_S, Math.max(0, realSeconds))
  let need: Need = false
  for (const { run } of functions) {
    const own = run(delta, realSeconds)
    if (own && need !== true) need = own
  }
  return need
}

function onFrame(nowMs: number): void {
  request = 0
  if (!isDue(nowMs)) {
    ask()
    return
  }
  const delta = lastMs === 0 ? FIRST_DELTA_S : (nowMs - lastMs) / 1000
  lastMs = nowMs
  isWoken = false
  isRunning = true
  let need: Need = false
  try {
    need = runStages(delta)
  } finally {
    isRunning = false
    // The request stands last because it wakes the compositor thread, which then competes for the CPU.
    if (need === true || isWoken) ask()
    else if (!need) lastMs = 0
  }
}

/** Requests frames until no stage needs another. */
export function wake(): void {
  isWoken = true
  if (isRunning || request !== 0 || testClock || document.hidden) return
  ask()
}

function sleep(): void {
  cancelAnimationFrame(request)
  request = 0
  lastMs = 0
}

export function addToFrame(stage: Stage, run: StageFunction): () => void {
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
export function startFrameLoop(): () => void {
  const onVisibility = () => (document.hidden ? sleep() : wake())
  document.addEventListener('visibilitychange', onVisibility)
  if (testClock) {
    testClock.live = live
    testClock.step = async (ms) => {
      if (document.hidden) return
      runStages(ms / 1000)
      while (testClock?.isDrawing?.()) await new Promise((resolve) => setTimeout(resolve))
      // The page's next frame would do this, and be shown together with what the scene has just drawn.
      for (const { stage, run } of functions) if (SHOWING.includes(stage)) run(0, 0)
    }
  }
  wake()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    sleep()
  }
}

/** `setTimeout` by the page's clock, which a test may step. @returns the cancellation */
export function after(ms: number, callback: () => void): () => void {
  if (!testClock) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  }
  let passedMs = 0
  const remove = addToFrame('timers', (_delta, realSeconds) => {
    passedMs += realSeconds * 1000
    if (passedMs < ms) return true
    remove()
    callback()
    return false
  })
  return remove
}

import { live } from '../live'
import { createCadence, FIRST_DELTA_S, MAX_DELTA_S } from './frame-cadence'
import { isTimeOwned, testClock } from './test-clock'

/**
 * The order within a frame. 'pose' (DOM) and 'scene' (WebGL) come after all that moves the card, so
 * that both show the same pose.
 */
const STAGES = ['input', 'timelines', 'tilt', 'pose', 'scene'] as const
type Stage = (typeof STAGES)[number]

/**
 * Runs in each frame; says whether it wants another one. `deltaSeconds` is clamped, for what would
 * jump after a stall; `realSeconds` is not, for what must end on time.
 */
type StageFunction = (deltaSeconds: number, realSeconds: number) => boolean

const stages: Record<Stage, StageFunction[]> = {
  input: [],
  timelines: [],
  tilt: [],
  pose: [],
  scene: [],
}

/** The stages' functions in their order: a frame walks one list, and makes no iterator for it. */
let inOrder: readonly StageFunction[] = []

const isDrawn = createCadence()
let request = 0
let isRunning = false
let isWoken = false
let lastMs = 0

function runStages(realSeconds: number): boolean {
  const delta = Math.min(MAX_DELTA_S, Math.max(0, realSeconds))
  const running = inOrder
  let wantsMore = false
  for (let i = 0; i < running.length; i++) {
    wantsMore = running[i]?.(delta, realSeconds) || wantsMore
  }
  return wantsMore
}

function onFrame(nowMs: number): void {
  request = 0
  if (!isDrawn(nowMs)) {
    ask()
    return
  }
  const delta = lastMs === 0 ? FIRST_DELTA_S : (nowMs - lastMs) / 1000
  lastMs = nowMs
  isWoken = false
  isRunning = true
  let wantsMore = false
  try {
    wantsMore = runStages(delta)
  } finally {
    isRunning = false
    // Asked for last: it wakes the browser's compositor, which would take its time out of ours.
    if (wantsMore || isWoken) ask()
    else lastMs = 0
  }
}

function ask(): void {
  request = requestAnimationFrame(onFrame)
}

function sleep(): void {
  cancelAnimationFrame(request)
  request = 0
  lastMs = 0
}

/** Asks for frames until no stage wants another one. Cheap to call when they already run. */
export function wake(): void {
  isWoken = true
  if (isRunning || request !== 0 || isTimeOwned || document.hidden) return
  ask()
}

/** Adds a function to a stage and starts the frames. Returns the function that takes it out. */
export function addToFrame(stage: Stage, run: StageFunction): () => void {
  const change = (functions: StageFunction[]) => {
    stages[stage] = functions
    inOrder = STAGES.flatMap((each) => stages[each])
  }
  change([...stages[stage], run])
  wake()
  return () => change(stages[stage].filter((each) => each !== run))
}

/** Starts the one heartbeat of the page: it rests while the page is hidden. Returns its stop. */
export function startFrameLoop(): () => void {
  const onVisibility = () => (document.hidden ? sleep() : wake())
  document.addEventListener('visibilitychange', onVisibility)
  if (testClock) {
    testClock.live = live
    testClock.step = (ms) => {
      if (!document.hidden) runStages(ms / 1000)
    }
  }
  wake()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    sleep()
  }
}

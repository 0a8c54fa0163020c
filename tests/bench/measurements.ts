import type { CDPSession } from '@playwright/test'
import type { Stage } from './bench-case'

declare global {
  interface Window {
    /** Counts the screen's frames, whatever the page does in them. */
    benchFrames?: number
  }
}

const WARM_UP_MS = 1500
const WINDOW_MS = 2000
/** A page of a second and more a frame still gets a few of them. */
const MIN_FRAMES = 6
const LONGEST_WINDOW_MS = 9000
/** Bytes between samples: fine enough for a page that makes a kilobyte a second. */
const SAMPLING_INTERVAL_BYTES = 128

/** Runs in the page before its own scripts. */
export function countFrames(): void {
  window.benchFrames = 0
  const onFrame = () => {
    window.benchFrames = (window.benchFrames ?? 0) + 1
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Time that tasks took on the main thread, and frames, since the page began. */
async function readings({ page, cdp }: Stage) {
  // Sent together, so that no frame comes between the two.
  const [{ metrics }, frames] = await Promise.all([
    cdp.send('Performance.getMetrics'),
    page.evaluate(() => window.benchFrames ?? 0),
  ])
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  return { taskMs: seconds * 1000, frames }
}

/**
 * The main thread's own time is counted (its CPU time), not the clock's: what else the machine does
 * meanwhile takes a task off the processor, and would be counted with it.
 */
async function startTaskTime(cdp: CDPSession): Promise<void> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
}

async function taskTime(stage: Stage, act: (framesSoFar: number) => Promise<unknown>) {
  await startTaskTime(stage.cdp)
  await wait(WARM_UP_MS)
  const first = await readings(stage)
  await act(first.frames)
  const last = await readings(stage)
  return { taskMs: last.taskMs - first.taskMs, frames: last.frames - first.frames }
}

/** Main-thread task time a frame while `act` runs, ms, of a page opened with `countFrames`. */
export async function taskTimePerFrameDuring(
  stage: Stage,
  act: (framesSoFar: number) => Promise<unknown>,
): Promise<number> {
  const { taskMs, frames } = await taskTime(stage, act)
  if (frames === 0) throw new Error(`No frame was drawn: ${stage.page.url()}`)
  return taskMs / frames
}

/** Main-thread task time a frame, ms, of a page opened with `countFrames`. */
export const taskTimePerFrame = (stage: Stage): Promise<number> =>
  taskTimePerFrameDuring(stage, (framesSoFar) =>
    wait(framesSoFar > MIN_FRAMES ? WINDOW_MS : LONGEST_WINDOW_MS),
  )

/** Main-thread task time, ms, for each of the things that `act` says it did. */
export async function taskTimePerAct(stage: Stage, act: () => Promise<number>): Promise<number> {
  let times = 0
  const { taskMs } = await taskTime(stage, async () => {
    times = await act()
  })
  return taskMs / times
}

/** Bytes allocated by scripts in a second, garbage included, by V8's sampling profiler. */
export async function bytesPerSecond({ cdp }: Stage): Promise<number> {
  await wait(WARM_UP_MS)
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.startSampling', {
    samplingInterval: SAMPLING_INTERVAL_BYTES,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  const start = performance.now()
  await wait(WINDOW_MS)
  const { profile } = await cdp.send('HeapProfiler.stopSampling')
  const seconds = (performance.now() - start) / 1000
  const bytes = profile.samples.reduce((sum, { size }) => sum + size, 0)
  return bytes / seconds
}

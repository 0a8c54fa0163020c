import type { Reading, Stage } from './bench-case'

/** Ends after `frames`, or after `atMostMs` with at least `fewest`. */
type End = { frames: number; atMostMs: number; fewest: number }

declare global {
  interface Window {
    benchFrames?: number
    /** Resolved by the page: polling it would disturb the measurement. */
    benchUntil: (end: End) => Promise<void>
  }
}

/** V8 needs some hundred runs to optimise a frame's code. */
const WARM_UP: End = { frames: 600, atMostMs: 14_000, fewest: 4 }
/** At one frame a second this gives a few frames, at four a second some sixty. */
const WINDOW: End = { frames: 180, atMostMs: 15_000, fewest: 4 }
const LONGEST_MS = 90_000
/** The card sways once after it appears. */
const GREETING_MS = 5000
/** Long enough to be stable, short enough for five rounds. */
const REST_WINDOW_MS = 5000
/** Until V8 has optimised the code, also on a slow machine. */
const ALLOCATION_WARM_UP_MS = 30_000
const ALLOCATION_WINDOW_MS = 4000
/** Bytes between samples: fine enough for 1 KB/s. */
const SAMPLING_INTERVAL_BYTES = 128

/** Runs in the page before its own scripts. */
export function countFrames(): void {
  let frames = 0
  let isOver = () => false
  let resolve = () => {}
  window.benchUntil = (end) => {
    const first = frames
    const start = performance.now()
    isOver = () => {
      const seen = frames - first
      const isLate = performance.now() - start > end.atMostMs
      return seen >= end.frames || (isLate && seen >= end.fewest)
    }
    return new Promise((done) => {
      resolve = done
    })
  }
  const onFrame = () => {
    frames++
    window.benchFrames = frames
    if (isOver()) {
      isOver = () => false
      resolve()
    }
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Readings = { taskMs: number; cpuMs: number; frames: number }

async function readings({ page, cdp }: Stage): Promise<Readings> {
  // Sent together, so that no frame comes in between.
  const [{ metrics }, frames] = await Promise.all([
    cdp.send('Performance.getMetrics'),
    page.evaluate(() => window.benchFrames ?? 0),
  ])
  const milliseconds = (wanted: string) =>
    1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN)
  return { taskMs: milliseconds('TaskDuration'), cpuMs: milliseconds('ThreadTime'), frames }
}

async function waitForFrames({ page }: Stage, end: End): Promise<void> {
  const isOver = page.evaluate((asked) => window.benchUntil(asked), end)
  const isTooLong = wait(LONGEST_MS).then(() => {
    throw new Error(`Hardly a frame in ${LONGEST_MS / 1000} s: ${page.url()}`)
  })
  await Promise.race([isOver, isTooLong])
}

async function during(stage: Stage, act: () => Promise<unknown>): Promise<Readings> {
  const first = await readings(stage)
  await act()
  const last = await readings(stage)
  return {
    taskMs: last.taskMs - first.taskMs,
    cpuMs: last.cpuMs - first.cpuMs,
    frames: last.frames - first.frames,
  }
}

const shared = ({ taskMs, cpuMs }: Readings, by: number): Reading => ({
  value: taskMs / by,
  aside: cpuMs / by,
})

/** Per frame: main-thread task time and CPU time, ms. For a page opened with `countFrames`. */
export async function timePerFrame(stage: Stage): Promise<Reading> {
  await stage.cdp.send('Performance.enable')
  await waitForFrames(stage, WARM_UP)
  const spent = await during(stage, () => waitForFrames(stage, WINDOW))
  return shared(spent, spent.frames)
}

/** Main-thread task time per second at rest, ms. */
export async function taskMsPerSecond(stage: Stage): Promise<number> {
  await stage.cdp.send('Performance.enable')
  await wait(2 * GREETING_MS)
  const start = performance.now()
  const { taskMs } = await during(stage, () => wait(REST_WINDOW_MS))
  return (1000 * taskMs) / (performance.now() - start)
}

export async function sceneFramesPerSecond({ page }: Stage): Promise<number> {
  const [worker] = page.workers()
  if (!worker) throw new Error(`No worker draws: ${page.url()}`)
  const count = () =>
    worker.evaluate(
      (ms) =>
        new Promise<number>((resolve) => {
          const start = performance.now()
          let frames = 0
          const onFrame = () => {
            frames++
            const passed = performance.now() - start
            if (passed < ms) requestAnimationFrame(onFrame)
            else resolve((1000 * frames) / passed)
          }
          requestAnimationFrame(onFrame)
        }),
      REST_WINDOW_MS,
    )
  await wait(2 * GREETING_MS)
  return count()
}

type RepeatedAct = { warmUp: () => Promise<number>; run: () => Promise<number> }

export async function timePerFrameDuring(stage: Stage, act: RepeatedAct): Promise<Reading> {
  await stage.cdp.send('Performance.enable')
  await waitForFrames(stage, WARM_UP)
  await act.warmUp()
  const spent = await during(stage, act.run)
  return shared(spent, spent.frames)
}

export async function timePerAct(stage: Stage, act: RepeatedAct): Promise<Reading> {
  await stage.cdp.send('Performance.enable')
  await wait(GREETING_MS)
  await act.warmUp()
  let times = 0
  const spent = await during(stage, async () => {
    times = await act.run()
  })
  return shared(spent, times)
}

/** Allocation by scripts, garbage included, from V8's sampling profiler. */
export async function bytesPerSecond({ cdp }: Stage): Promise<number> {
  await wait(ALLOCATION_WARM_UP_MS)
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.startSampling', {
    samplingInterval: SAMPLING_INTERVAL_BYTES,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  const start = performance.now()
  await wait(ALLOCATION_WINDOW_MS)
  const { profile } = await cdp.send('HeapProfiler.stopSampling')
  const seconds = (performance.now() - start) / 1000
  return profile.samples.reduce((sum, { size }) => sum + size, 0) / seconds
}

import type { Stage } from './bench-case'

/** The card sways once after it appears. */
export const SWAY_MS = 5000

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Runs in the page before its own scripts. Save-Data disables the scene. */
export function withoutScene(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** Runs in a page or a worker. */
export const countFrames = (ms: number): Promise<{ frames: number; perSecond: number }> =>
  new Promise((resolve) => {
    const start = performance.now()
    let frames = 0
    const onFrame = () => {
      frames++
      const passed = performance.now() - start
      if (passed < ms) requestAnimationFrame(onFrame)
      else resolve({ frames, perSecond: (1000 * frames) / passed })
    }
    requestAnimationFrame(onFrame)
  })

async function threadTimes({ cdp }: Stage) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const milliseconds = (wanted: string) =>
    1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN)
  return { taskMs: milliseconds('TaskDuration'), cpuMs: milliseconds('ThreadTime') }
}

/** The time that the main thread's tasks took meanwhile, and how much of it on the processor. */
export async function during<Result>(stage: Stage, act: () => Promise<Result>) {
  await stage.cdp.send('Performance.enable')
  const first = await threadTimes(stage)
  const result = await act()
  const last = await threadTimes(stage)
  return { taskMs: last.taskMs - first.taskMs, cpuMs: last.cpuMs - first.cpuMs, result }
}

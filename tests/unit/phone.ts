import { afterEach, beforeEach, vi } from 'vitest'
import type { TestClock } from '../../src/interaction/test-clock'

export type Answer = 'granted' | 'denied'

class FakeReading extends Event {
  beta: number | null
  gamma: number | null
  constructor(beta: number | null, gamma: number | null) {
    super('deviceorientation')
    this.beta = beta
    this.gamma = gamma
  }
}

let stopLoop = () => {}

/** A page on a phone. The modules keep state, as a page does: each one gets fresh ones. */
export async function openPhone() {
  vi.resetModules()
  vi.useFakeTimers()
  const clock: TestClock = {}
  const orientation = Object.assign(new EventTarget(), { angle: 0 })
  Object.defineProperty(window.screen, 'orientation', { value: orientation, configurable: true })
  Object.assign(window, { portfolioTest: clock, DeviceOrientationEvent: FakeReading })
  const { startFrameLoop } = await import('../../src/interaction/frame-loop')
  const { live } = await import('../../src/interaction/live')
  const { setPaused } = await import('../../src/interaction/motion-preference')
  const gyroscope = await import('../../src/interaction/gyroscope')
  stopLoop = startFrameLoop()
  const hideControl = gyroscope.showGyroscopeControl()
  const read = (beta: number | null, gamma: number | null, times = 1) => {
    for (let i = 0; i < times; i++) window.dispatchEvent(new FakeReading(beta, gamma))
  }
  const run = (seconds: number, rate = 60) => {
    for (let i = 0; i < seconds * rate; i++) clock.step?.(1000 / rate)
  }
  return { ...gyroscope, live, setPaused, hideControl, orientation, read, run }
}

/** iOS: `requestPermission` exists. */
export const askThrough = (requestPermission: () => Promise<Answer>) =>
  Object.assign(FakeReading, { requestPermission })

beforeEach(() => localStorage.clear())
afterEach(() => {
  stopLoop()
  vi.useRealTimers()
  Object.assign(FakeReading, { requestPermission: undefined })
  Object.assign(window, { portfolioTest: undefined })
})

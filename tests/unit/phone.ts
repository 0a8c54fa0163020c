import { afterEach, beforeEach, vi } from 'vitest'
import type { TestClock } from '../../src/site/interaction/frames/test-clock'

export type Answer = 'granted' | 'denied'

/** On the window before the page's modules are: then the test steps the frames. */
const clock = vi.hoisted(() => {
  const own: TestClock = {}
  Object.assign(globalThis.window, { portfolioTest: own })
  return own
})

const { startFrameLoop } = await import('../../src/site/interaction/frames/frame-loop')
const { createGyroscope } = await import('../../src/site/interaction/gyroscope')
const { setPaused } = await import('../../src/site/interaction/motion-preference')

class FakeReading extends Event {
  beta: number | null
  gamma: number | null
  constructor(beta: number | null, gamma: number | null) {
    super('deviceorientation')
    this.beta = beta
    this.gamma = gamma
  }
}

let close = () => {}

/** A phone of its own, whose gyroscope's control is on the page. */
export function openPhone() {
  const orientation = Object.assign(new EventTarget(), { angle: 0 })
  Object.defineProperty(window.screen, 'orientation', { value: orientation, configurable: true })
  Object.assign(window, { DeviceOrientationEvent: FakeReading })
  const lean = { x: 0, y: 0, isOn: false }
  const gyroscope = createGyroscope(lean)
  const stopLoop = startFrameLoop()
  const hideControl = gyroscope.showControl()
  close = () => {
    gyroscope.stop()
    stopLoop()
  }
  const read = (beta: number | null, gamma: number | null, times = 1) => {
    for (let i = 0; i < times; i++) window.dispatchEvent(new FakeReading(beta, gamma))
  }
  const run = (seconds: number, rate = 60) => {
    for (let i = 0; i < seconds * rate; i++) clock.step?.(1000 / rate)
  }
  return { gyroscope, lean, setPaused, hideControl, orientation, read, run }
}

/** iOS: `requestPermission` exists. */
export const askThrough = (requestPermission: () => Promise<Answer>) =>
  Object.assign(FakeReading, { requestPermission })

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  close()
  setPaused(false)
  vi.useRealTimers()
  Object.assign(FakeReading, { requestPermission: undefined })
})

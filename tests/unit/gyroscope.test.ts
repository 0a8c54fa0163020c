// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestClock } from '../../src/site/interaction/frames/test-clock'
import { fc } from './properties'

/** On the window before the page's modules are: then the test steps the frames. */
const clock = vi.hoisted(() => {
  const own: TestClock = {}
  Object.assign(globalThis.window, { portfolioTest: own })
  return own
})

const { startFrameLoop } = await import('../../src/site/interaction/frames/frame-loop')
const { attitude, createGyroscope, difference } = await import(
  '../../src/site/interaction/gyroscope'
)
const { setPaused } = await import('../../src/site/state/motion-preference')

type Answer = 'granted' | 'denied'

class FakeReading extends Event {
  /** iOS alone has it. */
  static requestPermission: (() => Promise<Answer>) | undefined
  beta: number | null
  gamma: number | null
  constructor(beta: number | null, gamma: number | null) {
    super('deviceorientation')
    this.beta = beta
    this.gamma = gamma
  }
}

let lean = { x: 0, y: 0, isOn: false }
let gyroscope = createGyroscope(lean)
let hideControl = () => {}
let stopLoop = () => {}

/** A phone of its own, whose gyroscope's control is on the page. */
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  const orientation = Object.assign(new EventTarget(), { angle: 0 })
  Object.defineProperty(window.screen, 'orientation', { value: orientation, configurable: true })
  Object.assign(window, { DeviceOrientationEvent: FakeReading })
  lean = { x: 0, y: 0, isOn: false }
  gyroscope = createGyroscope(lean)
  stopLoop = startFrameLoop()
  hideControl = gyroscope.showControl()
})
afterEach(() => {
  gyroscope.stop()
  stopLoop()
  setPaused(false)
  vi.useRealTimers()
  FakeReading.requestPermission = undefined
})

const read = (beta: number | null, gamma: number | null, times = 1) => {
  for (let i = 0; i < times; i++) window.dispatchEvent(new FakeReading(beta, gamma))
}
const run = (seconds: number, rate = 60) => {
  for (let i = 0; i < seconds * rate; i++) clock.step?.(1000 / rate)
}
/** With the neutral pose that is read first. */
async function startAt(beta: number, gamma: number) {
  await gyroscope.start()
  read(beta, gamma, 10)
}
const setHidden = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const expectFlat = () => {
  expect(lean.x).toBeCloseTo(0)
  expect(lean.y).toBeCloseTo(0)
}

describe('the attitude', () => {
  /** How the card should lean when a phone held at `from` is moved to `to`. */
  function leanBetween(from: [number, number], to: [number, number], screenAngle = 0) {
    const change = difference(attitude(...to, screenAngle), attitude(...from, screenAngle))
    const round = (angle: number) => Math.round(angle * 10) / 10 + 0
    return [round(change.pitch), round(change.roll)]
  }

  // In landscape the device's gamma is the screen's pitch: its long edges point up and down.
  it.each([
    ['the top edge up, on a table', [0, 0], [10, 0], 0, [10, 0]],
    ['the left edge up', [0, 0], [0, 10], 0, [0, 10]],
    ['the left edge up, half upright', [60, 0], [60, 20], 0, [1.5, 9.8]],
    ['with its top to the left', [0, -40], [0, -50], 90, [10, 0]],
    ['with its top to the right', [0, 40], [0, 50], 270, [10, 0]],
    ['upside down', [-45, 0], [-55, 0], 180, [10, 0]],
    ['to the left, on a table', [0, 0], [10, 0], 90, [0, 10]],
    ['to the right, on a table', [0, 0], [10, 0], 270, [0, -10]],
    ['held overhead, the shorter way round', [175, 0], [-175, 0], 0, [10, 0]],
  ] as const)('turns with the screen: %s', (_name, from, to, angle, expected) => {
    expect(leanBetween([...from], [...to], angle)).toEqual(expected)
  })

  // The same attitude has two readings there: (β, γ) and (180° − β, γ − 180°).
  it('does not jump where beta and gamma do, and is finite for every reading', () => {
    const pitch = fc.double({ min: -89, max: 89, noNaN: true })
    fc.assert(
      fc.property(pitch, pitch, fc.constantFrom(0, 90, 180, 270), (beta, gamma, angle) => {
        const one = attitude(beta, gamma, angle)
        const same = attitude(180 - beta, gamma - 180, angle)
        expect(same.roll).toBeCloseTo(one.roll, 6)
        expect(difference(same, one).pitch).toBeCloseTo(0, 6)
        expect(Math.abs(one.pitch)).toBeLessThanOrEqual(180)
        expect(Math.abs(one.roll)).toBeLessThanOrEqual(90)
      }),
    )
  })
})

describe('the gyroscope', () => {
  it('ignores readings without numbers, and takes zero for a number', async () => {
    await gyroscope.start()
    read(null, null, 20)
    run(0.2)
    expect(gyroscope.state.get()).toBe('asking')
    expect(lean.isOn).toBe(false)
    read(0, 0, 10)
    read(null, null, 20)
    run(0.2)
    expect(gyroscope.state.get()).toBe('on')
    expect(lean).toEqual({ x: 0, y: 0, isOn: true })
  })

  it('rests while motion is paused, and finds a new neutral pose after it', async () => {
    await startAt(45, 0)
    run(0.2)
    setPaused(true)
    read(70, 0, 20)
    run(0.5)
    expectFlat()
    setPaused(false)
    read(70, 0, 20)
    run(0.5)
    expectFlat()
  })

  it('is not called refused for the silence of a hidden tab, but for that of a phone', async () => {
    await gyroscope.start()
    setHidden(true)
    vi.advanceTimersByTime(60_000)
    expect(gyroscope.state.get()).toBe('asking')
    setHidden(false)
    vi.advanceTimersByTime(1000)
    expect(gyroscope.state.get()).toBe('asking')
    vi.advanceTimersByTime(1000)
    expect(gyroscope.state.get()).toBe('refused')
    await startAt(45, 0)
    setHidden(true)
    setHidden(false)
    vi.advanceTimersByTime(60_000)
    expect(gyroscope.state.get()).toBe('on')
  })

  it('rests while its control is out of sight, goes on after that, and is flat and deaf once off', async () => {
    await startAt(45, 0)
    run(0.2)
    hideControl()
    read(70, 0, 20)
    run(0.5)
    expect(lean).toEqual({ x: 0, y: 0, isOn: false })
    expect(gyroscope.state.get()).toBe('on')
    gyroscope.showControl()
    read(70, 0, 10)
    read(81, 0)
    run(0.4)
    expect(lean.isOn).toBe(true)
    expect(lean.y).toBeGreaterThan(0.4)
    gyroscope.stop()
    read(60, 20, 5)
    run(0.5)
    expect(gyroscope.state.get()).toBe('off')
    expect(lean).toEqual({ x: 0, y: 0, isOn: false })
  })
})

describe('the permission that iOS asks for', () => {
  const answers: { grant: () => void; deny: () => void; reject: () => void }[] = []
  beforeEach(() => {
    answers.length = 0
    FakeReading.requestPermission = () =>
      new Promise((resolve, reject) =>
        answers.push({
          grant: () => resolve('granted'),
          deny: () => resolve('denied'),
          reject: () => reject(new DOMException('no gesture', 'NotAllowedError')),
        }),
      )
  })

  it.each(['grant', 'deny', 'reject'] as const)(
    'turned off before an answer, and then %s: stays off; iOS is asked before anything is awaited',
    async (answer) => {
      const started = gyroscope.start()
      expect(answers).toHaveLength(1)
      vi.advanceTimersByTime(60_000)
      expect(gyroscope.state.get()).toBe('asking')
      gyroscope.stop()
      answers[0]?.[answer]()
      await started
      read(45, 0, 10)
      run(0.2)
      expect(gyroscope.state.get()).toBe('off')
      expect(lean.isOn).toBe(false)
    },
  )

  it('asked twice, answered twice: one listener, which the switch turns off', async () => {
    const first = gyroscope.start()
    gyroscope.stop()
    const second = gyroscope.start()
    for (const answer of answers) answer.grant()
    await Promise.all([first, second])
    read(45, 0, 10)
    read(60, 0)
    gyroscope.stop()
    run(0.5)
    expect(lean).toEqual({ x: 0, y: 0, isOn: false })
  })
})

import { afterEach, expect, it, vi } from 'vitest'
import { watchRefreshRate } from '../../src/site/scene/host/refresh-rate'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the refresh rate is measured again when the window moves to another screen', () => {
  vi.useFakeTimers()
  let hz = 120
  let nowMs = 0
  let frames = 0
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frames++
    // A busy page misses most frames.
    nowMs += (frames % 4 === 0 ? 1 : 4) * (1000 / hz)
    return setTimeout(callback, 1, nowMs)
  })
  const watching = new AbortController()
  const refreshRate = watchRefreshRate(watching.signal)
  for (const next of [120, 60, 144]) {
    hz = next
    vi.advanceTimersByTime(60_000)
    expect(Math.round(refreshRate())).toBe(next)
  }
  watching.abort()
  hz = 60
  vi.advanceTimersByTime(60_000)
  expect(Math.round(refreshRate())).toBe(144)
  // A page at rest stays at rest.
  expect(frames).toBeLessThanOrEqual(3 * 40)
})

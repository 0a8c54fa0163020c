import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchSilence } from '../../src/site/scene/host/silence-watch'

let hasFrames = true
beforeEach(() => {
  vi.useFakeTimers()
  hasFrames = true
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => hasFrames && callback())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('four seconds without a word, while one is due, are silence', () => {
  const onSilent = vi.fn()
  const { onMessage, stop } = watchSilence(() => true, onSilent)
  vi.advanceTimersByTime(4500)
  onMessage()
  vi.advanceTimersByTime(4000)
  expect(onSilent).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1500)
  expect(onSilent).toHaveBeenCalled()
  stop()
})

it('nothing is due, or the page itself gets no frames: an hour of it is no silence', () => {
  const onSilent = vi.fn()
  let isDue = false
  const { stop } = watchSilence(() => isDue, onSilent)
  vi.advanceTimersByTime(3_600_000)
  isDue = true
  hasFrames = false
  vi.advanceTimersByTime(3_600_000)
  expect(onSilent).not.toHaveBeenCalled()
  stop()
})

// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { isTouch, startTouchRule } from '../../src/site/interaction/touch-rule'
import { lockScroll, unlockScroll } from '../../src/site/overlay/moves/grid-entry'

it('a mouse counts as a finger during 650 ms after a touch', () => {
  startTouchRule()
  const touch = new Event('touchend')
  Object.defineProperty(touch, 'timeStamp', { value: 1000 })
  window.dispatchEvent(touch)
  const mouseAt = (timeStamp: number) => isTouch({ pointerType: 'mouse', timeStamp })
  expect([mouseAt(1000), mouseAt(1649), mouseAt(1650)]).toEqual([true, true, false])
  expect(isTouch({ pointerType: 'touch', timeStamp: 9000 })).toBe(true)
})

it('the scroll lock lasts 3000 ms from the last time that it was taken, or is given back', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const isLocked = () => document.documentElement.dataset.scrollLock !== undefined
  lockScroll()
  vi.advanceTimersByTime(2000)
  lockScroll()
  vi.advanceTimersByTime(2999)
  expect(isLocked()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isLocked()).toBe(false)
  lockScroll()
  unlockScroll()
  expect([isLocked(), vi.getTimerCount()]).toEqual([false, 0])
})

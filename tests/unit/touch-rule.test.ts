// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { isTouch, startTouchRule } from '../../src/site/interaction/touch-rule'

it('a mouse counts as a finger during 650 ms after a touch', () => {
  startTouchRule()
  const touch = new Event('touchend')
  Object.defineProperty(touch, 'timeStamp', { value: 1000 })
  window.dispatchEvent(touch)
  const mouseAt = (timeStamp: number) => isTouch({ pointerType: 'mouse', timeStamp })
  expect([mouseAt(1000), mouseAt(1649), mouseAt(1650)]).toEqual([true, true, false])
  expect(isTouch({ pointerType: 'touch', timeStamp: 9000 })).toBe(true)
})

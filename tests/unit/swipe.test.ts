// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSwipe } from '../../src/site/interaction/swipe'
import { draw, point } from './pointer-events'

const element = document.createElement('main')
const onSwipe = vi.fn()
const canGo = vi.fn(() => true)
let stop = () => {}
beforeEach(() => {
  element.animate = vi.fn(() => ({ cancel: () => {} }) as unknown as Animation)
  onSwipe.mockClear()
  canGo.mockReset().mockReturnValue(true)
  stop = startSwipe(element, { canGo, onSwipe })
})
afterEach(() => stop())

/** 'x,y x,y' */
const placesOf = (way: string) =>
  way.split(' ').map((place) => place.split(',').map(Number) as [number, number])

it.each([
  ['a long one to the left', '-30,0 -90,4', ['left']],
  ['a long one to the right', '30,0 90,4', ['right']],
  ['a short quick one', '-30,0', ['left']],
  ['one too short', '-6,0 -12,0', []],
  ['a vertical one', '2,30 -90,200', []],
  ['one that turned vertical within the threshold', '4,6 -200,6', []],
  ['one that came back', '-90,0 -10,0', []],
])('%s', (_name, way, expected) => {
  draw(element, placesOf(way))
  expect(onSwipe.mock.calls.flat()).toEqual(expected)
  expect(element.style.translate).toBe('')
})

it.each([
  [60, 1],
  [120, 0],
])('a short one must be quick: %i ms', (ms, count) => {
  point(element, 'pointerdown', { x: 0 })
  point(element, 'pointermove', { x: -40, ms: ms / 2 })
  point(element, 'pointerup', { x: -40, ms })
  expect(onSwipe).toHaveBeenCalledTimes(count)
})

it('the page gives way only after 5 px, and then a part of the way', () => {
  point(element, 'pointerdown', { x: 0 })
  point(element, 'pointermove', { x: -5 })
  expect(element.style.translate).toBe('')
  point(element, 'pointermove', { x: -6 })
  expect(element.style.translate).not.toBe('')
  expect(Math.abs(Number.parseFloat(element.style.translate))).toBeLessThan(6)
  point(element, 'pointercancel', { x: -6 })
  expect(element.style.translate).toBe('')
  expect(onSwipe).not.toHaveBeenCalled()
})

it('it leads nowhere without a neighbour, with a mouse, or once stopped', () => {
  const far = placesOf('-30,0 -120,0')
  canGo.mockReturnValue(false)
  draw(element, far)
  canGo.mockReturnValue(true)
  draw(element, far, 'mouse')
  stop()
  draw(element, far)
  expect(onSwipe).not.toHaveBeenCalled()
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchShown } from '../../src/site/scene/watch-shown'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watch() {
  const context = {
    isBusy: true,
    fenceSync: () => ({}),
    clientWaitSync: () => (context.isBusy ? 1 : 2),
    deleteSync: () => {},
    TIMEOUT_EXPIRED: 1,
  }
  const send = vi.fn()
  const ended = new AbortController()
  const shown = watchShown(context as never, send, ended.signal)
  return { context, shown, send, ended }
}

it('while the graphics chip works for seconds on the first frame, the page hears a word each second', () => {
  const { context, shown, send } = watch()
  shown.onDrawn(false)
  vi.advanceTimersByTime(3100)
  expect(send.mock.calls).toEqual([['busy'], ['busy'], ['busy']])
  context.isBusy = false
  vi.advanceTimersByTime(100)
  expect(send).toHaveBeenLastCalledWith('shown', false)
})

it('the first frame with the card is told too, though it is the last one that is drawn', () => {
  const { context, shown, send } = watch()
  shown.onDrawn(false)
  shown.onDrawn(true)
  context.isBusy = false
  vi.advanceTimersByTime(200)
  expect(send.mock.calls).toEqual([
    ['shown', false],
    ['shown', true],
  ])
})

it('what was asked before a lost context, or the end, is not told', () => {
  const { context, shown, send, ended } = watch()
  shown.onDrawn(true)
  shown.onLost()
  context.isBusy = false
  vi.advanceTimersByTime(200)
  expect(send).not.toHaveBeenCalled()
  shown.onDrawn(true)
  ended.abort()
  vi.advanceTimersByTime(200)
  expect(send).not.toHaveBeenCalled()
})

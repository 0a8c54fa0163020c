// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let callbacks = new Map<number, FrameRequestCallback>()
let now = 0
let hidden = false

/** The screen's next frame, `ms` later; says whether anybody waited for it. */
function frame(ms = 1000 / 60): boolean {
  now += ms
  const waiting = [...callbacks.values()]
  callbacks.clear()
  for (const callback of waiting) callback(now)
  return waiting.length > 0
}

function hide(value: boolean) {
  hidden = value
  document.dispatchEvent(new Event('visibilitychange'))
}

/** The loop keeps its stages, as the page does: each test gets a fresh one. */
async function openPage() {
  vi.resetModules()
  return await import('../../src/site/interaction/frames/frame-loop')
}

beforeEach(() => {
  let requests = 0
  callbacks = new Map()
  now = 1000
  hidden = false
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    callbacks.set(++requests, callback)
    return requests
  })
  vi.stubGlobal('cancelAnimationFrame', (request: number) => callbacks.delete(request))
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })
})
afterEach(() => vi.unstubAllGlobals())

describe('the frame loop', () => {
  it('runs the stages in their order, whatever the order of their coming', async () => {
    const { addToFrame } = await openPage()
    const ran: string[] = []
    for (const stage of ['scene', 'pose', 'timelines', 'tilt', 'input'] as const) {
      addToFrame(stage, () => {
        ran.push(stage)
        return false
      })
    }
    frame()
    expect(ran).toEqual(['input', 'timelines', 'tilt', 'pose', 'scene'])
  })

  it('asks for no frame when nobody wants one, until it is woken', async () => {
    const { addToFrame, wake } = await openPage()
    const run = vi.fn(() => false)
    addToFrame('tilt', run)
    expect([frame(), frame(), frame()]).toEqual([true, false, false])
    wake()
    wake()
    expect([frame(), frame()]).toEqual([true, false])
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('waits for the scene where a stage does, and counts the time until then', async () => {
    const { addToFrame, wake } = await openPage()
    const deltas: number[] = []
    addToFrame('tilt', (delta) => deltas.push(delta) < 2 && 'drawn')
    expect([frame(), frame()]).toEqual([true, false])
    wake()
    expect([frame(), frame()]).toEqual([true, false])
    expect(deltas).toEqual([1 / 60, expect.closeTo(2 / 60)])
  })

  it('does not lose a wake that comes from within its last frame', async () => {
    const { addToFrame, wake } = await openPage()
    let wakes = 1
    const run = vi.fn(() => {
      if (wakes-- > 0) wake()
      return false
    })
    addToFrame('pose', run)
    expect([frame(), frame(), frame()]).toEqual([true, true, false])
  })

  it('rests after a stage that throws, so that it throws no more, and can be woken', async () => {
    const { addToFrame, wake } = await openPage()
    addToFrame('tilt', () => {
      throw new Error('broken on purpose')
    })
    expect(() => frame()).toThrow('broken on purpose')
    expect(frame()).toBe(false)
    wake()
    expect(() => frame()).toThrow('broken on purpose')
  })

  it('tells the time between frames, and lets a stall count for 250 ms', async () => {
    const { addToFrame } = await openPage()
    const deltas: number[] = []
    addToFrame('tilt', (delta) => deltas.push(delta) > 0)
    for (const ms of [10, 20, 125, 10_000, 20]) frame(ms)
    const expected = [1 / 60, 0.02, 0.125, 0.25, 0.02]
    for (const [index, delta] of deltas.entries()) expect(delta).toBeCloseTo(expected[index] ?? 0)
    expect(deltas).toHaveLength(expected.length)
  })

  it('rests while the page is hidden; an hour of it is one frame', async () => {
    const { addToFrame, startFrameLoop, wake } = await openPage()
    const deltas: number[] = []
    const stop = startFrameLoop()
    addToFrame('tilt', (delta) => deltas.push(delta) > 0)
    frame()
    hide(true)
    wake()
    expect(frame(3_600_000)).toBe(false)
    hide(false)
    frame()
    expect(deltas).toEqual([1 / 60, 1 / 60])
    stop()
    expect(frame()).toBe(false)
  })

  it('forgets a function that is taken out, even within the frame', async () => {
    const { addToFrame } = await openPage()
    const other = vi.fn(() => true)
    const remove = addToFrame('tilt', () => {
      remove()
      return true
    })
    addToFrame('tilt', other)
    frame()
    frame()
    expect(other).toHaveBeenCalledTimes(2)
  })

  it('draws every second frame of a 240 Hz screen', async () => {
    const { addToFrame } = await openPage()
    const run = vi.fn(() => true)
    addToFrame('scene', run)
    for (let i = 0; i < 60; i++) frame(1000 / 240)
    run.mockClear()
    for (let i = 0; i < 240; i++) frame(1000 / 240)
    expect(run).toHaveBeenCalledTimes(120)
  })
})

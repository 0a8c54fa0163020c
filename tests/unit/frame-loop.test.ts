// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import gsap from 'gsap'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCadence } from '../../src/site/interaction/frames/frame-cadence'
import { changes, latestFrame, live } from '../../src/site/interaction/live'

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
  it('asks for no frame when nobody wants one, until it is woken, from a last frame too', async () => {
    const { addToFrame, wake } = await openPage()
    let wakes = 1
    const run = vi.fn(() => {
      if (wakes-- > 0) wake()
      return false
    })
    addToFrame('card', run)
    expect([frame(), frame(), frame()]).toEqual([true, true, false])
    wake()
    wake()
    expect([frame(), frame()]).toEqual([true, false])
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('rests after a stage that throws, so that it throws no more, and can be woken', async () => {
    const { addToFrame, wake } = await openPage()
    addToFrame('card', () => {
      throw new Error('broken on purpose')
    })
    expect(() => frame()).toThrow('broken on purpose')
    expect(frame()).toBe(false)
    wake()
    expect(() => frame()).toThrow('broken on purpose')
  })

  it('tells the time between frames; a stall counts for 250 ms, an hour hidden for a frame', async () => {
    const { addToFrame, startFrameLoop, wake } = await openPage()
    const deltas: number[] = []
    const stop = startFrameLoop()
    addToFrame('card', (delta) => deltas.push(delta) > 0)
    for (const ms of [10, 20, 125, 10_000, 20]) frame(ms)
    hide(true)
    wake()
    expect(frame(3_600_000)).toBe(false)
    hide(false)
    frame()
    const expected = [1 / 60, 0.02, 0.125, 0.25, 0.02, 1 / 60]
    expect(deltas).toEqual(expected.map((seconds) => expect.closeTo(seconds)))
    stop()
    expect(frame()).toBe(false)
  })
})

it('the list of what a frame does names each file that adds to it, and no other', () => {
  const site = (file: string) => readFileSync(path.join('src/site', file), 'utf8')
  const listed = [
    ...site('interaction/frames/frame-loop.ts').matchAll(/^ {2}'([^']+)', \/\/ ([^:]+): /gm),
  ].map(([, stage, file]) => `${file} adds ${stage}`)
  const files = readdirSync('src/site', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file))
  const added = files.flatMap((file) =>
    [...site(file).matchAll(/addToFrame\('([^']+)'/g)].map(([, stage]) => `${file} adds ${stage}`),
  )
  expect(listed.length).toBeGreaterThan(5)
  expect(listed.sort()).toEqual(added.sort())
})

describe('the cadence', () => {
  it.each([
    [30, 30],
    [60, 60],
    [120, 120],
    [144, 72],
    [165, 82.5],
    [240, 120],
    [360, 120],
  ])('draws a screen of %i Hz %d times a second, evenly', (rate, drawn) => {
    for (const jitterMs of [0, 0.6]) {
      const isDue = createCadence()
      const frames: number[] = []
      for (let frame = 1; frame <= 2 * rate; frame++) {
        const time = (frame * 1000) / rate + jitterMs * Math.sin(frame * 12.9898)
        if (isDue(time) && frame > rate) frames.push(frame)
      }
      expect(Math.abs(frames.length - drawn)).toBeLessThanOrEqual(0.5)
      const intervals = frames.slice(1).map((frame, i) => frame - (frames[i] ?? 0))
      expect(new Set(intervals)).toEqual(new Set([rate / drawn]))
    }
  })

  it('follows a move to another screen within half a second', () => {
    const isDue = createCadence()
    let time = 0
    const run = (rate: number, count: number) =>
      Array.from({ length: count }, () => {
        time += 1000 / rate
        return isDue(time)
      }).filter(Boolean).length
    run(60, 60)
    run(144, 60)
    expect(run(144, 144)).toBe(72)
    run(60, 60)
    expect(run(60, 60)).toBe(60)
  })
})

it('what the scene gets of a frame that GSAP has moved can be sent, and is all that it draws', () => {
  gsap.set(live, { exitTurn: 5 })
  const frame = latestFrame()
  expect(structuredClone(frame)).toMatchObject({ exitTurn: 5, tiltX: 0, sheet: null })
  expect(Object.keys(frame).filter((name) => /pointer|lean|flatness|light$/.test(name))).toEqual([])
})

it('tells what of a frame has changed, and nothing else', () => {
  const frame = { turn: 40, glow: 1, card: { x: 0 } }
  expect(changes(frame, { ...frame })).toBeUndefined()
  const card = { ...frame.card }
  expect(changes(frame, { ...frame, turn: 0, card })).toEqual({ turn: 0, card })
})

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { live } from '../../src/site/interaction/live'
import { connectScene } from '../../src/site/scene/host/connect-scene'
import { openScene } from '../../src/site/scene/host/open-scene'
import type { HostHandlers, SceneStart, Send, Update } from '../../src/site/scene/host/protocol'
import { openWorkerPort } from '../../src/site/scene/host/scene-ports'
import { createUpdates } from '../../src/site/scene/host/updates'
import { isCardShown, sceneState } from '../../src/site/state/scene-state'

vi.mock('../../src/site/scene/play-scene', () => ({
  playScene: async () => ({
    update: () => {
      throw new Error('no such size')
    },
  }),
}))

const PAGE = {
  view: { width: 100, height: 100, pixelRatio: 1 },
  isStill: false,
  isHidden: false,
}

afterEach(() => vi.unstubAllGlobals())

it('an error in one of the scene’s messages is told', async () => {
  const canvas = { getContext: () => ({}) } as never
  const toPage = vi.fn()
  const toScene = openScene({ canvas } as unknown as SceneStart, toPage)
  toScene('update', { id: 1, frame: undefined, conditions: undefined, stepS: undefined })
  await vi.waitFor(() => expect(toPage).toHaveBeenCalled())
  expect(toPage).toHaveBeenCalledWith('failed', 'Error: no such size')
})

it.each([
  ['could not be loaded lets the page draw', undefined, ['unsupported']],
  ['fails later has failed', ['loaded'], ['failed', 'error']],
] as const)('a worker that %s', (_name, word, ending) => {
  const worker = Object.assign(new EventTarget(), { postMessage: () => {}, terminate: () => {} })
  const start = vi.fn(function start() {
    return worker
  })
  vi.stubGlobal('Worker', start)
  const canvas = { transferControlToOffscreen: () => ({}) } as never
  const onMessage = vi.fn()
  openWorkerPort(canvas, {} as never, onMessage)
  if (word) worker.dispatchEvent(new MessageEvent('message', { data: word }))
  worker.dispatchEvent(new Event('error'))
  expect(onMessage).toHaveBeenLastCalledWith(...ending)
})

it('one update is in flight: of what changes meanwhile, the newest follows once it is drawn', () => {
  const sent: Update[] = []
  const updates = createUpdates(
    () => PAGE,
    (update) => sent.push(update),
  )
  live.tiltX = 1
  // The start counts as the first.
  expect(updates.isInFlight()).toBe(true)
  expect(updates.onDrawn(0)).toBe(true)
  expect([updates.send(), updates.send(), updates.isInFlight()]).toEqual([true, false, true])
  live.tiltX = 3
  expect([updates.onDrawn(0), updates.isInFlight()]).toEqual([false, true])
  expect([updates.onDrawn(1), updates.isInFlight()]).toEqual([true, false])
  expect([updates.send(), updates.onDrawn(2), updates.send()]).toEqual([true, true, false])
  expect(sent).toMatchObject([
    { id: 1, frame: { tiltX: 1 }, conditions: undefined },
    { id: 2, frame: { tiltX: 3 }, conditions: undefined },
  ])
})

it('the card’s paper stays until the scene has shown the card, and again after a lost context', () => {
  let tell: Send<HostHandlers> = () => {}
  const stop = connectScene(
    document.body,
    (_canvas, _start, onMessage) => {
      tell = onMessage
      return { send: () => {}, close: () => {} }
    },
    () => PAGE,
    () => {},
  )
  const seen = () => [sceneState.get(), isCardShown.get()]
  sceneState.set('loading')
  tell('started', [])
  tell('drawn', 0)
  expect(seen()).toEqual(['loading', false])
  tell('shown', false)
  expect(seen()).toEqual(['ready', false])
  tell('shown', true)
  expect(seen()).toEqual(['ready', true])
  tell('lost')
  tell('restored')
  tell('drawn', 0)
  expect(seen()).toEqual(['unavailable', false])
  tell('shown', true)
  expect(seen()).toEqual(['ready', true])
  stop()
  expect(isCardShown.get()).toBe(false)
})

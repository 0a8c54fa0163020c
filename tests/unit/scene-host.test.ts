// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { connectScene } from '../../src/site/scene/host/connect-scene'
import { openScene } from '../../src/site/scene/host/open-scene'
import type { SceneEvent, SceneStart } from '../../src/site/scene/host/protocol'
import { openWorkerPort } from '../../src/site/scene/host/scene-ports'
import { isCardShown, sceneState } from '../../src/site/state/scene-state'

vi.mock('../../src/site/scene/play-scene', () => ({
  playScene: () => () => {
    throw new Error('no such size')
  },
}))

const VIEW = { width: 100, height: 100, pixelRatio: 1 }

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page's scene. @returns what its thread tells, and how it is stopped */
function connected(onEnd: () => void) {
  let emit = (_event: SceneEvent) => {}
  const stop = connectScene(
    document.body,
    (_canvas, _start, onEvent) => {
      emit = onEvent
      return { post: () => {}, close: () => {} }
    },
    () => VIEW,
    onEnd,
  )
  return { emit, stop }
}

it('an error in one of the scene’s messages is told', async () => {
  const canvas = { getContext: () => ({}) } as never
  const emit = vi.fn()
  const post = openScene({ canvas } as unknown as SceneStart, emit)
  post({ id: 1 })
  await vi.waitFor(() => expect(emit).toHaveBeenCalled())
  expect(emit).toHaveBeenCalledWith({ type: 'failed', reason: 'Error: no such size' })
})

it.each([
  ['could not be loaded lets the page draw', undefined, 'unsupported'],
  ['fails later has failed', { type: 'loaded' }, 'failed'],
] as const)('a worker that %s', (_name, word, ending) => {
  const worker = Object.assign(new EventTarget(), { postMessage: () => {}, terminate: () => {} })
  const start = vi.fn(function start() {
    return worker
  })
  vi.stubGlobal('Worker', start)
  const canvas = { transferControlToOffscreen: () => ({}) } as never
  const onEvent = vi.fn()
  openWorkerPort(canvas, {} as never, onEvent)
  if (word) worker.dispatchEvent(new MessageEvent('message', { data: word }))
  worker.dispatchEvent(new Event('error'))
  expect(onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ type: ending }))
})

it('the card’s paper stays until the scene has shown the card, and again after a lost context', () => {
  const { emit, stop } = connected(() => {})
  const seen = () => [sceneState.get(), isCardShown.get()]
  sceneState.set('loading')
  emit({ type: 'started', files: [] })
  emit({ type: 'drawn', id: 0 })
  expect(seen()).toEqual(['loading', false])
  emit({ type: 'shown', hasCard: false })
  expect(seen()).toEqual(['ready', false])
  emit({ type: 'shown', hasCard: true })
  expect(seen()).toEqual(['ready', true])
  emit({ type: 'lost' })
  emit({ type: 'restored' })
  emit({ type: 'drawn', id: 0 })
  expect(seen()).toEqual(['unavailable', false])
  emit({ type: 'shown', hasCard: true })
  expect(seen()).toEqual(['ready', true])
  stop()
  expect(isCardShown.get()).toBe(false)
})

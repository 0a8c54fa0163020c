// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { openScene } from '../../src/site/scene/host/open-scene'
import type { SceneStart } from '../../src/site/scene/host/protocol'
import { openWorkerPort } from '../../src/site/scene/host/scene-ports'

vi.mock('../../src/site/scene/play-scene', () => ({
  playScene: () => () => {
    throw new Error('no such size')
  },
}))

afterEach(() => vi.unstubAllGlobals())

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
  ['fails later has failed', { type: 'started', files: [] }, 'failed'],
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

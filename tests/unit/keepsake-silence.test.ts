// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepsakes } from '../../src/site/interaction/keepsake'
import { frameOf, live } from '../../src/site/interaction/live'
import { connectScene } from '../../src/site/scene/host/connect-scene'
import type { SceneEvent } from '../../src/site/scene/host/protocol'

const VIEW = { width: 100, height: 100, pixelRatio: 1 }
const KEEPSAKE = { view: VIEW, frame: frameOf(live), texts: {} as ImageBitmap }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a scene that never answers is silent after half a minute, and the visitor gets no picture', async () => {
  let emit = (_event: SceneEvent) => {}
  const onEnd = vi.fn((_reason?: string) => stop())
  const stop = connectScene(
    document.body,
    (_canvas, _start, onEvent) => {
      emit = onEvent
      return { post: () => {}, close: () => {} }
    },
    () => VIEW,
    onEnd,
  )
  emit({ type: 'started', files: [] })
  const picture = keepsakes.draw?.(KEEPSAKE)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(onEnd).toHaveBeenCalled()
  expect(await picture).toBeUndefined()
  expect(keepsakes.draw).toBeUndefined()
})

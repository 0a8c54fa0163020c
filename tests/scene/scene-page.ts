import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'
import type { TestClock } from '../../src/site/interaction/frames/test-clock'
import { type FakeWebGl, fakeWebGl } from './fake-gl'

export const stage = {} as {
  gl: FakeWebGl
  host: HTMLElement
  errors: MockInstance<typeof console.error>
}

/** A busy machine is slow, not wrong. */
export const PATIENCE = { timeout: 30_000 }

let hidden = false

export const setHostWidth = (value: number) =>
  Object.defineProperty(stage.host, 'clientWidth', { value, configurable: true })

export const setHidden = (value: boolean) => {
  hidden = value
  document.dispatchEvent(new Event('visibilitychange'))
}

export const shown = () => document.documentElement.dataset.scene
export const canvasesShown = () => stage.host.querySelectorAll('canvas').length

/** Resets modules: they keep state, as a page does. Drawn on the page: there is no worker here. */
export async function openPage() {
  vi.resetModules()
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
  const clock: TestClock = { resolution: 1 }
  Object.assign(window, { portfolioTest: clock })
  const { startFrameLoop } = await import('../../src/site/interaction/frames/frame-loop')
  const { live } = await import('../../src/site/interaction/live')
  const { isStill } = await import('../../src/site/interaction/motion-preference')
  const { sceneState } = await import('../../src/site/interaction/scene-state')
  const { startScene } = await import('../../src/site/scene/host/start-scene')
  const { sceneValues } = await import('../../src/site/scene/scene-values')
  const { sceneColors } = await import('virtual:content')
  live.colors = sceneColors
  startFrameLoop()
  sceneState.set('loading')
  /** Of one more frame. */
  const drawCalls = async () => {
    const before = stage.gl.drawCalls
    await clock.step?.(16)
    return stage.gl.drawCalls - before
  }
  const start = async () => {
    const stop = startScene(stage.host)
    await vi.waitUntil(async () => {
      await clock.step?.(0)
      return shown() !== 'loading'
    }, PATIENCE)
    return stop
  }
  return { startScene: () => startScene(stage.host), start, live, sceneValues, isStill, drawCalls }
}

beforeEach(() => {
  stage.gl = fakeWebGl()
  stage.errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  hidden = false
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })
  stage.host = document.createElement('div')
  setHostWidth(900)
  Object.defineProperty(stage.host, 'clientHeight', { value: 600 })
  document.body.append(stage.host)
})
afterEach(() => {
  stage.host.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
  Object.assign(window, { portfolioTest: undefined })
})

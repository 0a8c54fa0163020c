// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import type { TestClock } from '../../src/site/interaction/frames/test-clock'

const CONSTANTS: Record<string, number> = {
  VERSION: 0x1f02,
  SCISSOR_BOX: 0x0c10,
  VIEWPORT: 0x0ba2,
}

/** A WebGL that counts. */
function fakeWebGl() {
  const fake = { canvases: [] as HTMLCanvasElement[], drawCalls: 0, released: 0 }
  const drawn = () => {
    fake.drawCalls++
  }
  const loseContext = () => {
    fake.released++
  }
  const answers: Record<string, (...args: unknown[]) => unknown> = {
    getParameter: (parameter) => {
      if (parameter === CONSTANTS.VERSION) return 'WebGL 2.0'
      const isBox = parameter === CONSTANTS.SCISSOR_BOX || parameter === CONSTANTS.VIEWPORT
      return isBox ? [0, 0, 1, 1] : 16
    },
    getContextAttributes: () => ({ alpha: false, antialias: false }),
    getShaderPrecisionFormat: () => ({ precision: 23, rangeMin: 127, rangeMax: 127 }),
    // three requests this one only to release the context.
    getExtension: (extension) => (extension === 'WEBGL_lose_context' ? { loseContext } : null),
    getSupportedExtensions: () => [],
    getProgramParameter: () => 0,
    getProgramInfoLog: () => '',
    drawElements: drawn,
    drawArrays: drawn,
    drawArraysInstanced: drawn,
    drawElementsInstanced: drawn,
  }
  let constants = 0
  const make = (name: string) => {
    if (/^[A-Z\d_]+$/.test(name)) return CONSTANTS[name] ?? 100_000 + constants++
    return answers[name] ?? (name.startsWith('create') ? () => ({}) : () => undefined)
  }
  function getContext(this: HTMLCanvasElement) {
    fake.canvases.push(this)
    const own: Record<string, unknown> = {
      canvas: this,
      drawingBufferWidth: 1,
      drawingBufferHeight: 1,
    }
    const get = (_own: object, key: string | symbol) => {
      const name = String(key)
      if (!(name in own)) own[name] = make(name)
      return own[name]
    }
    return new Proxy(own, { get })
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(getContext as never)
  return fake
}

let gl: ReturnType<typeof fakeWebGl>
let host: HTMLElement
let errors: MockInstance<typeof console.error>

/** A busy machine is slow, not wrong. */
const PATIENCE = { timeout: 30_000 }

let hidden = false

const setHidden = (value: boolean) => {
  hidden = value
  document.dispatchEvent(new Event('visibilitychange'))
}

const shown = () => document.documentElement.dataset.scene
const canvasesShown = () => host.querySelectorAll('canvas').length

/** Resets modules: they keep state, as a page does. Drawn on the page: there is no worker here. */
async function openPage() {
  vi.resetModules()
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
  const clock: TestClock = { resolution: 1 }
  Object.assign(window, { portfolioTest: clock })
  const { startFrameLoop } = await import('../../src/site/interaction/frames/frame-loop')
  const { live } = await import('../../src/site/interaction/live')
  const { sceneState } = await import('../../src/site/interaction/scene-state')
  const { startScene } = await import('../../src/site/scene/host/start-scene')
  const { sceneColors } = await import('virtual:content')
  live.colors = sceneColors
  startFrameLoop()
  sceneState.set('loading')
  /** Of one more frame. */
  const drawCalls = async () => {
    const before = gl.drawCalls
    await clock.step?.(16)
    return gl.drawCalls - before
  }
  const start = async () => {
    const stop = startScene(host)
    await vi.waitUntil(async () => {
      await clock.step?.(0)
      return shown() !== 'loading'
    }, PATIENCE)
    return stop
  }
  return { startScene: () => startScene(host), start, drawCalls }
}

beforeEach(() => {
  gl = fakeWebGl()
  errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  hidden = false
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })
  host = document.createElement('div')
  Object.defineProperty(host, 'clientWidth', { value: 900 })
  Object.defineProperty(host, 'clientHeight', { value: 600 })
  document.body.append(host)
})
afterEach(() => {
  host.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
  Object.assign(window, { portfolioTest: undefined })
})

// StrictMode mounts, unmounts and mounts again synchronously.
it('started twice, as in StrictMode, it exists once, on a new canvas', async () => {
  const { startScene, start, drawCalls } = await openPage()
  startScene()()
  expect(shown()).toBe('unavailable')
  const stop = await start()
  // The first start leaves 'unavailable' until the second one has drawn.
  await vi.waitUntil(async () => (await drawCalls()) > 0 && shown() === 'ready', PATIENCE)
  await vi.waitUntil(() => gl.released === 1, PATIENCE)
  expect(canvasesShown()).toBe(1)
  expect(new Set(gl.canvases).size).toBe(2)
  expect([await drawCalls(), shown()]).toEqual([2, 'ready'])
  stop()
  await vi.waitUntil(() => gl.released === 2, PATIENCE)
  expect([canvasesShown(), await drawCalls(), errors.mock.calls]).toEqual([0, 0, []])
})

it('waits four visible seconds for a lost context; then the canvas is removed', async () => {
  const { start, drawCalls } = await openPage()
  await start()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  setHidden(true)
  gl.canvases.at(-1)?.dispatchEvent(new Event('webglcontextlost', { cancelable: true }))
  vi.advanceTimersByTime(3_600_000)
  setHidden(false)
  vi.advanceTimersByTime(3900)
  expect(canvasesShown()).toBe(1)
  vi.advanceTimersByTime(200)
  expect([shown(), await drawCalls(), canvasesShown()]).toEqual(['unavailable', 0, 0])
  expect(errors).toHaveBeenCalledOnce()
})

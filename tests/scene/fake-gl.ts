import { vi } from 'vitest'

const CONSTANTS: Record<string, number> = {
  VERSION: 0x1f02,
  SCISSOR_BOX: 0x0c10,
  VIEWPORT: 0x0ba2,
  LINK_STATUS: 0x8b82,
}

/** A WebGL that counts, and fails on demand. */
export function fakeWebGl() {
  const fake = {
    canvases: [] as HTMLCanvasElement[],
    drawCalls: 0,
    released: 0,
    isRefused: false,
    isShaderBroken: false,
    isBroken: false,
  }
  const log = () => (fake.isShaderBroken ? 'ERROR: 0:1: broken on purpose' : '')
  const drawn = () => {
    if (fake.isBroken) throw new Error('broken on purpose')
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
    getProgramParameter: (_program, parameter) =>
      parameter === CONSTANTS.LINK_STATUS ? !fake.isShaderBroken : 0,
    getShaderInfoLog: log,
    getProgramInfoLog: log,
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
    if (fake.isRefused) return null
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

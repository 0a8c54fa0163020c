import { vi } from 'vitest'

const CONSTANTS: Record<string, number> = {
  VERSION: 0x1f02,
  SCISSOR_BOX: 0x0c10,
  VIEWPORT: 0x0ba2,
  LINK_STATUS: 0x8b82,
}

const LOSE_CONTEXT = 'WEBGL_lose_context'

type FakeWebGl = ReturnType<typeof createFake>

const createFake = () => ({
  canvases: [] as HTMLCanvasElement[],
  drawCalls: 0,
  released: 0,
  isRefused: false,
  isShaderBroken: false,
  isBroken: false,
})

function answer(fake: FakeWebGl, name: string): ((...args: unknown[]) => unknown) | undefined {
  const release = () => {
    fake.released++
  }
  switch (name) {
    case 'getParameter':
      return (parameter) => {
        if (parameter === CONSTANTS.VERSION) return 'WebGL 2.0'
        const isBox = parameter === CONSTANTS.SCISSOR_BOX || parameter === CONSTANTS.VIEWPORT
        return isBox ? [0, 0, 1, 1] : 16
      }
    case 'getContextAttributes':
      return () => ({ alpha: false, antialias: false })
    case 'getShaderPrecisionFormat':
      return () => ({ precision: 23, rangeMin: 127, rangeMax: 127 })
    case 'getExtension':
      // three requests this one only to release the context.
      return (extension) => (extension === LOSE_CONTEXT ? { loseContext: release } : null)
    case 'getSupportedExtensions':
      return () => []
    case 'getProgramParameter':
      return (_program, parameter) =>
        parameter === CONSTANTS.LINK_STATUS ? !fake.isShaderBroken : 0
    case 'getShaderInfoLog':
    case 'getProgramInfoLog':
      return () => (fake.isShaderBroken ? 'ERROR: 0:1: broken on purpose' : '')
    case 'drawElements':
    case 'drawArrays':
    case 'drawArraysInstanced':
    case 'drawElementsInstanced':
      return () => {
        if (fake.isBroken) throw new Error('broken on purpose')
        fake.drawCalls++
      }
    default:
      return undefined
  }
}

function createContext(canvas: HTMLCanvasElement, fake: FakeWebGl) {
  const own: Record<string, unknown> = { canvas, drawingBufferWidth: 1, drawingBufferHeight: 1 }
  let constants = 0
  const make = (name: string) => {
    if (/^[A-Z\d_]+$/.test(name)) return CONSTANTS[name] ?? 100_000 + constants++
    return answer(fake, name) ?? (name.startsWith('create') ? () => ({}) : () => undefined)
  }
  return new Proxy(own, {
    get: (target, key) => {
      const name = String(key)
      if (!(name in target)) target[name] = make(name)
      return target[name]
    },
  })
}

export function fakeWebGl(): FakeWebGl {
  const fake = createFake()
  function getContext(this: HTMLCanvasElement) {
    if (fake.isRefused) return null
    fake.canvases.push(this)
    return createContext(this, fake)
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(getContext as never)
  return fake
}

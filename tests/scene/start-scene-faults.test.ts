// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { canvasesShown, openPage, setHidden, shown, stage } from './scene-page'

const tellCanvas = (type: string) =>
  stage.gl.canvases.at(-1)?.dispatchEvent(new Event(type, { cancelable: true }))
const lose = () => tellCanvas('webglcontextlost')
const restore = () => tellCanvas('webglcontextrestored')

describe('startScene, on failures', () => {
  it.each([
    ['a shader that does not compile', 'isShaderBroken'],
    ['drawing that throws', 'isBroken'],
  ] as const)('%s: unavailable, without a canvas, said once', async (_name, fault) => {
    stage.gl[fault] = true
    const { start, drawCalls } = await openPage()
    await start()
    for (let i = 0; i < 5; i++) await drawCalls()
    expect([canvasesShown(), shown()]).toEqual([0, 'unavailable'])
    const ours = stage.errors.mock.calls.filter(([text]) => String(text).includes('La escena'))
    expect(ours).toHaveLength(1)
    stage.gl.isBroken = false
    expect(await drawCalls()).toBe(0)
  })

  it('without a context: unavailable, without a canvas or a message', async () => {
    stage.gl.isRefused = true
    const { start, drawCalls } = await openPage()
    await start()
    expect([canvasesShown(), shown(), await drawCalls()]).toEqual([0, 'unavailable', 0])
    expect(stage.errors).not.toHaveBeenCalled()
  })

  it('a restored context draws again', async () => {
    const { start, drawCalls } = await openPage()
    const stop = await start()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    lose()
    expect([shown(), await drawCalls()]).toEqual(['unavailable', 0])
    vi.advanceTimersByTime(3900)
    restore()
    vi.advanceTimersByTime(60_000)
    expect([await drawCalls(), shown(), canvasesShown()]).toEqual([2, 'ready', 1])
    stop()
  })

  it('a context that is never restored: the canvas is removed', async () => {
    const { start, drawCalls } = await openPage()
    await start()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    lose()
    vi.advanceTimersByTime(4100)
    expect([shown(), await drawCalls(), canvasesShown()]).toEqual(['unavailable', 0, 0])
    expect(stage.errors).toHaveBeenCalledOnce()
  })

  it('a hidden page waits for its context until it is visible', async () => {
    const { start } = await openPage()
    await start()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    setHidden(true)
    lose()
    vi.advanceTimersByTime(3_600_000)
    expect(canvasesShown()).toBe(1)
    setHidden(false)
    vi.advanceTimersByTime(3900)
    expect(canvasesShown()).toBe(1)
    vi.advanceTimersByTime(200)
    expect(canvasesShown()).toBe(0)
  })
})

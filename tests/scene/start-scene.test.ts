// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { CardFace } from '../../src/site/interaction/frame-values'
import { plateOf } from '../../src/tools/files/engraving/draw-plate'
import {
  canvasesShown,
  openPage,
  PATIENCE,
  setHidden,
  setHostWidth,
  shown,
  stage,
} from './scene-page'

const FACE: CardFace = {
  portrait: { x: -220, y: 0, radius: 99 },
  rosette: { x: 223, y: 45, scale: 1 },
  quiet: [],
}
const CARD = {
  box: { x: 90, y: 50, width: 720, height: 454 },
  plate: plateOf({ nombre: 'Ana' }),
  front: FACE,
  back: FACE,
}

describe('startScene', () => {
  it('is ready with its first frame; a moving card takes two draw calls, a resting one none', async () => {
    const { start, live, drawCalls } = await openPage()
    expect(shown()).toBe('loading')
    const stop = await start()
    expect([shown(), await drawCalls()]).toEqual(['ready', 2])
    live.card = CARD
    live.isCardLit = true
    // Plate (once), background, dust, shadow, card.
    expect(await drawCalls()).toBe(1 + 4)
    // Background, shadow and card into the cached picture; then picture and dust.
    expect(await drawCalls()).toBe(3 + 2)
    expect([await drawCalls(), await drawCalls()]).toEqual([2, 2])
    live.tiltY = 3
    expect(await drawCalls()).toBe(4)
    live.cardPresence = 0
    expect(await drawCalls()).toBe(2)
    live.cardPresence = 1
    live.isCardLit = false
    expect(await drawCalls()).toBe(2)
    stop()
  })

  it('cleans up on stop, which can be called twice', async () => {
    const { start, drawCalls } = await openPage()
    const stop = await start()
    stop()
    stop()
    expect([canvasesShown(), shown(), await drawCalls()]).toEqual([0, 'unavailable', 0])
    await vi.waitUntil(() => stage.gl.released === 1, PATIENCE)
  })

  // StrictMode mounts, unmounts and mounts again synchronously.
  it('started twice, as in StrictMode, it exists once, on a new canvas', async () => {
    const { startScene, start, drawCalls } = await openPage()
    startScene()()
    expect(shown()).toBe('unavailable')
    const stop = await start()
    // The first start leaves 'unavailable' until the second one has drawn.
    await vi.waitUntil(async () => (await drawCalls()) > 0 && shown() === 'ready', PATIENCE)
    await vi.waitUntil(() => stage.gl.released === 1, PATIENCE)
    expect(canvasesShown()).toBe(1)
    expect(new Set(stage.gl.canvases).size).toBe(2)
    expect([await drawCalls(), shown()]).toEqual([2, 'ready'])
    stop()
    await vi.waitUntil(() => stage.gl.released === 2, PATIENCE)
    expect([canvasesShown(), await drawCalls(), stage.errors.mock.calls]).toEqual([0, 0, []])
  })

  it('still: draws one frame, and one more per change', async () => {
    const { start, live, isStill, drawCalls } = await openPage()
    isStill.set(true)
    const stop = await start()
    expect([stage.gl.drawCalls, shown(), await drawCalls()]).toEqual([2, 'still', 0])
    live.card = CARD
    expect([await drawCalls(), await drawCalls()]).toEqual([2, 0])
    live.isCardLit = true
    expect([await drawCalls(), await drawCalls()]).toEqual([1 + 4, 0])
    live.turn = 180
    expect([await drawCalls(), await drawCalls()]).toEqual([1 + 4, 0])
    window.dispatchEvent(new Event('resize'))
    expect(await drawCalls()).toBe(0)
    setHostWidth(800)
    window.dispatchEvent(new Event('resize'))
    expect([await drawCalls(), await drawCalls()]).toEqual([4, 0])
    isStill.set(false)
    expect([await drawCalls(), shown(), await drawCalls()]).toEqual([3 + 2, 'ready', 2])
    stop()
  })

  it('time stops while it is still, hidden or lost', async () => {
    const { start, sceneValues, isStill, drawCalls } = await openPage()
    const stop = await start()
    await drawCalls()
    const { seconds } = sceneValues
    isStill.set(true)
    expect(await drawCalls()).toBe(2)
    isStill.set(false)
    setHidden(true)
    expect(await drawCalls()).toBe(0)
    setHidden(false)
    stage.gl.canvases[0]?.dispatchEvent(new Event('webglcontextlost', { cancelable: true }))
    expect(await drawCalls()).toBe(0)
    expect(sceneValues.seconds).toBe(seconds)
    stop()
  })
})

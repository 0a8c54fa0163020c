// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A system preference that can change while the page is open. */
function fakeSystem(reduces: boolean) {
  const query = Object.assign(new EventTarget(), { matches: reduces })
  vi.stubGlobal('matchMedia', () => query)
  return (next: boolean) => {
    query.matches = next
    query.dispatchEvent(new Event('change'))
  }
}

/** The modules keep state, as the page does: each visit gets fresh ones. */
async function visit() {
  vi.resetModules()
  const preference = await import('../../src/site/interaction/motion-preference')
  const stop = preference.startMotionPreference()
  return { ...preference, stop }
}

const shown = () => document.documentElement.dataset.motion

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('the motion preference', () => {
  it('moves by default', async () => {
    fakeSystem(false)
    const { isStill } = await visit()
    expect(isStill.get()).toBe(false)
    expect(shown()).toBe('full')
  })

  it('remembers the pause across visits, and its end too', async () => {
    fakeSystem(false)
    const first = await visit()
    first.setPaused(true)
    expect(shown()).toBe('still')
    const second = await visit()
    expect([second.isPaused.get(), second.isStill.get(), shown()]).toEqual([true, true, 'still'])
    second.setPaused(false)
    expect((await visit()).isStill.get()).toBe(false)
    expect(localStorage).toHaveLength(0)
  })

  it('follows the system while the page is open', async () => {
    const change = fakeSystem(true)
    const { isStill, isReduced, isPaused, stop } = await visit()
    const heard = vi.fn()
    isStill.subscribe(heard)
    expect([isStill.get(), isPaused.get()]).toEqual([true, false])
    change(false)
    expect([isStill.get(), isReduced.get(), shown()]).toEqual([false, false, 'full'])
    change(true)
    expect(isStill.get()).toBe(true)
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    change(false)
    expect(isStill.get()).toBe(true)
  })

  it('is still while either asks for it', async () => {
    const change = fakeSystem(true)
    const { isStill, setPaused } = await visit()
    setPaused(true)
    change(false)
    expect(isStill.get()).toBe(true)
    setPaused(false)
    expect(isStill.get()).toBe(false)
  })

  it('lasts as long as the page where storage is blocked', async () => {
    fakeSystem(false)
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    const { isStill, setPaused } = await visit()
    expect(isStill.get()).toBe(false)
    expect(() => setPaused(true)).not.toThrow()
    expect(isStill.get()).toBe(true)
    expect(() => setPaused(false)).not.toThrow()
    expect(isStill.get()).toBe(false)
  })
})

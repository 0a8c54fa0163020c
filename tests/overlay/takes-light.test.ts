// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { takesLight } from '../../src/site/overlay/light/takes-light'

const listen = vi.spyOn(window, 'addEventListener')

/** Lights that follow the pointer. */
const lights = () =>
  listen.mock.calls.filter(
    ([type, , options]) =>
      type === 'pointermove' && !(options as AddEventListenerOptions).signal?.aborted,
  ).length

it('there is one light on a screen, and none between, also when its file is on the way', async () => {
  const leaveGrid = takesLight(document.createElement('div'))
  leaveGrid?.()
  const leaveSection = takesLight(document.createElement('div'))
  await vi.waitFor(() => expect(lights()).toBeGreaterThan(0))
  await vi.dynamicImportSettled()
  expect(lights()).toBe(1)
  leaveSection?.()
  expect(lights()).toBe(0)
  const leaveNext = takesLight(document.createElement('div'))
  await vi.waitFor(() => expect(lights()).toBe(1))
  leaveNext?.()
  expect(lights()).toBe(0)
})

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

it('is one light, and then none, when the screen changes while its file is on the way', async () => {
  const leaveGrid = takesLight(document.createElement('div'))
  leaveGrid?.()
  const leaveSection = takesLight(document.createElement('div'))
  await vi.waitFor(() => expect(lights()).toBeGreaterThan(0))
  await vi.dynamicImportSettled()
  expect(lights()).toBe(1)
  leaveSection?.()
  expect(lights()).toBe(0)
})

it('is lit again on a later screen', async () => {
  const leave = takesLight(document.createElement('div'))
  await vi.waitFor(() => expect(lights()).toBe(1))
  leave?.()
  expect(lights()).toBe(0)
})

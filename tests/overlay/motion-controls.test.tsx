// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, paths, showAnew, words } from './show'

vi.mock('virtual:content', () => import('./site-content'))

const { pause, resume, tilt } = words.motion
const REDUCED = '(prefers-reduced-motion: reduce)'
const FINGER = '(any-pointer: coarse)'

class Reading extends Event {
  readonly beta = 45
  readonly gamma = 0
}

/** What the visitor's system says; it can be changed while the page is open. */
function visitorWith(...initial: ('reduced motion' | 'a phone')[]) {
  const query = (matches: boolean) => Object.assign(new EventTarget(), { matches })
  const reduced = query(initial.includes('reduced motion'))
  const queries = { [REDUCED]: reduced, [FINGER]: query(initial.includes('a phone')) }
  vi.stubGlobal('matchMedia', (text: keyof typeof queries) => queries[text] ?? query(false))
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('DeviceOrientationEvent', Reading)
  return (matches: boolean) =>
    act(() => {
      reduced.matches = matches
      reduced.dispatchEvent(new Event('change'))
    })
}

let stop = () => {}

/** Reset modules: their state lasts as long as a page. */
async function visit(path = '/') {
  vi.resetModules()
  const { startMotionPreference } = await import('../../src/site/state/motion-preference')
  const { MotionControls } = await import('../../src/site/overlay/controls/motion-controls')
  stop = startMotionPreference()
  const page = await showAnew(<MotionControls />, path)
  // The gyroscope control is lazy.
  await act(() => vi.dynamicImportSettled())
  return page
}

const noControl = (name?: string) =>
  expect(screen.queryByRole('button', name === undefined ? {} : { name })).toBeNull()
const motion = () => document.documentElement.dataset.motion

beforeEach(() => localStorage.clear())
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

it('the pause control is hidden while the system reduces motion, and what it said counts after that', async () => {
  const setReduced = visitorWith('reduced motion')
  const { user } = await visit()
  noControl()
  expect(motion()).toBe('still')
  setReduced(false)
  expect(motion()).toBe('full')
  await user.click(button(pause))
  setReduced(true)
  noControl()
  setReduced(false)
  expect(motion()).toBe('still')
  expect(button(resume)).toBeVisible()
})

describe('the gyroscope control', () => {
  it.each([
    ['without a touch screen', [], true],
    ['on an insecure page', ['a phone'], false],
  ] as const)('is hidden %s', async (_name, has, isSecure) => {
    visitorWith(...has)
    vi.stubGlobal('isSecureContext', isSecure)
    await visit()
    noControl(tilt)
  })

  it('is shown only at home, while motion is wanted', async () => {
    const setReduced = visitorWith('a phone')
    const { navigate, user } = await visit()
    expect(button(tilt)).toBeVisible()
    act(() => navigate(paths.navigation))
    noControl(tilt)
    act(() => navigate('/'))
    await user.click(button(pause))
    noControl(tilt)
    await user.click(button(resume))
    expect(button(tilt)).toBeVisible()
    setReduced(true)
    noControl(tilt)
  })
})

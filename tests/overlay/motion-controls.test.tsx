// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showAnew } from './show'
import { visitorWith } from './visitor'

vi.mock('virtual:content', () => import('./site-content'))

const REFUSAL = 'El teléfono no dio permiso o no tiene sensor.'

let stop = () => {}

/** Reset modules: their state lasts as long as a page. */
async function visit(path = '/') {
  vi.resetModules()
  const { startMotionPreference } = await import('./motion')
  const { MotionControls } = await import('../../src/site/overlay/motion/motion-controls')
  stop = startMotionPreference()
  const page = await showAnew(<MotionControls />, path)
  // The gyroscope control is lazy.
  await act(() => vi.dynamicImportSettled())
  const leave = () => {
    page.unmount()
    stop()
  }
  return { ...page, leave }
}

const NAMES = {
  pause: 'Pausar animación',
  resume: 'Reanudar animación',
  phone: 'Inclinar con el teléfono',
}
const control = (name: keyof typeof NAMES) => screen.getByRole('button', { name: NAMES[name] })
const noControl = (name: keyof typeof NAMES) =>
  expect(screen.queryByRole('button', { name: NAMES[name] })).toBeNull()
const motion = () => document.documentElement.dataset.motion

afterEach(() => stop())

describe('the pause control', () => {
  it('pauses the motion and resumes it', async () => {
    visitorWith()
    const { user } = await visit()
    expect(motion()).toBe('full')
    await user.click(control('pause'))
    expect(motion()).toBe('still')
    noControl('pause')
    await user.click(control('resume'))
    expect(motion()).toBe('full')
    noControl('resume')
  })

  it('works by keyboard, and keeps the focus', async () => {
    visitorWith()
    const { user } = await visit()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(motion()).toBe('still')
    await user.keyboard(' ')
    expect(motion()).toBe('full')
    expect(control('pause')).toHaveFocus()
  })

  it('is remembered on the next visit, until the motion is resumed', async () => {
    visitorWith()
    const first = await visit()
    await first.user.click(control('pause'))
    first.leave()
    const second = await visit()
    expect(motion()).toBe('still')
    await second.user.click(control('resume'))
    second.leave()
    await visit()
    expect(control('pause')).toBeVisible()
    expect(motion()).toBe('full')
  })

  it('works until the page is left when storage is blocked', async () => {
    visitorWith()
    vi.stubGlobal('localStorage', undefined)
    const { user } = await visit()
    await user.click(control('pause'))
    expect(motion()).toBe('still')
    await user.click(control('resume'))
    expect(motion()).toBe('full')
  })

  it('is hidden with reduced motion', async () => {
    const system = visitorWith('reduced motion')
    await visit()
    expect(screen.queryByRole('button')).toBeNull()
    expect(motion()).toBe('still')
    act(() => system.setReduced(false))
    expect(control('pause')).toBeVisible()
    expect(motion()).toBe('full')
    act(() => system.setReduced(true))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the gyroscope control', () => {
  it('is hidden without a touch screen', async () => {
    visitorWith()
    await visit()
    noControl('phone')
  })

  it('is hidden on an insecure page', async () => {
    visitorWith('a phone')
    vi.stubGlobal('isSecureContext', false)
    await visit()
    noControl('phone')
  })

  it('is shown only at home', async () => {
    visitorWith('a phone')
    const { navigate } = await visit()
    expect(control('phone')).toBeVisible()
    act(() => navigate('/navegacion/'))
    noControl('phone')
    act(() => navigate('/'))
    expect(control('phone')).toBeVisible()
  })

  it('is hidden while the motion is paused or reduced', async () => {
    const system = visitorWith('a phone')
    const { user } = await visit()
    await user.click(control('pause'))
    noControl('phone')
    await user.click(control('resume'))
    expect(control('phone')).toBeVisible()
    act(() => system.setReduced(true))
    noControl('phone')
  })

  it('is switched on and off by a click', async () => {
    const system = visitorWith('a phone')
    const { user } = await visit()
    expect(control('phone')).toHaveAttribute('aria-pressed', 'false')
    await user.click(control('phone'))
    expect(control('phone')).toHaveAttribute('aria-pressed', 'true')
    act(() => system.sendReading())
    expect(control('phone')).toHaveAttribute('aria-pressed', 'true')
    await user.click(control('phone'))
    expect(control('phone')).toHaveAttribute('aria-pressed', 'false')
    expect(screen.queryByText(REFUSAL)).toBeNull()
  })

  it('reports a denied permission', async () => {
    visitorWith('a phone').answerWith('denied')
    const { user } = await visit()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await user.click(control('phone'))
    expect(await screen.findByText(REFUSAL)).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(REFUSAL)
    expect(control('phone')).toHaveAttribute('aria-pressed', 'false')
  })

  it('reports a phone that sends no reading', async () => {
    visitorWith('a phone')
    await visit()
    vi.useFakeTimers()
    fireEvent.click(control('phone'))
    act(() => vi.advanceTimersByTime(1400))
    expect(control('phone')).toHaveAttribute('aria-pressed', 'true')
    act(() => vi.advanceTimersByTime(200))
    vi.useRealTimers()
    expect(control('phone')).toHaveAttribute('aria-pressed', 'false')
    expect(screen.getByRole('status')).toHaveTextContent(REFUSAL)
  })
})

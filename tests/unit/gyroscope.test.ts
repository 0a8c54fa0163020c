// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { askThrough, openPhone } from './phone'

describe('the gyroscope', () => {
  it('takes how the phone is held as neutral', async () => {
    const { gyroscope, lean, read, run } = openPhone()
    await gyroscope.start()
    expect(gyroscope.state.get()).toBe('asking')
    read(48, -6, 10)
    run(1)
    expect(gyroscope.state.get()).toBe('on')
    expect(lean.isOn).toBe(true)
    expect(lean.x).toBeCloseTo(0)
    expect(lean.y).toBeCloseTo(0)
  })

  it('means its first readings, which tremble', async () => {
    const { gyroscope, lean, read, run } = openPhone()
    await gyroscope.start()
    for (let i = 0; i < 5; i++) {
      read(48, 0)
      read(52, 0)
    }
    read(50, 0)
    run(0.5)
    expect(lean.y).toBeCloseTo(0, 5)
  })

  it('leans the card all the way at 22°, and no further', async () => {
    const { gyroscope, lean, read, run } = openPhone()
    await gyroscope.start()
    read(40, 0, 10)
    read(51, 0)
    run(0.4)
    expect(lean.y).toBeGreaterThan(0.4)
    expect(lean.y).toBeLessThan(0.5)
    read(120, 0)
    run(0.6)
    expect(lean.y).toBeGreaterThan(0.98)
    expect(lean.y).toBeLessThanOrEqual(1)
    read(-40, 0)
    run(1)
    expect(lean.y).toBeLessThan(-0.98)
    expect(lean.y).toBeGreaterThanOrEqual(-1)
  })

  it('smooths the same at any frame rate', async () => {
    const leans = []
    for (const rate of [30, 60, 120]) {
      const { gyroscope, lean, read, run } = openPhone()
      await gyroscope.start()
      read(40, 0, 10)
      read(50, 0)
      run(0.2, rate)
      leans.push(lean.y)
    }
    const [at30 = 0, at60 = 0, at120 = 0] = leans
    expect(Math.abs(at30 - at60)).toBeLessThan(0.005)
    expect(Math.abs(at30 - at120)).toBeLessThan(0.005)
  })

  it('ignores readings without numbers, and takes zero for a number', async () => {
    const { gyroscope, lean, read, run } = openPhone()
    await gyroscope.start()
    read(null, null, 20)
    run(0.2)
    expect(gyroscope.state.get()).toBe('asking')
    expect(lean.isOn).toBe(false)
    read(0, 0, 10)
    run(0.2)
    expect(gyroscope.state.get()).toBe('on')
    read(null, null, 20)
    run(0.2)
    expect(lean).toEqual({ x: 0, y: 0, isOn: true })
  })

  it('follows the screen when it turns, from a new neutral pose', async () => {
    const { gyroscope, lean, orientation, read, run } = openPhone()
    await gyroscope.start()
    read(45, 0, 10)
    run(0.2)
    orientation.angle = 90
    orientation.dispatchEvent(new Event('change'))
    read(0, -45, 10)
    run(0.5)
    expect(lean.x).toBeCloseTo(0)
    expect(lean.y).toBeCloseTo(0)
    read(0, -56)
    run(0.5)
    expect(lean.x).toBeCloseTo(0, 1)
    expect(lean.y).toBeGreaterThan(0.4)
  })

  it('is switched off: flat, and deaf', async () => {
    const { gyroscope, lean, read, run } = openPhone()
    await gyroscope.start()
    read(45, 0, 10)
    read(60, 0)
    run(0.5)
    gyroscope.stop()
    read(60, 20, 5)
    run(0.5)
    expect(gyroscope.state.get()).toBe('off')
    expect(lean).toEqual({ x: 0, y: 0, isOn: false })
  })

  it('rests while motion is paused, and finds a new neutral pose after it', async () => {
    const { gyroscope, setPaused, lean, read, run } = openPhone()
    await gyroscope.start()
    read(45, 0, 10)
    run(0.2)
    setPaused(true)
    read(70, 0, 20)
    run(0.5)
    expect(lean.y).toBeCloseTo(0)
    setPaused(false)
    read(70, 0, 20)
    run(0.5)
    expect(lean.y).toBeCloseTo(0)
  })

  it('rests while its control is out of sight, and goes on when it is back', async () => {
    const phone = openPhone()
    const { gyroscope, hideControl, lean, read } = phone
    await gyroscope.start()
    read(45, 0, 10)
    phone.run(0.2)
    hideControl()
    read(70, 0, 20)
    phone.run(0.5)
    expect(lean).toEqual({ x: 0, y: 0, isOn: false })
    expect(gyroscope.state.get()).toBe('on')
    gyroscope.showControl()
    read(70, 0, 10)
    read(81, 0)
    phone.run(0.4)
    expect(lean.isOn).toBe(true)
    expect(lean.y).toBeGreaterThan(0.4)
  })

  it('a permission that comes after its control has gone is used when it is back', async () => {
    let grant: (answer: 'granted') => void = () => {}
    askThrough(
      () =>
        new Promise((resolve) => {
          grant = resolve
        }),
    )
    const { gyroscope, hideControl, lean, read, run } = openPhone()
    const started = gyroscope.start()
    hideControl()
    grant('granted')
    await started
    read(45, 0, 10)
    run(0.2)
    expect(lean.isOn).toBe(false)
    gyroscope.showControl()
    read(45, 0, 10)
    run(0.2)
    expect(lean.isOn).toBe(true)
  })

  it('says it was refused when no reading comes', async () => {
    const { gyroscope, read } = openPhone()
    await gyroscope.start()
    vi.advanceTimersByTime(1400)
    expect(gyroscope.state.get()).toBe('asking')
    vi.advanceTimersByTime(200)
    expect(gyroscope.state.get()).toBe('refused')
    read(45, 0)
    expect(gyroscope.state.get()).toBe('refused')
  })
})

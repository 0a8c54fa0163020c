// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { type Answer, askThrough, openPhone } from './phone'

describe('the permission that iOS asks for', () => {
  it('granted: listens', async () => {
    askThrough(async () => 'granted')
    const { gyroscope, read } = openPhone()
    await gyroscope.start()
    read(45, 0)
    expect(gyroscope.state.get()).toBe('on')
  })

  it('denied: says so, and does not listen', async () => {
    askThrough(async () => 'denied')
    const { gyroscope, read } = openPhone()
    await gyroscope.start()
    read(45, 0)
    expect(gyroscope.state.get()).toBe('refused')
  })

  it.each([
    ['rejected', () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'))],
    [
      'thrown',
      () => {
        throw new Error('broken')
      },
    ],
  ])('%s: says so, and nothing is left unhandled', async (_name, ask) => {
    askThrough(ask)
    const { gyroscope } = openPhone()
    await expect(gyroscope.start()).resolves.toBeUndefined()
    expect(gyroscope.state.get()).toBe('refused')
  })

  it('is asked for before anything is awaited, or iOS would not count the tap', async () => {
    const ask = vi.fn(async (): Promise<Answer> => 'granted')
    askThrough(ask)
    const { gyroscope } = openPhone()
    void gyroscope.start()
    expect(ask).toHaveBeenCalledOnce()
  })

  it.each(['granted', 'denied', 'rejected'] as const)(
    'never answered, turned off, and %s afterwards: stays off',
    async (answer) => {
      let settle = { resolve: (_: Answer) => {}, reject: (_: Error) => {} }
      askThrough(() => new Promise((resolve, reject) => (settle = { resolve, reject })))
      const { gyroscope, read, lean, run } = openPhone()
      const started = gyroscope.start()
      vi.advanceTimersByTime(60_000)
      expect(gyroscope.state.get()).toBe('asking')
      gyroscope.stop()
      expect(gyroscope.state.get()).toBe('off')
      if (answer === 'rejected') settle.reject(new Error('late'))
      else settle.resolve(answer)
      await started
      read(45, 0, 10)
      run(0.2)
      expect(gyroscope.state.get()).toBe('off')
      expect(lean.isOn).toBe(false)
    },
  )

  it('asked twice, answered twice: one listener, which the switch turns off', async () => {
    const answers: ((answer: Answer) => void)[] = []
    askThrough(() => new Promise((resolve) => answers.push(resolve)))
    const { gyroscope, lean, read, run } = openPhone()
    const first = gyroscope.start()
    gyroscope.stop()
    const second = gyroscope.start()
    for (const answer of answers) answer('granted')
    await Promise.all([first, second])
    read(45, 0, 10)
    read(60, 0)
    gyroscope.stop()
    run(0.5)
    expect(lean).toEqual({ x: 0, y: 0, isOn: false })
  })
})

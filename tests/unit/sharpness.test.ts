import { afterEach, expect, it, vi } from 'vitest'
import { live } from '../../src/interaction/live'
import { createSharpness } from '../../src/scene/sharpness'

const CARD = { box: { x: 0, y: 0, width: 1, height: 1 } } as typeof live.card

afterEach(() => Object.assign(live, { card: null, isCardLit: false }))

it('a moving card and a resting one have a resolution each', () => {
  Object.assign(live, { card: CARD, isCardLit: true })
  const onChange = vi.fn()
  const { pace, follow, part } = createSharpness(() => [30, 55], onChange)
  const move = () => {
    live.tilt.x++
    follow(0.016)
  }
  const rest = () => {
    for (let i = 0; i < 60; i++) follow(0.016)
  }
  move()
  pace?.onSlow()
  pace?.onSlow()
  expect([part(), onChange.mock.calls.length]).toEqual([0.5, 2])
  rest()
  expect([part(), onChange.mock.calls.length]).toEqual([1, 3])
  move()
  expect([part(), onChange.mock.calls.length]).toEqual([0.5, 4])
})

it('each pause and each change of what moves is judged anew', () => {
  const { pace, pause, follow } = createSharpness(
    () => [30, 55],
    () => {},
  )
  const tasks = new Set([pace?.task.get()])
  pause()
  tasks.add(pace?.task.get())
  Object.assign(live, { card: CARD, isCardLit: true })
  live.tilt.x++
  follow(0.016)
  tasks.add(pace?.task.get())
  expect(tasks.size).toBe(3)
})

import { afterEach, describe, expect, it, vi } from 'vitest'
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

it('a move begins at the resolution of the rest before it, if that is lower', () => {
  Object.assign(live, { card: CARD, isCardLit: true })
  const { pace, follow, part } = createSharpness(
    () => [30, 55],
    () => {},
  )
  pace?.onSlow()
  live.tilt.x++
  follow(0.016)
  expect(part()).toBe(0.75)
  pace?.onFast()
  expect(part()).toBe(1)
})

describe('a move of a second, too short for the monitor', () => {
  function moveAt(framesPerSecond: number, seconds: number) {
    Object.assign(live, { card: CARD, isCardLit: true })
    const { follow, part } = createSharpness(
      () => [30, 55],
      () => {},
    )
    const move = () => {
      live.tilt.x++
      follow(1 / framesPerSecond)
    }
    for (let frame = 0; frame < framesPerSecond * seconds; frame++) move()
    Object.assign(live, { card: null })
    move()
    Object.assign(live, { card: CARD })
    move()
    return part()
  }

  it('if slow, makes the next one coarser', () => {
    expect(moveAt(20, 1)).toBe(0.75)
  })

  it.each([
    ['it was fast enough', 40, 1],
    ['it was only a moment', 20, 0.2],
    ['the monitor had time to judge it', 20, 3],
  ])('else leaves it: %s', (_name, framesPerSecond, seconds) => {
    expect(moveAt(framesPerSecond, seconds)).toBe(1)
  })
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

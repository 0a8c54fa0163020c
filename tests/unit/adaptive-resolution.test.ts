import { afterEach, describe, expect, it } from 'vitest'
import { createAdaptiveResolution } from '../../src/site/scene/adaptive-resolution'
import { sceneValues } from '../../src/site/scene/scene-values'

const CARD = { box: { x: 0, y: 0, width: 1, height: 1 } } as typeof sceneValues.card

afterEach(() => Object.assign(sceneValues, { card: null, isCardLit: false }))

it('a moving card and a resting one have a resolution each', () => {
  Object.assign(sceneValues, { card: CARD, isCardLit: true })
  const { decline, follow, part } = createAdaptiveResolution(() => [30, 55])
  const move = () => {
    sceneValues.version++
    follow(0.016)
  }
  const rest = () => {
    for (let i = 0; i < 60; i++) follow(0.016)
  }
  move()
  decline()
  decline()
  expect(part()).toBe(0.5)
  rest()
  expect(part()).toBe(1)
  move()
  expect(part()).toBe(0.5)
})

it('a move begins at the resolution of the rest before it, if that is lower', () => {
  Object.assign(sceneValues, { card: CARD, isCardLit: true })
  const { decline, incline, follow, part } = createAdaptiveResolution(() => [30, 55])
  decline()
  sceneValues.version++
  follow(0.016)
  expect(part()).toBe(0.75)
  incline()
  expect(part()).toBe(1)
})

describe('a move of a second, too short for the monitor', () => {
  function moveAt(framesPerSecond: number, seconds: number) {
    Object.assign(sceneValues, { card: CARD, isCardLit: true })
    const { follow, part } = createAdaptiveResolution(() => [30, 55])
    const move = () => {
      sceneValues.version++
      follow(1 / framesPerSecond)
    }
    for (let frame = 0; frame < framesPerSecond * seconds; frame++) move()
    Object.assign(sceneValues, { card: null })
    move()
    Object.assign(sceneValues, { card: CARD })
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
  const { measurement, pause, follow } = createAdaptiveResolution(() => [30, 55])
  const tasks = new Set([measurement.get()])
  pause()
  tasks.add(measurement.get())
  Object.assign(sceneValues, { card: CARD, isCardLit: true })
  sceneValues.version++
  follow(0.016)
  tasks.add(measurement.get())
  expect(tasks.size).toBe(3)
})

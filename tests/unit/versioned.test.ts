import { expect, it } from 'vitest'
import { versioned } from '../../src/site/interaction/frame-values'

it('the version rises with each value that differs, and only then', () => {
  const { values, version } = versioned({ turn: 0, isLit: false })
  const before = version()
  values.turn *= -1
  values.turn = 0
  expect([version(), values.turn]).toEqual([before, 0])
  Object.assign(values, { turn: 40, isLit: true })
  expect([version() - before, { ...values }]).toEqual([2, { turn: 40, isLit: true }])
})

it('tells what changed after a version, also a value that went and came back, and nothing else', () => {
  const { values, version, changedSince } = versioned({ turn: 0, glow: 0, presence: 1 })
  Object.assign(values, { glow: 1, turn: 40 })
  const seen = version()
  expect(changedSince(seen)).toEqual({})
  values.turn = 20
  values.turn = 40
  // Who drew the one between must draw again.
  expect([version() > seen, changedSince(seen)]).toEqual([true, { turn: 40 }])
  expect(changedSince(0)).toEqual({ turn: 40, glow: 1 })
})

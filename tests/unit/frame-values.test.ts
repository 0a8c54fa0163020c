import { expect, it } from 'vitest'
import {
  changedValues,
  readFrameValues,
  writeFrameValues,
} from '../../src/interaction/frame-values'
import { live } from '../../src/interaction/live'

it('tells what changed, and nothing else', () => {
  const before = readFrameValues()
  expect(changedValues(before, readFrameValues())).toBeUndefined()
  live.tilt.x = 3
  live.surge = 2
  expect(changedValues(before, readFrameValues())).toEqual({ tiltX: 3, surge: 2 })
})

it('what one thread reads, another one’s live says', () => {
  Object.assign(live, { turn: 40, cardPresence: 0.5, isCardLit: true })
  live.tilt.y = -7
  const sent = structuredClone(readFrameValues())
  Object.assign(live, { turn: 0, cardPresence: 1, isCardLit: false })
  live.tilt.y = 0
  writeFrameValues(sent)
  expect(readFrameValues()).toEqual(sent)
  expect(live.tilt.y).toBe(-7)
})

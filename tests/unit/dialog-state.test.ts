import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DialogEvent,
  type DialogState,
  longestStay,
  nextDialogState,
} from '../../src/site/overlay/dialog/use-dialog-state'

const stateAfter = (events: readonly DialogEvent[], start: DialogState = 'closed') =>
  events.reduce<DialogState>(nextDialogState, start)

describe('nextDialogState', () => {
  it('goes through the four states in order', () => {
    expect(stateAfter(['open'])).toBe('opening')
    expect(stateAfter(['open', 'finished'])).toBe('opened')
    expect(stateAfter(['open', 'finished', 'close'])).toBe('closing')
    expect(stateAfter(['open', 'finished', 'close', 'finished'])).toBe('closed')
  })

  it('ends as the last wish says, whatever came before, once its animation is over', () => {
    const event = fc.constantFrom<DialogEvent>('open', 'close', 'finished')
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const lastWish = events.findLast((each) => each !== 'finished') ?? 'close'
        expect(stateAfter([...events, 'finished'])).toBe(lastWish === 'open' ? 'opened' : 'closed')
      }),
    )
  })
})

describe('longestStay', () => {
  it('is the animation and 100 ms more, or nothing when animations are off', () => {
    expect(longestStay('opening', true)).toBe(250)
    expect(longestStay('closing', true)).toBe(175)
    expect(longestStay('opening', false)).toBe(0)
    expect(longestStay('closing', false)).toBe(0)
    expect(longestStay('opened', true)).toBeUndefined()
    expect(longestStay('closed', true)).toBeUndefined()
  })
})

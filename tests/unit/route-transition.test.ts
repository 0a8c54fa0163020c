import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  restingAt,
  type ScreenName,
  type Transition,
  type TransitionEvent,
  transition,
} from '../../src/site/overlay/moves/route-transition'

const RUNS = { numRuns: 200 }
const SCREENS: ScreenName[] = [
  'home',
  'navigation',
  'experience',
  'education',
  'skills',
  'projects',
  'notFound',
]
const screen = fc.constantFrom(...SCREENS)

/** What can happen to the page; the address changes by itself only at the end of an awaited exit. */
type Wish =
  | { type: 'navigate'; screen: ScreenName }
  | { type: 'leave' | 'exitEnded' | 'enterEnded' | 'settle' }
const wish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 3, arbitrary: screen.map((name) => ({ type: 'navigate' as const, screen: name })) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Wish>(
      { type: 'leave' },
      { type: 'exitEnded' },
      { type: 'enterEnded' },
      { type: 'settle' },
    ),
  },
)

type World = { address: ScreenName; state: Transition; pushes: number }

/** The machine with its caller's one rule: an exit that is over changes the address. */
function send({ address, state, pushes }: World, event: TransitionEvent): World {
  const next = transition(state, event)
  if (event.type === 'navigate') return { address: event.screen, state: next, pushes }
  if (!next.isGone || state.isGone) return { address, state: next, pushes }
  const arrived = transition(next, { type: 'navigate', screen: 'navigation' })
  return { address: 'navigation', state: arrived, pushes: pushes + 1 }
}

const startAt = (name: ScreenName): World => ({
  address: name,
  state: restingAt(name),
  pushes: 0,
})

/** Lets every animation that is due end. */
function atRest(world: World): World {
  let now = world
  for (let turns = 0; turns < 4 && now.state.phase !== 'idle'; turns++) {
    now = send(now, { type: now.state.phase === 'exit' ? 'exitEnded' : 'enterEnded' })
  }
  return now
}

/** A section's back control exists only where there is a section at rest or entering. */
const play = (world: World, wishes: readonly Wish[]) => wishes.reduce<World>(send, world)

describe('transition', () => {
  it('comes to rest showing what the address says, after any sequence', () => {
    fc.assert(
      fc.property(screen, fc.array(wish, { maxLength: 40 }), (start, wishes) => {
        const { address, state } = atRest(play(startAt(start), wishes))
        expect(state).toEqual(restingAt(address))
      }),
      RUNS,
    )
  })

  it('always knows where it goes: next is the address, or the exit is the back control’s', () => {
    fc.assert(
      fc.property(screen, fc.array(wish, { maxLength: 40 }), (start, wishes) => {
        const { address, state } = play(startAt(start), wishes)
        expect(state.next).toBe(address)
        expect(state.isGone).toBe(false)
        if (state.isAwaited) expect(state).toMatchObject({ phase: 'exit', shown: address })
      }),
      RUNS,
    )
  })

  it('lets the last wish win, whatever was on its way', () => {
    fc.assert(
      fc.property(screen, fc.array(wish), screen, (start, wishes, last) => {
        const before = play(startAt(start), wishes)
        const after = atRest(send(before, { type: 'navigate', screen: last }))
        expect(after.state.shown).toBe(last)
        expect(after.pushes).toBe(before.pushes)
      }),
      RUNS,
    )
  })

  it('queues nothing when the back control is pressed again and again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (presses) => {
        const pressed = play(
          startAt('skills'),
          Array.from({ length: presses }, () => ({ type: 'leave' as const })),
        )
        expect(atRest(pressed)).toMatchObject({ address: 'navigation', pushes: 1 })
      }),
      RUNS,
    )
  })

  it('forgets a pending back when history moves, also to the screen that is leaving', () => {
    for (const name of SCREENS) {
      const leaving = send(startAt('skills'), { type: 'leave' })
      const moved = send(leaving, { type: 'navigate', screen: name })
      expect(moved.state.isAwaited).toBe(false)
      expect(atRest(moved)).toMatchObject({ address: name, pushes: 0 })
    }
  })

  it('lets a screen return that was leaving, and one that entered go on', () => {
    const leaving = transition(restingAt('home'), { type: 'navigate', screen: 'navigation' })
    expect(leaving).toMatchObject({ shown: 'home', next: 'navigation', phase: 'exit' })
    const returning = transition(leaving, { type: 'navigate', screen: 'home' })
    expect(returning).toMatchObject({ shown: 'home', next: 'home', phase: 'enter' })
    expect(transition(returning, { type: 'navigate', screen: 'home' }).phase).toBe('enter')
    expect(transition(restingAt('home'), { type: 'navigate', screen: 'home' }).phase).toBe('idle')
  })

  it('shows the screen before the address asks for B only, never A, during one exit', () => {
    const toA = transition(restingAt('home'), { type: 'navigate', screen: 'navigation' })
    const toB = transition(toA, { type: 'navigate', screen: 'skills' })
    expect(toB).toMatchObject({ shown: 'home', next: 'skills', phase: 'exit' })
    expect(transition(toB, { type: 'exitEnded' })).toMatchObject({
      shown: 'skills',
      next: 'skills',
    })
  })

  it('is at rest after settling, at once', () => {
    fc.assert(
      fc.property(screen, fc.array(wish), (start, wishes) => {
        const settled = send(play(startAt(start), wishes), { type: 'settle' })
        const ended = settled.state.phase === 'enter' ? send(settled, { type: 'settle' }) : settled
        expect(ended.state).toEqual(restingAt(ended.address))
      }),
      RUNS,
    )
  })

  it('ignores the end of an animation that is no longer the one that plays', () => {
    const idle = restingAt('home')
    expect(transition(idle, { type: 'exitEnded' })).toBe(idle)
    expect(transition(idle, { type: 'enterEnded' })).toBe(idle)
  })
})

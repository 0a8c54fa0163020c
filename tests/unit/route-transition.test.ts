import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SECTIONS } from '../../src/site/model/sections'
import {
  restingAt,
  type ScreenName,
  type Transition,
  type TransitionEvent,
  transition,
} from '../../src/site/overlay/moves/route-transition'

const SCREENS: ScreenName[] = [
  'home',
  'navigation',
  ...SECTIONS.map(({ route }) => route),
  'notFound',
]

/** What can happen to the page; the address changes by itself only at the end of an awaited exit. */
type Wish =
  | { type: 'navigate'; screen: ScreenName }
  | { type: 'leave' | 'stay' | 'exitEnded' | 'enterEnded' | 'settle' }
type Wishes = readonly Wish[]

const screen = fc.constantFrom(...SCREENS)
const goTo = (name: ScreenName) => ({ type: 'navigate', screen: name }) as const
const others = (['leave', 'stay', 'exitEnded', 'enterEnded', 'settle'] as const).map((type) => ({
  type,
}))
const wishes = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: screen.map<Wish>(goTo) },
    { weight: 4, arbitrary: fc.constantFrom<Wish>(...others) },
  ),
  { maxLength: 40 },
)

type World = { address: ScreenName; state: Transition; pushes: number }

/** The machine with its caller's one rule: an awaited exit that is over changes the address. */
function send({ address, state, pushes }: World, event: TransitionEvent): World {
  const next = transition(state, event)
  if (event.type === 'navigate') return { address: event.screen, state: next, pushes }
  if (!state.isAwaited || next.shown === state.shown) return { address, state: next, pushes }
  return { address: next.shown, state: next, pushes: pushes + 1 }
}

const playFrom = (start: ScreenName, all: Wishes) =>
  all.reduce<World>(send, { address: start, state: restingAt(start), pushes: 0 })

/** Lets every animation that is due end. */
function atRest(world: World): World {
  let now = world
  for (let turns = 0; turns < 4 && now.state.phase !== 'idle'; turns++) {
    now = send(now, { type: now.state.phase === 'exit' ? 'exitEnded' : 'enterEnded' })
  }
  return now
}

it('the last wish wins, after any sequence of wishes', () => {
  fc.assert(
    fc.property(screen, wishes, screen, (start, all, last) => {
      const world = playFrom(start, all)
      const { address, state, pushes } = world
      if (state.isAwaited) {
        expect(state).toMatchObject({ phase: 'exit', shown: address, next: 'navigation' })
      } else expect(state.next).toBe(address)
      const rested = atRest(world)
      expect(rested.state).toEqual(restingAt(rested.address))
      const after = atRest(send(world, goTo(last)))
      expect([after.state.shown, after.pushes]).toEqual([last, pushes])
      const settled = send(world, { type: 'settle' })
      expect(settled.state).toEqual(restingAt(settled.address))
    }),
    { numRuns: 200 },
  )
})

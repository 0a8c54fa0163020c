/** The screens that follow one another; the contact dialog is part of the navigation's. */
export type ScreenName =
  | 'home'
  | 'navigation'
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'notFound'

/** SPEC's entry and exit, and the rest between them. */
export type Phase = 'enter' | 'idle' | 'exit'

export type Transition = {
  /** What is on the page. */
  readonly shown: ScreenName
  /** What the address asks for; on the page as soon as what is shown has left. */
  readonly next: ScreenName
  readonly phase: Phase
  /** The exit is the back control's, of one second, and the address follows at its end. */
  readonly isAwaited: boolean
  /** That exit is over: the address is to change now. */
  readonly isGone: boolean
}

export type TransitionEvent =
  | { type: 'navigate'; screen: ScreenName }
  | { type: 'leave' }
  | { type: 'exitEnded' }
  | { type: 'enterEnded' }
  | { type: 'settle' }

const arrivedAt = (screen: ScreenName, phase: Phase): Transition => ({
  shown: screen,
  next: screen,
  phase,
  isAwaited: false,
  isGone: false,
})

export const restingAt = (screen: ScreenName): Transition => arrivedAt(screen, 'idle')

/** The address changed, by a link, the browser's buttons, or the end of an awaited exit. */
function follow(state: Transition, screen: ScreenName): Transition {
  if (screen === state.shown) {
    // Back to what is still leaving: it returns from where it is.
    return arrivedAt(screen, state.phase === 'exit' ? 'enter' : state.phase)
  }
  if (state.isGone) return arrivedAt(screen, 'enter')
  return { ...state, next: screen, phase: 'exit', isAwaited: false }
}

/**
 * The one machine behind every move: the last wish wins, nothing is queued. Pure; time and
 * animation are its callers'.
 *
 * - `navigate`: the address changed; a pending wish of the back control dies.
 * - `leave`: the back control of a section; pressing it again changes nothing.
 * - `exitEnded`, `enterEnded`: the animation of that phase is over.
 * - `settle`: nothing may move any more (reduced motion, paused, hidden): be at the end, now.
 */
export function transition(state: Transition, event: TransitionEvent): Transition {
  switch (event.type) {
    case 'navigate':
      return follow(state, event.screen)
    case 'leave':
      return state.phase === 'exit' ? state : { ...state, phase: 'exit', isAwaited: true }
    case 'exitEnded':
      if (state.phase !== 'exit') return state
      return state.isAwaited ? { ...state, isGone: true } : arrivedAt(state.next, 'enter')
    case 'enterEnded':
      return state.phase === 'enter' ? { ...state, phase: 'idle' } : state
    case 'settle':
      if (state.isAwaited) return { ...state, isGone: true }
      return restingAt(state.next)
  }
}

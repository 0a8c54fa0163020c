import type { RouteName } from '../../model/routes'

/** The contact dialog is part of `navigation`. */
export type ScreenName = Exclude<RouteName, 'contact'> | 'notFound'

/** The contact dialog opens over the navigation: they share a screen. */
export const screenOf = (route: RouteName | undefined): ScreenName =>
  route === 'contact' ? 'navigation' : (route ?? 'notFound')

export type Phase = 'enter' | 'idle' | 'exit'

const arrivedAt = (screen: ScreenName, phase: Phase) => ({
  shown: screen,
  next: screen,
  phase,
  /** The back control's one-second exit; the address changes at its end. */
  isAwaited: false,
  /** That exit has ended: the address must change now. */
  isGone: false,
})

export type Transition = Readonly<ReturnType<typeof arrivedAt>>
export type TransitionEvent =
  | { type: 'navigate'; screen: ScreenName }
  | { type: 'leave' | 'stay' | 'exitEnded' | 'enterEnded' | 'settle' }

export const restingAt = (screen: ScreenName): Transition => arrivedAt(screen, 'idle')

function follow(state: Transition, screen: ScreenName): Transition {
  if (screen === state.shown) {
    // Back to the screen that is leaving.
    return arrivedAt(screen, state.phase === 'exit' ? 'enter' : state.phase)
  }
  if (state.isGone) return arrivedAt(screen, 'enter')
  return { ...state, next: screen, phase: 'exit', isAwaited: false }
}

/**
 * State machine of all moves. Pure. The last request wins; none is queued.
 * `leave` is a section's back control, `stay` history's wish to stay meanwhile; `settle` skips to the
 * end (still, hidden, or shown by the browser).
 */
export function transition(state: Transition, event: TransitionEvent): Transition {
  switch (event.type) {
    case 'navigate':
      return follow(state, event.screen)
    case 'leave':
      return state.phase === 'exit' ? state : { ...state, phase: 'exit', isAwaited: true }
    case 'stay':
      return state.isAwaited ? arrivedAt(state.shown, 'enter') : state
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

import type { PageName } from '../../../model/routes'

export type ScreenName = Exclude<PageName, 'contact'> | 'notFound'

/** The contact dialog opens over the navigation: they share a screen. */
export const screenOf = (route: PageName | 'notFound'): ScreenName =>
  route === 'contact' ? 'navigation' : route

/** From the screen that leaves to the one that enters. */
export type Way = { readonly from: ScreenName; readonly to: ScreenName }

export type Phase = 'enter' | 'idle' | 'exit'

const arrivedAt = (screen: ScreenName, phase: Phase) => ({
  shown: screen,
  next: screen,
  phase,
  /** The back control's one-second exit; the address changes at its end. */
  isAwaited: false,
})

export type Transition = Readonly<ReturnType<typeof arrivedAt>>
export type TransitionEvent =
  | { type: 'navigate'; screen: ScreenName }
  | { type: 'leave' | 'stay' | 'exitEnded' | 'enterEnded' | 'settle' }

export const restingAt = (screen: ScreenName): Transition => arrivedAt(screen, 'idle')

function follow(state: Transition, screen: ScreenName): Transition {
  if (screen !== state.shown) return { ...state, next: screen, phase: 'exit', isAwaited: false }
  // Back to the screen that is leaving.
  return state.phase === 'exit' ? arrivedAt(screen, 'enter') : state
}

/**
 * State machine of all moves. Pure. The last request wins; none is queued.
 * `leave` is a section's back control, `stay` history's wish to stay meanwhile; `settle` skips to the
 * end (still, hidden, or shown by the browser).
 */
export function transition(state: Transition, event: TransitionEvent): Transition {
  const { shown, next, phase, isAwaited } = state
  switch (event.type) {
    case 'navigate':
      return follow(state, event.screen)
    case 'leave':
      return phase === 'exit'
        ? state
        : { shown, next: 'navigation', phase: 'exit', isAwaited: true }
    case 'stay':
      return isAwaited ? arrivedAt(shown, 'enter') : state
    case 'exitEnded':
      return phase === 'exit' ? arrivedAt(next, 'enter') : state
    case 'enterEnded':
      return phase === 'enter' ? restingAt(shown) : state
    case 'settle':
      return phase === 'idle' ? state : restingAt(next)
  }
}

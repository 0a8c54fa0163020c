import type { PageName } from '../../../model/routes'

export type ScreenName = Exclude<PageName, 'contact'> | 'notFound'

/** The contact dialog opens over the navigation and shares its screen. */
export const screenOf = (route: PageName | 'notFound'): ScreenName =>
  route === 'contact' ? 'navigation' : route

export type Way = { readonly from: ScreenName; readonly to: ScreenName }

export type Phase = 'enter' | 'idle' | 'exit'

const arrivedAt = (screen: ScreenName, phase: Phase) => ({
  shown: screen,
  next: screen,
  phase,
  /** Whether this is the back control's exit of one second, at whose end the address changes. */
  isAwaited: false,
})

export type Transition = Readonly<ReturnType<typeof arrivedAt>>
export type TransitionEvent =
  | { type: 'navigate'; screen: ScreenName }
  | { type: 'leave' | 'stay' | 'exitEnded' | 'enterEnded' | 'settle' }

export const restingAt = (screen: ScreenName): Transition => arrivedAt(screen, 'idle')

function follow(state: Transition, screen: ScreenName): Transition {
  if (screen !== state.shown) return { ...state, next: screen, phase: 'exit', isAwaited: false }
  // The visitor goes back to the screen that is leaving.
  return state.phase === 'exit' ? arrivedAt(screen, 'enter') : state
}

/**
 * The state machine of all moves, a pure function. The last request wins, and none is queued. `leave` comes from a
 * section's back control; `stay` cancels that exit, as history has led to the same screen; `settle` skips to the end,
 * where motion is unwanted, the page hidden, or the step animated by the browser.
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

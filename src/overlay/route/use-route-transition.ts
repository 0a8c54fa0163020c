import { useCallback, useEffect, useLayoutEffect, useReducer } from 'react'
import { useLocation } from 'wouter'
import { mayMove } from '../../interaction/motion-preference'
import { useSite } from '../language/site-context'
import { screenOf } from '../screens'
import { useRouteName } from '../use-place'
import { loadedPlayer } from './load-player'
import { restingAt, transition } from './route-transition'

/** Connects the address and the state machine. */
export function useRouteTransition() {
  const screen = screenOf(useRouteName())
  const [state, dispatch] = useReducer(transition, screen, restingAt)
  const [, navigate] = useLocation()
  const { paths } = useSite()
  const { shown, isAwaited, isGone } = state

  useLayoutEffect(() => dispatch({ type: 'navigate', screen }), [screen])

  useLayoutEffect(() => {
    if (isGone) navigate(paths.navigation)
  }, [isGone, navigate, paths])

  // Back or Forward to another entry of the same screen cancels the awaited exit.
  useEffect(() => {
    if (!isAwaited) return
    const stay = () => dispatch({ type: 'navigate', screen: shown })
    window.addEventListener('popstate', stay)
    return () => window.removeEventListener('popstate', stay)
  }, [isAwaited, shown])

  const leave = useCallback(() => {
    if (!loadedPlayer() || !mayMove()) return false
    dispatch({ type: 'leave' })
    return true
  }, [])

  return { state, dispatch, leave }
}

import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer } from 'react'
import { useLocation } from 'wouter'
import { isStill } from '../../interaction/motion-preference'
import { ROUTES } from '../../model/routes'
import { screenOf } from '../screens'
import { useRouteName } from '../use-route-name'
import { greetGridIfSeen, lockScrollIfSeen } from './grid-entry'
import { loadedPlayer, loadPlayerSoon } from './load-player'
import { restingAt, type ScreenName, transition } from './route-transition'
import { unlockScroll } from './scroll-lock'

/** Gives the surge's direction. */
const DEPTH: Record<ScreenName, number> = {
  home: 0,
  navigation: 1,
  experience: 2,
  education: 3,
  skills: 4,
  projects: 5,
  certificates: 6,
  notFound: 7,
}

const mayMove = () => !isStill.get() && !document.hidden

/** Connects the address, the state machine and the animations. */
export function useRouteTransition(main: RefObject<HTMLElement | null>) {
  const screen = screenOf(useRouteName())
  const [state, dispatch] = useReducer(transition, screen, restingAt)
  const [, navigate] = useLocation()
  const { shown, next, phase, isAwaited, isGone } = state

  useLayoutEffect(() => dispatch({ type: 'navigate', screen }), [screen])

  useLayoutEffect(() => {
    if (isGone) navigate(ROUTES.navigation.path)
  }, [isGone, navigate])

  useLayoutEffect(() => {
    const element = main.current
    const player = loadedPlayer()
    if (phase === 'idle' || isGone || !element) return
    const onDone = () => dispatch({ type: phase === 'exit' ? 'exitEnded' : 'enterEnded' })
    if (!player || !mayMove()) return onDone()
    if (phase === 'exit') return player.playExit(shown, element, isAwaited, onDone)
    player.playEnter(shown, element, onDone)
    if (shown === 'navigation') lockScrollIfSeen(element)
  }, [main, phase, shown, isAwaited, isGone])

  // On an awaited exit the surge starts before the address changes.
  const target = isAwaited ? 'navigation' : next
  useEffect(() => {
    if (target === shown || !mayMove()) return
    loadedPlayer()?.playSurge(DEPTH[target] > DEPTH[shown] ? 1 : -1)
  }, [target, shown])

  useEffect(() => {
    const settle = () => {
      if (mayMove()) return
      loadedPlayer()?.settleTransition()
      unlockScroll()
      dispatch({ type: 'settle' })
    }
    const stopWatching = isStill.subscribe(settle)
    document.addEventListener('visibilitychange', settle)
    return () => {
      stopWatching()
      document.removeEventListener('visibilitychange', settle)
    }
  }, [])

  useEffect(() => {
    if (shown !== 'navigation' || phase === 'exit') unlockScroll()
  }, [shown, phase])

  // Back or Forward to another entry of the same screen cancels the awaited exit.
  useEffect(() => {
    if (!isAwaited) return
    const stay = () => dispatch({ type: 'navigate', screen: shown })
    window.addEventListener('popstate', stay)
    return () => window.removeEventListener('popstate', stay)
  }, [isAwaited, shown])

  // GSAP loads after the page; a grid that was opened directly is animated then.
  useEffect(
    () =>
      loadPlayerSoon(() => {
        if (main.current && mayMove()) greetGridIfSeen(main.current)
      }),
    [main],
  )

  const leave = useCallback(() => {
    if (!loadedPlayer() || !mayMove()) return false
    dispatch({ type: 'leave' })
    return true
  }, [])

  return { shown, phase, leave }
}

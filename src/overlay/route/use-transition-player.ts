import { type Dispatch, type RefObject, useEffect, useLayoutEffect } from 'react'
import { isStill, mayMove } from '../../interaction/motion-preference'
import { greetGridIfSeen, lockScrollIfSeen } from './grid-entry'
import { loadedPlayer, loadPlayerSoon } from './load-player'
import type { Transition, TransitionEvent } from './route-transition'
import { unlockScroll } from './scroll-lock'

/** Plays the moves. Call it after `useArrival`: entries measure the screen where it is scrolled to. */
export function useTransitionPlayer(
  main: RefObject<HTMLElement | null>,
  { shown, next, phase, isAwaited, isGone }: Transition,
  dispatch: Dispatch<TransitionEvent>,
): void {
  // On an awaited exit the address changes later.
  const target = isAwaited ? 'navigation' : next

  useLayoutEffect(() => {
    const screen = main.current
    const player = loadedPlayer()
    if (phase === 'idle' || isGone || !screen) return
    const onDone = () => dispatch({ type: phase === 'exit' ? 'exitEnded' : 'enterEnded' })
    if (!player || !mayMove()) return onDone()
    if (phase === 'exit') {
      return player.playExit({ from: shown, to: target, screen, onDone }, isAwaited)
    }
    player.playEnter({ to: shown, screen, onDone })
    if (shown === 'navigation') lockScrollIfSeen(screen)
  }, [main, phase, shown, target, isAwaited, isGone, dispatch])

  useEffect(() => {
    if (target !== shown && mayMove()) loadedPlayer()?.playSurge(shown, target)
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
  }, [dispatch])

  useEffect(() => {
    if (shown !== 'navigation' || phase === 'exit') unlockScroll()
  }, [shown, phase])

  // GSAP loads after the page; a grid that was opened directly is animated then.
  useEffect(
    () =>
      loadPlayerSoon(() => {
        if (main.current && mayMove()) greetGridIfSeen(main.current)
      }),
    [main],
  )
}

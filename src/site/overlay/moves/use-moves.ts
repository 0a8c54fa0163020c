import {
  createContext,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'wouter'
import { isStill, mayMove } from '../../interaction/motion-preference'
import { restoreScroll } from '../../interaction/scroll-memory'
import { whenIdle } from '../../interaction/when-idle'
import { isSectionRoute } from '../../model/routes'
import { useRouteName, useSite } from '../language/site-context'
import { isGridSeen, lockScroll, mayGreet, unlockScroll } from './grid-entry'
import type { Move } from './move'
import { createParts } from './parts'
import { type Phase, restingAt, type ScreenName, screenOf, transition } from './route-transition'

export const PhaseContext = createContext<Phase>('idle')
/** Starts SPEC's exit of a section; false lets the link navigate. */
export const LeaveContext = createContext<() => boolean>(() => false)

type Player = typeof import('./move')

const FIRST_INPUTS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Calls back when idle or on the first input. @returns the cancellation */
function soon(callback: () => void): () => void {
  const begin = () => {
    stop()
    callback()
  }
  const cancelIdle = whenIdle(begin)
  for (const type of FIRST_INPUTS) window.addEventListener(type, begin, { passive: true })
  const stop = () => {
    cancelIdle()
    for (const type of FIRST_INPUTS) window.removeEventListener(type, begin)
  }
  return stop
}

/** On the grid, the tile of the section left; elsewhere the title, to announce it. */
function focusTarget(main: HTMLElement, from: ScreenName, to: ScreenName): HTMLElement | null {
  if (to === 'navigation' && isSectionRoute(from)) {
    return main.querySelector<HTMLElement>(`[data-tile=${from}] a`)
  }
  return main.querySelector('h1')
}

/** Connects the address, the state machine and the moves that show what it says. */
export function useMoves() {
  const screen = screenOf(useRouteName())
  const [state, dispatch] = useReducer(transition, screen, restingAt)
  const { shown, next, phase, isAwaited, isGone } = state
  // On an awaited exit the address changes later.
  const target = isAwaited ? 'navigation' : next
  const [, navigate] = useLocation()
  const { paths } = useSite()
  const main = useRef<HTMLElement>(null)
  const [parts] = useState(createParts)
  /** Undefined until loaded; until then, moves are not animated. */
  const player = useRef<Player>(undefined)
  const move = useRef<Move>(undefined)

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

  // Scroll and focus after a move, not on load. A cancelled exit restores what `inert` blurred.
  const previous = useRef(shown)
  const leftBy = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const from = previous.current
    if (!main.current) return
    if (phase === 'exit') {
      const { activeElement } = document
      const isInside = main.current.contains(activeElement)
      leftBy.current = isInside ? (activeElement as HTMLElement) : null
      return
    }
    previous.current = shown
    const focused = from === shown ? leftBy.current : focusTarget(main.current, from, shown)
    leftBy.current = null
    focused?.focus({ preventScroll: true })
    if (from !== shown) restoreScroll()
  }, [shown, phase])

  // After scrolling: entries measure the screen where it is scrolled to.
  useLayoutEffect(() => {
    if (phase === 'idle' || isGone || !main.current) return
    const done = () => dispatch({ type: phase === 'exit' ? 'exitEnded' : 'enterEnded' })
    if (!player.current || !mayMove()) return done()
    const { createMove } = player.current
    if (phase === 'exit') {
      if (!move.current?.isLeaving()) {
        move.current = createMove({ main: main.current, parts }, move.current)
      }
      return move.current.leave(shown, target, isAwaited, done)
    }
    const arrived = () => {
      move.current = undefined
      done()
    }
    if (!move.current) return arrived()
    if (move.current.isLeaving()) move.current.turnBack(arrived)
    else move.current.arrive(shown, arrived)
    if (shown === 'navigation' && isGridSeen(parts)) lockScroll()
  }, [phase, shown, target, isAwaited, isGone, parts])

  useEffect(() => {
    if (target !== shown && mayMove()) player.current?.playSurge(shown, target)
  }, [target, shown])

  useEffect(() => {
    const settle = () => {
      if (mayMove()) return
      player.current?.settle(move.current)
      move.current = undefined
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

  useEffect(() => {
    let isGoneMeanwhile = false
    // GSAP loads after the page; a grid that was opened directly is animated then.
    const begin = (loaded: Player) => {
      if (isGoneMeanwhile) return
      player.current = loaded
      if (!main.current || !mayMove() || move.current || !mayGreet(parts)) return
      move.current = loaded.createMove({ main: main.current, parts })
      move.current.greet(() => {
        move.current = undefined
      })
      lockScroll()
    }
    // Without the file, screens change at once.
    const stop = soon(() => void import('./move').then(begin, () => {}))
    return () => {
      isGoneMeanwhile = true
      stop()
      player.current?.settle(move.current)
    }
  }, [parts])

  const leave = useCallback(() => {
    if (!player.current || !mayMove()) return false
    dispatch({ type: 'leave' })
    return true
  }, [])

  return { main, parts, shown, phase, leave }
}

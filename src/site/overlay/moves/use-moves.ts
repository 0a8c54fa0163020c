import { createContext, useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { useLocation } from 'wouter'
import { isStill, mayMove } from '../../interaction/motion-preference'
import { restoreScroll, resumeScroll } from '../../interaction/scroll-memory'
import { whenIdle } from '../../interaction/when-idle'
import { isSectionRoute } from '../../model/routes'
import { useRouteName, useSite } from '../language/site-context'
import { endGreeting, followGreeting, isGridSeen, lockScroll, unlockScroll } from './grid-entry'
import type { Moves } from './move'
import { focusEntry, namedEntry } from './named-entry'
import { type Phase, restingAt, type ScreenName, screenOf, transition } from './route-transition'

const FIRST_INPUTS = ['pointermove', 'pointerdown', 'keydown'] as const

/** What a screen needs of the moves between screens. */
export const MovesContext = createContext({
  phase: 'idle' as Phase,
  /** Starts SPEC's exit of a section; false lets the link navigate. */
  leave: (): boolean => false,
})

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
  /** Undefined until loaded; until then, moves are not animated. */
  const moves = useRef<Moves>(undefined)

  useLayoutEffect(() => dispatch({ type: 'navigate', screen }), [screen])

  useLayoutEffect(() => {
    if (isGone) navigate(paths.navigation)
  }, [isGone, navigate, paths])

  // Back or Forward to another entry of the same screen cancels the awaited exit.
  useEffect(() => {
    if (!isAwaited) return
    const stay = () => dispatch({ type: 'stay' })
    window.addEventListener('popstate', stay)
    return () => window.removeEventListener('popstate', stay)
  }, [isAwaited])

  // Scroll and focus after a move; on load the focus goes only to an entry that the address names.
  const previous = useRef(shown)
  useLayoutEffect(() => {
    const from = previous.current
    previous.current = shown
    const entry = namedEntry()
    const isFocused = focusEntry(entry)
    if (from === shown) return resumeScroll()
    if (!main.current) return
    if (!isFocused) focusTarget(main.current, from, shown)?.focus({ preventScroll: true })
    restoreScroll(entry)
  }, [shown])

  // After scrolling: entries measure the screen where it is scrolled to.
  useLayoutEffect(() => {
    if (phase === 'idle' || isGone) return
    endGreeting()
    if (phase === 'exit') unlockScroll()
    const done = () => dispatch({ type: phase === 'exit' ? 'exitEnded' : 'enterEnded' })
    if (!moves.current || !mayMove()) return done()
    if (phase === 'exit') return moves.current.leave(shown, target, isAwaited, done)
    moves.current.arrive(shown, done)
    if (shown === 'navigation' && main.current && isGridSeen(main.current)) lockScroll()
  }, [phase, shown, target, isAwaited, isGone])

  useEffect(() => {
    if (target !== shown && mayMove()) moves.current?.playSurge(shown, target)
  }, [target, shown])

  useEffect(() => {
    const page = new AbortController()
    const { signal } = page
    const settle = () => {
      if (mayMove()) return
      moves.current?.settle()
      unlockScroll()
      dispatch({ type: 'settle' })
    }
    // The way back that the browser has shown, as a swipe on a phone, is not shown once more.
    const onPopState = () => {
      if (!mayMove()) dispatch({ type: 'stay' })
      settle()
    }
    // GSAP loads after the page.
    const begin = ({ createMoves }: typeof import('./move')) => {
      if (signal.aborted || moves.current || !main.current) return
      moves.current = createMoves(main.current)
    }
    // Without the file, screens change at once.
    const load = () => void import('./move').then(begin, () => {})
    const stops = [
      isStill.subscribe(settle),
      whenIdle(load),
      main.current ? followGreeting(main.current) : undefined,
      () => page.abort(),
    ]
    document.addEventListener('visibilitychange', settle, { signal })
    window.addEventListener('popstate', onPopState, { signal, capture: true })
    const options = { once: true, passive: true, signal }
    for (const type of FIRST_INPUTS) window.addEventListener(type, load, options)
    return () => {
      for (const stop of stops) stop?.()
      moves.current?.settle()
    }
  }, [])

  const leave = useCallback(() => {
    if (!moves.current || !mayMove()) return false
    dispatch({ type: 'leave' })
    return true
  }, [])

  return { main, shown, phase, leave }
}
